import { useIsAway } from '#web/admin/api/connection.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Beside the progress of a job: the server is away, so it is not known how far the job is. */
export function AwayNote() {
  const messages = adminAreaMessages(usePage().language)
  const isAway = useIsAway()
  return <div role="status">{isAway && <p className="warn">{messages.away}</p>}</div>
}
