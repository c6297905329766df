import { ANSWER_FORM } from '#domain/submission/decision.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import type { ReadyAnswer } from '#web/admin/submissions/ready-answers.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { useDecisionForm } from '#web/admin/submissions/use-decision-form.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

interface AnswerPanelProps {
  /** What it is, in ids: 'reply'. */
  name: string
  title: string
  label: string
  hint?: string | undefined
  submission: Submission
  decision: Decision
  ready: readonly ReadyAnswer[]
  button: { readonly text: string; readonly className: string }
  /** @returns what is said when it is done */
  send: (text: string) => Promise<string>
}

/** A text to the sender by itself: an answer, a question, the reason of a refusal. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { name, title, label, hint, submission, decision, ready, button, send } = props
  const messages = useMessages(adminSubmissionsMessages)
  const form = useDecisionForm({
    decision,
    fields: ANSWER_FORM,
    start: { text: '' },
    labels: { text: label },
    prefix: `${name}-`,
    send: ({ text }) => send(text),
  })
  return (
    <Panel title={title}>
      <form noValidate onSubmit={form.submit}>
        <AnswerField form={form} hint={hint} submission={submission} ready={ready} />
        <DecisionEnd form={form}>
          <button type="submit" className={button.className} disabled={decision.isBusy}>
            {form.isSending ? messages.answer.sending : button.text}
          </button>
        </DecisionEnd>
      </form>
    </Panel>
  )
}
