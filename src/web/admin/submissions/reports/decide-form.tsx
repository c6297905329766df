import { type FormEvent, useId, useState } from 'react'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { NamedBusiness } from '#web/admin/businesses/business-list.tsx'
import { answerFault, answerFaultText } from '#web/admin/submissions/answer-fault.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { reportAnswers } from '#web/admin/submissions/ready-answers.ts'
import { ConcernedBusinesses } from '#web/admin/submissions/reports/concerned-businesses.tsx'
import {
  ACTIONS,
  isAffecting,
  isForRemoval,
  useDecideForm,
} from '#web/admin/submissions/reports/use-decide-form.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface DecideFormProps {
  submission: Submission
  /** Businesses that it may concern. */
  found: readonly NamedBusiness[]
  /** The one that it means beyond doubt. */
  certainId: number | null
  decision: Decision
  setUnsaved: SetUnsaved
}

const TEXT_ID = 'answer'

/** Decides on a report, a notice or a privacy request: whether it is followed, what happens to which business, and the answer. */
export function DecideForm({ submission, found, certainId, decision, setUnsaved }: DecideFormProps) {
  const page = usePage()
  const { formats } = page
  const inbox = inLanguage(adminSubmissionsMessages, page.language)
  const messages = inbox.decision
  const { api } = useAdmin()
  const id = useId()
  const form = useDecideForm(submission, found, certainId)
  const [isTried, setIsTried] = useState(false)
  /** What is asked once more before it is sent. */
  const [asking, setAsking] = useState<'remove' | 'none' | null>(null)
  const { isActedOn, action, chosen, text } = form.values
  // An answer to a report is optional; for the other kinds the law requires one.
  const isTextOptional = submission.kind === 'report'
  const faults = {
    follow: isActedOn === null,
    action: isActedOn === true && action === null,
    businesses: isAffecting(form.values) && chosen.length === 0,
    text: answerFault(text, isTextOptional),
  }
  const stillPublic = form.businesses
    .filter(business => chosen.includes(business.id) && !business.isHidden && !business.isRemoved)
    .map(({ name }) => name)
  useReportUnsaved(setUnsaved, 'decide', form.isTouched)
  const send = () =>
    decision.run(
      'decide',
      () =>
        api('POST /api/admin/submissions/:id/decide', {
          params: { id: submission.id },
          body: form.decision(),
        }),
      () => messages.done,
      text,
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (faults.follow) return document.getElementById(`${id}-yes`)?.focus()
    if (faults.action) return document.getElementById(`${id}-${ACTIONS[0]}`)?.focus()
    if (faults.businesses) return document.getElementById(`${id}-businesses`)?.focus()
    if (faults.text !== undefined) return document.getElementById(TEXT_ID)?.focus()
    if (isAffecting(form.values) && action === 'remove') setAsking('remove')
    else if (isActedOn === true && action === 'none' && isForRemoval(submission)) setAsking('none')
    else void send()
  }
  return (
    <Panel title={messages.title}>
      <form noValidate className="decide" onSubmit={submit}>
        <fieldset aria-describedby={isTried && faults.follow ? `${id}-follow` : undefined}>
          <legend className="legend">{messages.follow}</legend>
          {isTried && faults.follow && (
            <p className="err ic ic-warn" id={`${id}-follow`}>
              {messages.chooseDecision}
            </p>
          )}
          {([true, false] as const).map(answer => (
            <label key={String(answer)} className="pick">
              <input
                type="radio"
                name={`${id}-acted`}
                id={answer ? `${id}-yes` : undefined}
                checked={isActedOn === answer}
                onChange={() => form.set({ isActedOn: answer })}
              />
              <span>{answer ? messages.acted : messages.notActed}</span>
            </label>
          ))}
        </fieldset>
        {isActedOn === true && (
          <fieldset aria-describedby={isTried && faults.action ? `${id}-action-fault` : undefined}>
            <legend className="legend">{messages.action}</legend>
            {isTried && faults.action && (
              <p className="err ic ic-warn" id={`${id}-action-fault`}>
                {messages.chooseAction}
              </p>
            )}
            {ACTIONS.map(known => (
              <label key={known} className="pick">
                <input
                  type="radio"
                  name={`${id}-action`}
                  id={`${id}-${known}`}
                  checked={action === known}
                  onChange={() => form.set({ action: known })}
                />
                <span>{messages.actions[known]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <ConcernedBusinesses
          id={`${id}-businesses`}
          form={form}
          fault={isTried && faults.businesses ? messages.chooseBusinesses : undefined}
        />
        {submission.kind === 'privacy-request' && isAffecting(form.values) && action === 'remove' && (
          <label className="pick">
            <input
              type="checkbox"
              checked={form.values.alsoPhone}
              onChange={event => form.set({ alsoPhone: event.target.checked })}
            />
            {messages.alsoPhone}
          </label>
        )}
        <div>
          <AnswerField
            id={TEXT_ID}
            label={submission.kind === 'notice' ? messages.statement : messages.text}
            submission={submission}
            text={text}
            onText={typed => form.set({ text: typed })}
            ready={reportAnswers(submission, isActedOn)}
            isOptional={isTextOptional}
            fault={answerFaultText(isTried ? faults.text : undefined, decision, 'decide', page)}
          />
          <DecisionEnd
            decision={decision}
            part="decide"
            labels={{ businessIds: messages.businesses, action: messages.action }}
          >
            <button type="submit" className="btn go" disabled={decision.isBusy}>
              {decision.isBusy
                ? inbox.answer.sending
                : submission.senderEmail === null
                  ? messages.submitQuiet
                  : messages.submit}
            </button>
          </DecisionEnd>
        </div>
      </form>
      {asking === 'remove' && (
        <ConfirmDialog
          title={messages.confirmTitle(formats.counted(chosen.length))}
          action={messages.confirm}
          isDangerous
          onConfirm={async () => {
            await send()
          }}
          onClose={() => setAsking(null)}
        >
          <p>{messages.confirmText}</p>
        </ConfirmDialog>
      )}
      {asking === 'none' && (
        <ConfirmDialog
          title={messages.unchangedTitle}
          action={messages.unchangedConfirm}
          onConfirm={async () => {
            await send()
          }}
          onClose={() => setAsking(null)}
        >
          <p>{messages.unchangedText}</p>
          {stillPublic.length > 0 && <p className="warn">{messages.stillPublic(stillPublic.join(', '))}</p>}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
