import { useEffect, useState } from 'react'
import { CORRECTION_FORM } from '#domain/correction/correction.ts'
import { countChanges } from '#web/forms/form-change.ts'
import type { PublicForm } from '#web/forms/use-public-form.ts'
import { readCorrection, writeCorrection } from '#web/pages/correct/correction-draft.ts'

type CorrectForm = PublicForm<typeof CORRECTION_FORM>

interface CorrectionDraft {
  /** What is typed is stored on this device. */
  readonly isStored: boolean
  /** The form, whose ticket is stored before it is sent. */
  readonly form: CorrectForm
}

/** A correction that outlasts a reload: the page begins without it, so that it hydrates, and what is typed meanwhile stays. */
export function useCorrectionDraft(form: CorrectForm, id: number): CorrectionDraft {
  const [isRead, setRead] = useState(false)
  // Neither is typed by anybody.
  const { businessId: _id, token: _token, ...change } = form.change
  const isChanged = countChanges(CORRECTION_FORM, change) > 0
  const keep = () =>
    writeCorrection(id, isChanged ? { values: change, ticket: form.nextTicket.current } : null)
  useEffect(() => {
    if (isRead) return keep()
    const stored = form.isGiven ? null : readCorrection(id)
    if (stored !== null) {
      form.nextTicket.current = stored.ticket || form.nextTicket.current
      form.set({ ...stored.values, ...change, hours: { ...stored.values.hours, ...change.hours } })
    }
    setRead(true)
  })
  const submit: CorrectForm['submit'] = event => {
    // Where no answer comes, it is sent again with the same ticket, also after a reload.
    keep()
    form.submit(event)
  }
  return { isStored: isRead && isChanged, form: { ...form, submit } }
}
