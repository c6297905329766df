import { businessesMessages } from '#web/messages/businesses.ts'
import { usePage } from '#web/page-context.ts'
import { ENTRIES } from '#web/results/shown-list.ts'

/** Past search box, filters and tools, straight to the first entry. */
export function SkipToResults() {
  return (
    <a className="skip" href={`#${ENTRIES}`}>
      {businessesMessages(usePage().language).skipToHits}
    </a>
  )
}
