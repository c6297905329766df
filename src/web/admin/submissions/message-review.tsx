import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import type { ReviewProps } from '#web/admin/submissions/submission-view.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** A message, as it was written; the answer to it stands below, as for every kind. */
export function MessageReview({ detail: { submission } }: ReviewProps) {
  return (
    <Panel title={adminSubmissionsMessages(usePage().language).message.title}>
      <SentFacts payload={submission.payload} names={['category', 'subject', 'message']} />
    </Panel>
  )
}
