import { CORRECTION_FORM } from '#domain/correction/correction.ts'
import { countChanges } from '#web/forms/form-change.ts'
import type { PublicForm } from '#web/forms/use-public-form.ts'
import { useStoredForm } from '#web/forms/use-stored-form.ts'
import { readCorrection, writeCorrection } from '#web/pages/correct/correction-draft.ts'

type CorrectForm = PublicForm<typeof CORRECTION_FORM>

/** A correction that outlasts a reload, with its changes only. @returns whether it is stored, and the form that stores its ticket */
export function useCorrectionDraft(
  form: CorrectForm,
  id: number,
): { readonly isStored: boolean; readonly form: CorrectForm } {
  // Neither is typed by anybody.
  const { businessId: _id, token: _token, ...values } = form.change
  const { isStored, keep } = useStoredForm(form, {
    isTyped: countChanges(CORRECTION_FORM, values) > 0,
    read: () => readCorrection(id),
    write: ticket => writeCorrection(id, ticket === null ? null : { values, ticket }),
  })
  const submit: CorrectForm['submit'] = event => {
    // Where no answer comes, it is sent again with the same ticket, also after a reload.
    keep()
    form.submit(event)
  }
  return { isStored, form: { ...form, submit } }
}
