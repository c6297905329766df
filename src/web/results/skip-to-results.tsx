import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { useMessages } from '#web/messages.ts'
import { ENTRIES } from '#web/results/shown-list.ts'

/** Past search box, filters and tools, straight to the first entry. */
export function SkipToResults() {
  return (
    <a className="skip" href={`#${ENTRIES}`}>
      {useMessages(businessesMessages).skipToHits}
    </a>
  )
}
