import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { FormValues } from '#web/forms/form-body.ts'

/** What was typed into a form that was not sent yet. */
export interface FormDraft {
  /** Only the fields that differ from what the form begins with. */
  readonly values: FormValues
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

/** Where a form's draft outlasts a reload. Browser only. */
export interface DraftStore {
  read(): FormDraft | null
  /** @param draft null: nothing is typed */
  write(draft: FormDraft | null): void
}

interface DraftOptions {
  readonly store: DraftStore | undefined
  /** The fields that a person fills in, and what they begin with. */
  readonly names: readonly string[]
  readonly start: FormValues
  /** The values came with the page: just typed, and used instead of what is stored. */
  readonly isGiven: boolean
  readonly ticket: { current: string }
  readonly values: FormValues
  readonly setValues: Dispatch<SetStateAction<FormValues>>
}

/**
 * Keeps the draft of a form: the page begins without it, so that it hydrates, and what is typed meanwhile stays.
 * @returns whether something is stored now; `keep` stores it with the ticket of this moment
 */
export function useFormDraft({ store, names, start, isGiven, ticket, values, setValues }: DraftOptions): {
  readonly isStored: boolean
  readonly keep: () => void
} {
  const [isRead, setRead] = useState(false)
  const changed = names.filter(name => (values[name] ?? '') !== (start[name] ?? ''))
  const isStored = isRead && store !== undefined && changed.length > 0
  const keep = () =>
    store?.write(
      changed.length === 0
        ? null
        : {
            values: Object.fromEntries(changed.map(name => [name, values[name] ?? ''])),
            ticket: ticket.current,
          },
    )
  useEffect(() => {
    if (isRead) return
    const stored = isGiven ? null : store?.read()
    if (stored) {
      ticket.current = stored.ticket || ticket.current
      const untouched = names.filter(name => !changed.includes(name))
      const kept = untouched.flatMap(name => {
        const text = stored.values[name]
        return text === undefined ? [] : [[name, text] as const]
      })
      setValues(typed => ({ ...typed, ...Object.fromEntries(kept) }))
    }
    setRead(true)
  })
  useEffect(() => {
    if (isRead) keep()
  })
  return { isStored, keep }
}
