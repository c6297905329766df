import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import type { ReviewProps } from '#web/admin/submissions/submission-view.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inboxWords } from '#web/messages/admin-inbox/words.ts'
import { usePage } from '#web/page-context.ts'

/** A message, as it was written; the answer to it stands below, as for every kind. */
export function MessageReview({ detail: { submission } }: ReviewProps) {
  return (
    <Panel title={inboxWords(usePage().language).message.title}>
      <SentFacts payload={submission.payload} names={['category', 'subject', 'message']} />
    </Panel>
  )
}
