import { PROPOSED_FIELDS, type ProposedChange } from '#domain/correction/correction.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields } from '#domain/form/form-fields.ts'
import { ANSWER_FORM, isDecided } from '#domain/submission/decision.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { CorrectionTable } from '#web/admin/submissions/corrections/correction-table.tsx'
import { OfferedPicturesPanel } from '#web/admin/submissions/corrections/offered-pictures-panel.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { CORRECTION_ANSWERS } from '#web/admin/submissions/ready-answers.ts'
import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { useDecisionForm } from '#web/admin/submissions/use-decision-form.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Those of the changes that are taken, and an answer, which only a refusal needs. */
const FORM = {
  chosen: { kind: 'choices', choices: PROPOSED_FIELDS },
  text: { ...ANSWER_FORM.text, isOptional: true },
} as const satisfies FormFields

/** The changes that a correction proposes, each to be accepted or refused. */
export function CorrectionReview({ detail, decision }: ReviewProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const { api } = useAdmin()
  const { submission } = detail
  const changes: readonly ProposedChange[] = detail.changes ?? []
  const isOpen = !isDecided(submission)
  const params = { id: submission.id }
  const form = useDecisionForm({
    decision,
    fields: FORM,
    start: { chosen: [], text: '' },
    labels: { ...messages.fields, fields: messages.correction.title, text: messages.correction.text },
    prefix: 'correction-',
    send: async ({ chosen, text }) => {
      await api('POST /api/admin/submissions/:id/accept', { params, body: { fields: chosen, text } })
      return messages.correction.accepted
    },
  })
  const reject = () =>
    form.sendBy(
      async ({ text }) => {
        await api('POST /api/admin/submissions/:id/reject', { params, body: { text } })
        return messages.correction.rejected
      },
      ({ text }) => formFaults(ANSWER_FORM, { text }),
    )
  const { chosen } = form.values
  const isAll = chosen.length === changes.length
  return (
    <>
      <Panel title={messages.sent}>
        <SentFacts payload={submission.payload} names={['comment', 'isOwner', 'proof', 'email']} />
      </Panel>
      <OfferedPicturesPanel detail={detail} decision={decision} />
      <form noValidate onSubmit={form.submit}>
        <Panel
          title={messages.correction.title}
          isFlush
          aside={
            isOpen &&
            changes.length > 0 && (
              <button
                type="button"
                className="btn"
                onClick={() => form.set({ chosen: isAll ? [] : changes.map(({ field }) => field) })}
              >
                {isAll ? messages.correction.takeNone : messages.correction.takeAll}
              </button>
            )
          }
        >
          {changes.length === 0 ? (
            <p className="panel-empty">{messages.correction.noChanges}</p>
          ) : (
            <CorrectionTable
              changes={changes}
              outcome={isOpen ? null : submission.outcome}
              chosen={chosen}
              onChoose={(field, isChosen) => {
                const others = chosen.filter(one => one !== field)
                form.set({ chosen: isChosen ? [...others, field] : others })
              }}
            />
          )}
        </Panel>
        {isOpen && (
          <Panel title={messages.decision.title}>
            <AnswerField
              form={form}
              hint={messages.correction.textHint}
              submission={submission}
              ready={CORRECTION_ANSWERS}
            />
            <DecisionEnd form={form}>
              <button type="submit" className="btn go" disabled={decision.isBusy || chosen.length === 0}>
                {form.isSending
                  ? messages.answer.sending
                  : chosen.length === 0
                    ? messages.correction.acceptNone
                    : messages.correction.accept(formats.counted(chosen.length))}
              </button>
              <button
                type="button"
                className="btn danger"
                disabled={decision.isBusy}
                onClick={() => void reject()}
              >
                {messages.correction.reject}
              </button>
            </DecisionEnd>
          </Panel>
        )}
      </form>
    </>
  )
}
