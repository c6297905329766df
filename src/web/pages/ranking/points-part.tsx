import type { RankingRules } from '#domain/search/ranking.ts'
import { usePage } from '#web/page-context.ts'
import { rankingMessages } from '#web/pages/ranking/messages.ts'
import { ShareBars } from '#web/pages/ranking/share-bars.tsx'

/** What gives an entry points, and how many. */
export function PointsPart({ rules }: { rules: RankingRules }) {
  const { formats, messages, language } = usePage()
  const words = rankingMessages(language)
  const points = new Intl.NumberFormat(messages.locale, { maximumFractionDigits: 1 })
  return (
    <>
      <p>{words.pointsText}</p>
      <ShareBars
        shares={rules.weights.map(({ name, points }) => ({
          name: words.weights[name].title,
          text: words.weights[name].text,
          value: points,
          shown: words.pointsOf(formats.counted(points)),
        }))}
      />
      <p>{words.reviewText(formats.counted(rules.fullReviewCount))}</p>
      <ul className="lead-list">
        {rules.reviewExamples.map(({ reviewCount, points: earned }) => (
          <li key={reviewCount} className="lead-row">
            <span>{words.reviews(formats.counted(reviewCount))}</span>
            <span className="num">{words.pointsOf(formats.counted(earned, points.format(earned)))}</span>
          </li>
        ))}
      </ul>
      <p>{words.tie}</p>
    </>
  )
}
