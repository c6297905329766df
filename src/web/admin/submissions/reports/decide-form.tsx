import { useState } from 'react'
import { formFaults } from '#domain/form/form-faults.ts'
import type { ValuesOf } from '#domain/form/form-fields.ts'
import { DECISION_ACTIONS, DECISION_FORM } from '#domain/submission/decision.ts'
import { asksForRemoval } from '#domain/submission/privacy-request.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { NamedBusiness } from '#web/admin/businesses/business-list.tsx'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { reportAnswers } from '#web/admin/submissions/ready-answers.ts'
import { ConcernedBusinesses } from '#web/admin/submissions/reports/concerned-businesses.tsx'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { useDecisionForm } from '#web/admin/submissions/use-decision-form.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { PickOne } from '#web/ui/form/field-group.tsx'
import { FormField } from '#web/ui/form/form-field.tsx'

interface DecideFormProps {
  submission: Submission
  /** Businesses that it may concern. */
  found: readonly NamedBusiness[]
  /** The one that it means beyond doubt. */
  certainId: number | null
  decision: Decision
}

type Values = ValuesOf<typeof DECISION_FORM>

/** Decides on a report, a notice or a privacy request: whether it is followed, what happens to which business, and the answer. */
export function DecideForm({ submission, found, certainId, decision }: DecideFormProps) {
  const { formats, language } = usePage()
  const inbox = inLanguage(adminSubmissionsMessages, language)
  const messages = inbox.decision
  const { api } = useAdmin()
  const { kind, payload } = submission
  // A privacy request that what is listed goes (Art. 17 and 21 GDPR): nobody follows it by doing nothing without saying so.
  const isForRemoval = kind === 'privacy-request' && asksForRemoval(payload.kind)
  // An answer to a report is optional; for the other kinds the law requires one.
  const fields = { ...DECISION_FORM, text: { ...DECISION_FORM.text, isOptional: kind === 'report' } } as const
  const [added, setAdded] = useState<readonly NamedBusiness[]>([])
  /** What is asked once more before it is sent. */
  const [asking, setAsking] = useState<'remove' | 'none' | null>(null)
  const form = useDecisionForm({
    decision,
    fields,
    start: {
      isActedOn: '',
      action: isForRemoval ? '' : 'none',
      businessIds: certainId === null ? [] : [{ id: certainId }],
      alsoPhone: false,
      text: '',
    },
    labels: {
      alsoPhone: messages.alsoPhone,
      text: kind === 'notice' ? messages.statement : messages.text,
    },
    prefix: 'decide-',
    isCovered: asking !== null,
    faultsIn: values => [
      ...(values.isActedOn === '' ? [{ field: 'isActedOn', text: messages.chooseDecision }] : []),
      ...(values.isActedOn === 'yes' && values.action === ''
        ? [{ field: 'action', text: messages.chooseAction }]
        : []),
      ...(effectOf(values) !== 'none' && values.businessIds.length === 0
        ? [{ field: 'businessIds', text: messages.chooseBusinesses }]
        : []),
      ...formFaults({ text: fields.text }, { text: values.text }),
    ],
    ask: values => {
      const isNothing = values.isActedOn === 'yes' && values.action === 'none' && isForRemoval
      const asked = effectOf(values) === 'remove' ? 'remove' : isNothing ? 'none' : null
      setAsking(asked)
      return asked !== null
    },
    send: async values => {
      const action = effectOf(values)
      const isAffecting = action !== 'none'
      await api('POST /api/admin/submissions/:id/decide', {
        params: { id: submission.id },
        body: {
          isActedOn: values.isActedOn === 'yes',
          action,
          businessIds: isAffecting ? values.businessIds.map(({ id }) => id) : [],
          alsoPhone: action === 'remove' && values.alsoPhone,
          text: values.text,
        },
      })
      return messages.done
    },
  })
  const { isActedOn, action, businessIds } = form.values
  const businesses = [...found, ...added.filter(({ id }) => !found.some(one => one.id === id))]
  const stillPublic = businesses
    .filter(
      ({ id, isHidden, isRemoved }) => !isHidden && !isRemoved && businessIds.some(one => one.id === id),
    )
    .map(({ name }) => name)
  const close = () => setAsking(null)
  return (
    <Panel title={messages.title}>
      <form noValidate className="decide" onSubmit={form.submit}>
        <PickOne
          id={form.idOf('isActedOn')}
          legend={messages.follow}
          fault={form.faultOf('isActedOn')}
          choices={[
            ['yes', messages.acted],
            ['no', messages.notActed],
          ]}
          value={isActedOn}
          onPick={picked => form.set({ isActedOn: picked })}
        />
        {isActedOn === 'yes' && (
          <PickOne
            id={form.idOf('action')}
            legend={messages.action}
            fault={form.faultOf('action')}
            choices={DECISION_ACTIONS.map(known => [known, messages.actions[known]])}
            value={action}
            onPick={picked => form.set({ action: picked })}
          />
        )}
        <ConcernedBusinesses
          form={form}
          businesses={businesses}
          onAdded={business => setAdded(now => [...now.filter(({ id }) => id !== business.id), business])}
        />
        {kind === 'privacy-request' && effectOf(form.values) === 'remove' && (
          <FormField form={form} name="alsoPhone" />
        )}
        <div>
          <AnswerField
            form={form}
            submission={submission}
            ready={reportAnswers(submission, isActedOn === '' ? null : isActedOn === 'yes')}
          />
          <DecisionEnd form={form}>
            <button type="submit" className="btn go" disabled={decision.isBusy}>
              {form.isSending
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
          title={messages.confirmTitle(formats.counted(businessIds.length))}
          action={messages.confirm}
          isDangerous
          onConfirm={form.confirm}
          onClose={close}
        >
          <p>{messages.confirmText}</p>
        </ConfirmDialog>
      )}
      {asking === 'none' && (
        <ConfirmDialog
          title={messages.unchangedTitle}
          action={messages.unchangedConfirm}
          onConfirm={form.confirm}
          onClose={close}
        >
          <p>{messages.unchangedText}</p>
          {stillPublic.length > 0 && <p className="warn">{messages.stillPublic(stillPublic.join(', '))}</p>}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** What the decision does to the chosen businesses. */
function effectOf({ isActedOn, action }: Values): (typeof DECISION_ACTIONS)[number] {
  return (isActedOn === 'yes' && DECISION_ACTIONS.find(known => known === action)) || 'none'
}
