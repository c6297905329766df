import type { RankingRules } from '#domain/search/ranking.ts'
import { messages as rankingMessages } from '#translated/pages/ranking.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ShareBars } from '#web/pages/ranking/share-bars.tsx'

/** What gives an entry points, and how many. */
export function PointsPart({ rules }: { rules: RankingRules }) {
  const { formats, messages } = usePage()
  const texts = useMessages(rankingMessages)
  const points = new Intl.NumberFormat(messages.locale, { maximumFractionDigits: 1 })
  return (
    <>
      <p>{texts.pointsText}</p>
      <ShareBars
        shares={rules.weights.map(({ name, points }) => ({
          name: texts.weights[name].title,
          text: texts.weights[name].text,
          value: points,
          shown: texts.pointsOf(formats.counted(points)),
        }))}
      />
      <p>{texts.reviewText(formats.counted(rules.fullReviewCount))}</p>
      <ul className="lead-list">
        {rules.reviewExamples.map(({ reviewCount, points: earned }) => (
          <li key={reviewCount} className="lead-row">
            <span>{texts.reviews(formats.counted(reviewCount))}</span>
            <span className="num">{texts.pointsOf(formats.counted(earned, points.format(earned)))}</span>
          </li>
        ))}
      </ul>
      <p>{texts.tie}</p>
    </>
  )
}
