import { type FormEvent, useRef, useState } from 'react'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { type ChangeOf, type FormFields, fieldAt, holds, type ValuesOf } from '#domain/form/form-fields.ts'
import { changeAt, valueAt, withChange } from '#domain/form/form-values.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useSlow } from '#web/api/use-read.ts'
import { changeBetween, countChanges } from '#web/forms/form-change.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { unsentText } from '#web/forms/unsent-text.ts'
import { isCodeGone, loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** A fault by its code, or as a sentence of its own. */
export type FormFault = FieldFault | FaultMessage

/** What became of an attempt to send a form. */
export type FormOutcome<Values> =
  /** @property values what is stored now, from which the form goes on; what was typed meanwhile stays */
  | { readonly kind: 'done'; readonly values?: Values }
  | { readonly kind: 'faults'; readonly faults: readonly FormFault[] }
  /** As a whole, with a sentence that says why. */
  | { readonly kind: 'refused'; readonly text: string }

export interface FormSetup<Fields extends FormFields> {
  readonly fields: Fields
  /** What is stored, or what an empty form begins with. */
  readonly start: ValuesOf<Fields>
  /** What was typed before, over that. */
  readonly typed?: ChangeOf<Fields> | null
  readonly faults?: readonly FaultMessage[]
  readonly refused?: string
  /** By path ('hours.monday'), as faults name the fields. */
  readonly labels: Readonly<Record<string, string>>
  /** Before the ids of its controls, where a page has two forms. */
  readonly prefix?: string
  /** Visitors fill it in: it says what becomes of their address. */
  readonly isPublic?: boolean
  /** It says which fields may stay empty, as all public ones do. */
  readonly isMarked?: boolean
  /** What can be said without the server; by default the faults of all fields. */
  readonly check?: (values: ValuesOf<Fields>) => Promise<readonly FormFault[]>
  readonly send: SendForm<Fields>
  /** The code for sending has another name, after an update; by default the sender is told that nothing arrived. */
  readonly onCodeGone?: (element: HTMLFormElement) => void
}

export interface Sending<Fields extends FormFields> {
  readonly values: ValuesOf<Fields>
  /** What differs from what is stored. */
  readonly change: ChangeOf<Fields>
  /** The element that was submitted; null where a dialog or another button sends. */
  readonly element: HTMLFormElement | null
}

/** Sends a form. Rejects where no answer came, so that nobody knows more. */
export type SendForm<Fields extends FormFields> = (
  sending: Sending<Fields>,
) => Promise<FormOutcome<ValuesOf<Fields>>>

/** What fields, frames and buttons need of any form under way; they know a field by its path. */
export interface FormState {
  readonly valueAt: (path: string) => unknown
  readonly setAt: (path: string, value: unknown) => void
  /** Whether it may stay empty, with the values of now. */
  readonly isOptionalAt: (path: string) => boolean
  readonly labelOf: (path: string) => string
  /** Of a field's control. */
  readonly idOf: (path: string) => string
  readonly faults: readonly FaultMessage[]
  readonly faultOf: (path: string) => string | undefined
  /** Why it was refused as a whole; '' when it was not. */
  readonly refused: string
  readonly isPublic: boolean
  readonly isMarked: boolean
  /** Rises with every attempt that failed. */
  readonly attempt: number
  readonly isSending: boolean
  /** It has been under way for some seconds. */
  readonly isSlow: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** Shows what is wrong, as an attempt to send it would. */
  readonly fail: (faults: readonly FaultMessage[], refused?: string) => void
  /** Takes back what was said to be wrong. */
  readonly clear: () => void
}

/** A form under way. */
export interface Form<Fields extends FormFields> extends FormState {
  readonly fields: Fields
  readonly values: ValuesOf<Fields>
  /** What differs from what is stored; only this has to be sent. */
  readonly change: ChangeOf<Fields>
  /** How many fields differ; those of a group count one by one. */
  readonly changeCount: number
  readonly set: (change: ChangeOf<Fields>) => void
  /** Sends it in another way; undefined where it is being sent already. */
  readonly run: (
    send: SendForm<Fields>,
    check?: FormSetup<Fields>['check'],
  ) => Promise<FormOutcome<ValuesOf<Fields>> | undefined>
  /** Takes other values as the stored ones, e.g. a newer version, and keeps what was typed over the old ones. */
  readonly rebase: (stored: ValuesOf<Fields>) => void
  /** What is stored, again; only these fields, where they are named. */
  readonly discard: (names?: readonly (keyof Fields)[]) => void
}

const NO_FAULTS: readonly FaultMessage[] = []

/** The state of a form: its values over the stored ones, what is wrong with them, and whether they are being sent. */
export function useForm<Fields extends FormFields>(setup: FormSetup<Fields>): Form<Fields> {
  const { fields, start, typed, labels, prefix = '', isPublic = false, isMarked = isPublic } = setup
  const context = usePage()
  const [state, setState] = useState(() => ({
    base: start,
    values: typed ? withChange(fields, start, typed) : start,
  }))
  const { base, values } = state
  const change = changeBetween(fields, base, values)
  const [faults, setFaults] = useState(setup.faults ?? NO_FAULTS)
  const [refused, setRefused] = useState(setup.refused ?? '')
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const isSlow = useSlow(isSending)

  const fail = (found: readonly FaultMessage[], text = '') => {
    setFaults(found)
    setRefused(text)
    setAttempt(before => before + 1)
  }
  const clear = () => {
    setFaults(NO_FAULTS)
    setRefused('')
  }
  const failWith = async (found: readonly FormFault[]) => {
    const { faultMessages } = await loadCode(() => import('#web/forms/fault-messages.ts'))
    fail(faultMessages(found, context))
  }
  const rebase = (stored: ValuesOf<Fields>, over?: ValuesOf<Fields>) =>
    setState(now => ({
      base: stored,
      values: withChange(fields, stored, changeBetween(fields, over ?? now.base, now.values)),
    }))
  const attemptToSend = async (
    send: SendForm<Fields>,
    check: NonNullable<FormSetup<Fields>['check']>,
    element: HTMLFormElement | null,
  ): Promise<FormOutcome<ValuesOf<Fields>>> => {
    const found = await check(values)
    const outcome =
      found.length > 0
        ? ({ kind: 'faults', faults: found } as const)
        : await send({ values, change, element })
    if (outcome.kind === 'faults') await failWith(outcome.faults)
    else if (outcome.kind === 'refused') fail(NO_FAULTS, outcome.text)
    else {
      clear()
      if (outcome.values !== undefined) rebase(outcome.values, values)
    }
    return outcome
  }
  const checkAll = async () => {
    const { formFaults } = await loadCode(() => import('#domain/form/form-faults.ts'))
    return formFaults(fields, values)
  }
  const run = async (
    send: SendForm<Fields>,
    check: FormSetup<Fields>['check'] = setup.check ?? checkAll,
    element: HTMLFormElement | null = null,
  ) => {
    // A second click while it is being sent.
    if (isBusy.current) return undefined
    isBusy.current = true
    setSending(true)
    try {
      return await attemptToSend(send, check, element)
    } catch (error) {
      if (element !== null && setup.onCodeGone !== undefined && (await isCodeGone(error))) {
        setup.onCodeGone(element)
        return undefined
      }
      const text = unsentText(inLanguage(formMessages, context.language))
      fail(NO_FAULTS, text)
      return { kind: 'refused', text } as const
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  const set = (part: ChangeOf<Fields>, path?: string) => {
    const touched = path === undefined ? Object.keys(part) : [path]
    setState(now => ({ ...now, values: withChange(fields, now.values, part) }))
    setFaults(before =>
      before.filter(({ field }) => !touched.some(name => field === name || field.startsWith(`${name}.`))),
    )
  }
  return {
    fields,
    values,
    change,
    changeCount: countChanges(fields, change),
    set,
    valueAt: path => valueAt(values, path),
    setAt: (path, value) => set(changeAt(path, value) as ChangeOf<Fields>, path),
    isOptionalAt: path => {
      const field = fieldAt(fields, path)
      return field !== undefined && 'isOptional' in field && holds(field.isOptional, values)
    },
    labelOf: path => labels[path] ?? path,
    idOf: path => prefix + path.replaceAll('.', '-'),
    faults,
    faultOf: path => faults.find(({ field }) => field === path)?.text,
    refused,
    isPublic,
    isMarked,
    attempt,
    isSending,
    isSlow,
    submit: event => {
      event.preventDefault()
      void run(setup.send, undefined, event.currentTarget)
    },
    run,
    fail,
    clear,
    rebase,
    discard: names => {
      setState(({ base: stored, values: now }) => ({
        base: stored,
        values:
          names === undefined
            ? stored
            : { ...now, ...Object.fromEntries(names.map(name => [name, stored[name]])) },
      }))
      clear()
    },
  }
}
