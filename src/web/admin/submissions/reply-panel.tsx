import { type FormEvent, useState } from 'react'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { answerFault, answerFaultText } from '#web/admin/submissions/answer-fault.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { questions } from '#web/admin/submissions/ready-answers.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { isDecided } from '#web/admin/submissions/use-decision.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ReplyPanelProps {
  submission: Submission
  hasMailServer: boolean
  decision: Decision
  setUnsaved: SetUnsaved
}

const REPLY_ID = 'reply'

/** A mail to the sender, as often as needed: the answer to a message, a question about anything else. */
export function ReplyPanel({ submission, hasMailServer, decision, setUnsaved }: ReplyPanelProps) {
  const page = usePage()
  const messages = inLanguage(adminSubmissionsMessages, page.language)
  const { api } = useAdmin()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  useReportUnsaved(setUnsaved, 'reply', text.trim() !== '')
  const isMessage = submission.kind === 'message'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (answerFault(text, false) !== undefined) return document.getElementById(REPLY_ID)?.focus()
    const reply = () =>
      api('POST /api/admin/submissions/:id/reply', { params: { id: submission.id }, body: { text } })
    const doneText = hasMailServer ? messages.message.sent : messages.handOver.stored
    if (!(await decision.run('reply', reply, () => doneText, text))) return
    setText('')
    setIsTried(false)
  }
  return (
    <Panel title={isMessage ? messages.message.reply : messages.message.ask}>
      <form noValidate onSubmit={event => void submit(event)}>
        <AnswerField
          id={REPLY_ID}
          label={isMessage ? messages.message.reply : messages.message.question}
          hint={isMessage || isDecided(submission) ? '' : messages.message.askHint}
          submission={submission}
          text={text}
          onText={setText}
          ready={questions(submission)}
          fault={answerFaultText(isTried ? answerFault(text, false) : undefined, decision, 'reply', page)}
        />
        <DecisionEnd decision={decision} part="reply">
          <button type="submit" className={isMessage ? 'btn go' : 'btn'} disabled={decision.isBusy}>
            {decision.isBusy ? messages.answer.sending : messages.message.send}
          </button>
        </DecisionEnd>
      </form>
    </Panel>
  )
}
