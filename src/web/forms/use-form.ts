import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import type { FormPath } from '#web/forms/send-form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { useSentForm } from '#web/forms/sent-form.ts'
import { unsentText } from '#web/forms/unsent-text.ts'
import { useFormStart } from '#web/forms/use-form-start.ts'
import { isCodeGone, loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

export interface FormSetup {
  readonly path: Exclude<FormPath, 'mail-links'>
  /** What the form is about, where a page has several of the kind. */
  readonly scope?: string
  /** What the fields begin with; those that are left out are empty. */
  readonly start?: FormValues
  readonly labels: Readonly<Record<string, string>>
  /** Before the ids of its controls, where a page has two forms. */
  readonly prefix?: string
  /** What can be said without the server. */
  readonly validate?: (values: FormValues) => Promise<readonly FieldFault[]>
}

/** A form under way, for its fields and its frame. */
export interface Form {
  readonly path: FormPath
  readonly ticket: string
  /** The ticket to send it with; '' while there is none. */
  readonly nextTicket: { current: string }
  /** Its first values came with the page: just typed. */
  readonly isGiven: boolean
  readonly valueOf: (name: string) => string
  readonly set: (name: string, value: string) => void
  readonly labelOf: (name: string) => string
  /** Of a field's control. */
  readonly idOf: (name: string) => string
  readonly faults: readonly FaultMessage[]
  readonly faultOf: (name: string) => string | undefined
  /** Why it was refused as a whole; '' when it was not. */
  readonly refused: string
  /** Rises with every attempt that failed. */
  readonly attempt: number
  readonly isSending: boolean
  /** It has been under way for some seconds. */
  readonly isSlow: boolean
  /** What was received; null before. */
  readonly sent: SentForm | null
  /** Somebody begins to fill it in. */
  readonly begin: () => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** An empty form again. */
  readonly again: () => void
}

const NO_FAULTS: readonly FaultMessage[] = []

/** The state of a form: values, faults, sent or not; stored while other pages are visited. */
export function useForm({ path, scope = '', start = {}, labels, prefix = '', validate }: FormSetup): Form {
  const context = usePage()
  const typed = useRef<FormValues | null>(null)
  const { start: first, ticket, begin } = useFormStart(path, scope, typed)
  const [values, setValues] = useState<FormValues>({ ...start, ...first.values })
  const [faults, setFaults] = useState(first.faults)
  const [refused, setRefused] = useState(first.refused)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const isSlow = useSlow(isSending)
  const [sent, setSent] = useSentForm(`${path} ${scope}`)
  const isBusy = useRef(false)
  const [isTouched, setTouched] = useState(first.values !== null)
  useEffect(() => {
    typed.current = isTouched ? values : null
  })

  const fail = (told: readonly FaultMessage[], text: string) => {
    setFaults(told)
    setRefused(text)
    setAttempt(before => before + 1)
  }
  const send = async (trap: string) => {
    const { sendTypedForm: sendTyped } = await loadCode(() => import('#web/forms/send-typed-form.ts'))
    const found = (await validate?.(values)) ?? []
    if (found.length > 0) {
      const { faultMessages: worded } = await loadCode(() => import('#web/forms/fault-messages.ts'))
      return fail(worded(found, context), '')
    }
    const { outcome, ticket: next } = await sendTyped(
      { form: path, values, ticket: ticket.current, trap },
      context,
    )
    ticket.current = next
    if (outcome.kind === 'faults') return fail(outcome.faults, '')
    if (outcome.kind === 'refused') return fail(NO_FAULTS, outcome.text)
    ticket.current = ''
    setFaults(NO_FAULTS)
    setRefused('')
    setTouched(false)
    setValues(start)
    setSent(outcome)
  }
  return {
    path,
    ticket: first.ticket,
    nextTicket: ticket,
    isGiven: first.values !== null,
    valueOf: name => values[name] ?? '',
    set: (name, value) => {
      setTouched(true)
      setValues(before => ({ ...before, [name]: value }))
      setFaults(before => before.filter(({ field }) => field !== name))
    },
    labelOf: name => labels[name] ?? name,
    idOf: name => prefix + name.replace('.', '-'),
    faults,
    faultOf: name => faults.find(({ field }) => field === name)?.text,
    refused,
    attempt,
    isSending,
    isSlow,
    sent,
    begin,
    submit: event => {
      event.preventDefault()
      // A second click while the form is being sent.
      if (isBusy.current) return
      isBusy.current = true
      setSending(true)
      const { currentTarget } = event
      const trap = new FormData(currentTarget).get('homepage')
      send(typeof trap === 'string' ? trap : '')
        .catch(async error => {
          // After an update the code has another name. The form works without it, and a new page has the new code.
          if (await isCodeGone(error)) currentTarget.submit()
          else fail(NO_FAULTS, unsentText(inLanguage(formMessages, context.language)))
        })
        .finally(() => {
          isBusy.current = false
          setSending(false)
        })
    },
    again: () => {
      setSent(null)
      setAttempt(0)
    },
  }
}
