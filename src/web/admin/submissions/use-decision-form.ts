import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { PLACEHOLDER } from '#web/admin/submissions/ready-answers.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import {
  type AdminForm,
  type AdminFormSetup,
  type Store,
  useAdminForm,
} from '#web/admin/ui/use-admin-form.ts'
import type { FormFault } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'

interface DecisionFormSetup<Fields extends FormFields>
  extends Omit<AdminFormSetup<Fields>, 'store' | 'check' | 'isMarked'> {
  readonly decision: Decision
  /** Of its controls; a screen has several forms. */
  readonly prefix: string
  /** What is wrong besides a text to the sender that is not finished; by default the faults of all fields. */
  readonly faultsIn?: (values: ValuesOf<Fields>) => readonly FormFault[]
  /** Asks once more where that is needed. @returns whether it does; `confirm` sends it then */
  readonly ask?: (values: ValuesOf<Fields>) => boolean
  /** @returns what is said when it is done */
  readonly send: SendDecision<Fields>
}

type SendDecision<Fields extends FormFields> = (values: ValuesOf<Fields>) => Promise<string>

interface DecisionForm<Fields extends FormFields> extends AdminForm<Fields> {
  /** Sends it without asking. */
  readonly confirm: () => Promise<unknown>
  /** Sends it in another way. */
  readonly sendBy: (
    send: SendDecision<Fields>,
    faultsIn: NonNullable<DecisionFormSetup<Fields>['faultsIn']>,
  ) => Promise<unknown>
}

/** A form that decides on a submission, of which `text` is what the sender is told. It is empty again once it was sent. */
export function useDecisionForm<Fields extends FormFields>({
  decision,
  faultsIn = values => formFaults(setup.fields, values),
  ask = () => false,
  send,
  ...setup
}: DecisionFormSetup<Fields>): DecisionForm<Fields> {
  const { placeholder } = useMessages(adminSubmissionsMessages).answer
  const checkBy = (faults: typeof faultsIn) => async (values: ValuesOf<Fields>) => [
    ...faults(values),
    ...(textOf(values).includes(PLACEHOLDER) ? [{ field: 'text', text: placeholder }] : []),
  ]
  const storeBy =
    (by: typeof send): Store<Fields> =>
    async ({ values }) =>
      (await decision.run(() => by(values), textOf(values))) ? setup.start : undefined
  const form = useAdminForm({
    ...setup,
    isMarked: true,
    check: checkBy(faultsIn),
    store: async sending => (ask(sending.values) ? undefined : storeBy(send)(sending)),
  })
  useReportUnsaved(decision.setUnsaved, setup.prefix, form.changeCount > 0)
  return {
    ...form,
    confirm: () => form.storeBy(storeBy(send)),
    sendBy: (by, faults) => form.storeBy(storeBy(by), checkBy(faults)),
  }
}

/** What the sender is told. */
function textOf(values: Readonly<Record<string, unknown>>): string {
  return typeof values.text === 'string' ? values.text : ''
}
