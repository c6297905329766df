import { isDecided } from '#domain/submission/decision.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { AnswerPanel } from '#web/admin/submissions/answer-panel.tsx'
import { questions } from '#web/admin/submissions/ready-answers.ts'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { useMessages } from '#web/messages.ts'

/** A mail to the sender, as often as needed: the answer to a message, a question about anything else. */
export function ReplyPanel({ detail: { submission, hasMailServer }, decision }: ReviewProps) {
  const { message: messages, handOver } = useMessages(adminSubmissionsMessages)
  const { api } = useAdmin()
  const isMessage = submission.kind === 'message'
  return (
    <AnswerPanel
      name="reply"
      title={isMessage ? messages.reply : messages.ask}
      label={isMessage ? messages.reply : messages.question}
      hint={isMessage || isDecided(submission) ? '' : messages.askHint}
      submission={submission}
      decision={decision}
      ready={questions(submission)}
      button={{ text: messages.send, className: isMessage ? 'btn go' : 'btn' }}
      send={async text => {
        await api('POST /api/admin/submissions/:id/reply', { params: { id: submission.id }, body: { text } })
        return hasMailServer ? messages.sent : handOver.stored
      }}
    />
  )
}
