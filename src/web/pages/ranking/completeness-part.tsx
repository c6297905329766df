import type { RankingRules } from '#domain/search/ranking.ts'
import { usePage } from '#web/page-context.ts'
import { rankingMessages } from '#web/pages/ranking/messages.ts'
import { ShareBars } from '#web/pages/ranking/share-bars.tsx'

/** What an entry can say, and how much of a complete one each part is. */
export function CompletenessPart({ parts }: { parts: RankingRules['completeness'] }) {
  const { messages, language } = usePage()
  const words = rankingMessages(language)
  const share = new Intl.NumberFormat(messages.locale, { style: 'percent' })
  return (
    <>
      <p>{words.completenessText}</p>
      <ShareBars
        shares={parts.map(({ name, percent }) => ({
          name: words.parts[name],
          value: percent,
          shown: share.format(percent / 100),
        }))}
      />
      <p>{words.serviceArea}</p>
    </>
  )
}
