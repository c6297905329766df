import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { OtherEntries } from '#web/results/other-entries.tsx'

/** Who has the words of a search for a trade without being of it. */
export function FurtherHits({ hits }: { hits: NonNullable<ListAnswer['further']> }) {
  const { formats } = usePage()
  const messages = useMessages(otherSearchesMessages)
  const { businesses, total } = hits
  if (businesses.length === 0) return null
  return (
    <OtherEntries id="further" title={messages.further(formats.counted(total))} cards={businesses}>
      <p className="quiet small">{messages.furtherText}</p>
    </OtherEntries>
  )
}
