import { type FormEvent, useState } from 'react'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { answerFault, answerFaultText } from '#web/admin/submissions/answer-fault.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { LISTING_REFUSALS } from '#web/admin/submissions/ready-answers.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface RejectPanelProps {
  submission: Submission
  decision: Decision
  setUnsaved: SetUnsaved
}

const REASON_ID = 'reason'

/** Refuses a listing; the reason is mailed to its sender. */
export function RejectPanel({ submission, decision, setUnsaved }: RejectPanelProps) {
  const page = usePage()
  const messages = inLanguage(adminSubmissionsMessages, page.language)
  const { api } = useAdmin()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  useReportUnsaved(setUnsaved, 'reason', text.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (answerFault(text, false) !== undefined) return document.getElementById(REASON_ID)?.focus()
    void decision.run(
      'reject',
      () => api('POST /api/admin/submissions/:id/reject', { params: { id: submission.id }, body: { text } }),
      () => messages.listing.rejected,
      text,
    )
  }
  return (
    <Panel title={messages.listing.rejectTitle}>
      <form noValidate onSubmit={submit}>
        <AnswerField
          id={REASON_ID}
          label={messages.listing.reason}
          submission={submission}
          text={text}
          onText={setText}
          ready={LISTING_REFUSALS}
          fault={answerFaultText(isTried ? answerFault(text, false) : undefined, decision, 'reject', page)}
        />
        <DecisionEnd decision={decision} part="reject">
          <button type="submit" className="btn danger" disabled={decision.isBusy}>
            {decision.isBusy ? messages.answer.sending : messages.listing.reject}
          </button>
        </DecisionEnd>
      </form>
    </Panel>
  )
}
