import type { RankTier } from '#domain/search/ranking.ts'
import { usePage } from '#web/page-context.ts'
import { rankingMessages } from '#web/pages/ranking/messages.ts'

/** The levels of a match, best first. */
export function TiersPart({ tiers }: { tiers: readonly RankTier[] }) {
  const { formats, language } = usePage()
  const words = rankingMessages(language)
  return (
    <>
      <p>{words.matchText(formats.counted(tiers.length))}</p>
      <ol className="levels">
        {tiers.map(tier => (
          <li key={tier}>
            <strong>{words.tiers[tier].title}</strong>
            <span className="quiet">{words.tiers[tier].text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
