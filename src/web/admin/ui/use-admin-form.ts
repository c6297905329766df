import { useEffect } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { pathOfWire } from '#domain/form/form-body.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { type Form, type FormOutcome, type FormSetup, type Sending, useForm } from '#web/forms/use-form.ts'
import { usePage } from '#web/page-context.ts'

/** Stores a form. @returns what is stored now, where the form goes on from it. What it throws is shown as a refusal. */
export type Store<Fields extends FormFields> = (
  // biome-ignore lint/suspicious/noConfusingVoidType: what stores something may answer nothing
  sending: Sending<Fields>,
) => Promise<ValuesOf<Fields> | undefined | void>

export interface AdminFormSetup<Fields extends FormFields> extends Omit<FormSetup<Fields>, 'send'> {
  readonly store: Store<Fields>
  /** A dialog is open: the field with the first fault gets the focus afterwards. */
  readonly isCovered?: boolean
  /** All that is wrong is listed above it, which takes the focus. */
  readonly hasSummary?: boolean
}

/** A form of the administrator's area: refusals are said as everywhere in it, and the first fault takes the focus. */
export interface AdminForm<Fields extends FormFields> extends Form<Fields> {
  /** Stores it in another way; undefined where it is being stored already. */
  readonly storeBy: (
    store: Store<Fields>,
    check?: FormSetup<Fields>['check'],
  ) => Promise<FormOutcome<ValuesOf<Fields>> | undefined>
}

export function useAdminForm<Fields extends FormFields>({
  store,
  isCovered = false,
  hasSummary = false,
  ...setup
}: AdminFormSetup<Fields>): AdminForm<Fields> {
  const { language } = usePage()
  const sendBy = (by: Store<Fields>) => async (sending: Sending<Fields>) => {
    try {
      const values = await by(sending)
      return values === undefined ? ({ kind: 'done' } as const) : ({ kind: 'done', values } as const)
    } catch (error) {
      if (!isRouteError(error) || error.faults.length === 0)
        return { kind: 'refused', text: errorText(error, language) } as const
      const faults = error.faults.map(fault => ({ ...fault, field: pathOfWire(setup.fields, fault.field) }))
      return { kind: 'faults', faults } as const
    }
  }
  const form = useForm({ ...setup, send: sendBy(store) })
  const { attempt, faults, idOf } = form
  const first = hasSummary ? undefined : faults[0]?.field
  const id = first === undefined ? undefined : idOf(first)
  useEffect(() => {
    if (attempt > 0 && id !== undefined && !isCovered) document.getElementById(id)?.focus()
  }, [attempt, id, isCovered])
  return { ...form, storeBy: (by, check) => form.run(sendBy(by), check) }
}
