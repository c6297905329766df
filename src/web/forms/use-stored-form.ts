import { useEffect, useState } from 'react'
import type { ChangeOf, FormFields } from '#domain/form/form-fields.ts'
import type { PublicForm } from '#web/forms/use-public-form.ts'

/** A form that was not sent yet, as this device keeps it. */
export interface StoredForm<Fields extends FormFields> {
  readonly values: ChangeOf<Fields>
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

interface FormStorage<Fields extends FormFields> {
  /** Something is typed. */
  readonly isTyped: boolean
  /** What was typed on this device before; null: nothing. */
  readonly read: () => StoredForm<Fields> | null
  /** @param ticket with which the form is sent; null: nothing is to be kept any more */
  readonly write: (ticket: string | null) => void
}

/**
 * A form that outlasts a reload: the page begins without what is stored, so that it hydrates, and what is typed meanwhile
 * stays.
 * @returns whether what is typed is stored, and how to store it now: before it is sent, the ticket has to be
 */
export function useStoredForm<Fields extends FormFields>(
  form: PublicForm<Fields>,
  { isTyped, read, write }: FormStorage<Fields>,
): { readonly isStored: boolean; readonly keep: () => void } {
  const [isRead, setRead] = useState(form.isGiven)
  const keep = () => write(isTyped ? form.nextTicket.current : null)
  useEffect(() => {
    if (isRead) return keep()
    const stored = read()
    if (stored !== null) {
      form.nextTicket.current = stored.ticket || form.nextTicket.current
      form.set(stored.values)
      form.set(form.change)
    }
    setRead(true)
  })
  return { isStored: isRead && isTyped, keep }
}
