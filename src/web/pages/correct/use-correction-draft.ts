import { useEffect, useState } from 'react'
import type { FormValues } from '#web/forms/form-body.ts'
import type { Form } from '#web/forms/use-form.ts'
import { readCorrection, writeCorrection } from '#web/pages/correct/correction-draft.ts'

interface CorrectionDraft {
  /** What is typed is stored on this device. */
  readonly isStored: boolean
  /** The form, whose ticket is stored before it is sent. */
  readonly form: Form
  /** What the directory says again. */
  readonly discard: () => void
}

/**
 * A correction that outlasts a reload: the page begins without it, so that it hydrates, and what is typed meanwhile stays.
 * @param names the fields that a person fills in; `start` is what they begin with
 */
export function useCorrectionDraft(
  form: Form,
  { id, names, start }: { id: number; names: readonly string[]; start: FormValues },
): CorrectionDraft {
  const [isRead, setRead] = useState(false)
  const changed = names.filter(name => form.valueOf(name) !== (start[name] ?? ''))
  const keep = () =>
    writeCorrection(
      id,
      changed.length === 0
        ? null
        : {
            values: Object.fromEntries(changed.map(name => [name, form.valueOf(name)])),
            ticket: form.nextTicket.current,
          },
    )
  useEffect(() => {
    if (isRead) return keep()
    const stored = form.isGiven ? null : readCorrection(id)
    if (stored !== null) {
      form.nextTicket.current = stored.ticket || form.nextTicket.current
      for (const name of names) {
        const text = stored.values[name]
        if (text !== undefined && !changed.includes(name)) form.set(name, text)
      }
    }
    setRead(true)
  })
  const submit: Form['submit'] = event => {
    // Where no answer comes, it is sent again with the same ticket, also after a reload.
    keep()
    form.submit(event)
  }
  const discard = () => {
    for (const name of changed) form.set(name, start[name] ?? '')
  }
  return { discard, isStored: isRead && changed.length > 0, form: { ...form, submit } }
}
