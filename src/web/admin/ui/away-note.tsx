import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { useIsAway } from '#web/admin/api/connection.ts'
import { useMessages } from '#web/messages.ts'

/** Beside the progress of a job: the server is away, so it is not known how far the job is. */
export function AwayNote() {
  const messages = useMessages(adminAreaMessages)
  const isAway = useIsAway()
  return <div role="status">{isAway && <p className="warn">{messages.away}</p>}</div>
}
