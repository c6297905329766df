import { Link } from 'wouter'
import type { RankingRules } from '#domain/search/ranking.ts'
import { messages as rankingMessages } from '#translated/pages/ranking.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** The article that explains the mean at length (content/blog). */
const ARTICLE = 'bewertungen-richtig-lesen'

/** How a rating is drawn towards the usual one, with examples that the search has calculated. */
export function MeanPart({ rules }: { rules: RankingRules }) {
  const { formats, messages } = usePage()
  const texts = useMessages(rankingMessages)
  const exact = new Intl.NumberFormat(messages.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <>
      <p>{texts.meanText(formats.rating(rules.priorRating), formats.counted(rules.priorReviews))}</p>
      <ul className="lead-list">
        <li className="lead-head" aria-hidden="true">
          <span>{texts.example}</span>
          <span>{texts.counts}</span>
        </li>
        {rules.examples.map(({ rating, reviewCount, counted }) => (
          <li key={`${rating} ${reviewCount}`} className="lead-row">
            <span>
              {texts.exampleOf(formats.rating(rating), texts.reviews(formats.counted(reviewCount)))}
            </span>
            <span className="num">
              <span className="vh">{texts.counts} </span>
              <span>{exact.format(counted)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.meanShown}</p>
      <p>
        <Link href={routes.article.href({ slug: ARTICLE })}>{texts.meanArticle}</Link>
      </p>
    </>
  )
}
