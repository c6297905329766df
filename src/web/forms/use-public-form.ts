import { useEffect, useRef } from 'react'
import type { ChangeOf, FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { emptyValues, withChange } from '#domain/form/form-values.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { useSentForm } from '#web/forms/sent-form.ts'
import {
  type Form,
  type FormOutcome,
  type FormSetup,
  type FormState,
  type Sending,
  useForm,
} from '#web/forms/use-form.ts'
import { useFormStart } from '#web/forms/use-form-start.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useTitle } from '#web/ui/use-title.ts'

export interface PublicFormSetup<Fields extends FormFields>
  extends Pick<FormSetup<Fields>, 'labels' | 'prefix' | 'check' | 'onCodeGone'> {
  /** What the form is about, where a page has several of the kind. */
  readonly scope?: string
  /** What fields begin with; the others are empty. */
  readonly start?: ChangeOf<Fields>
  /** Begins the window's title with a mark where something is wrong. */
  readonly title?: string
  /** What is typed is stored elsewhere while other pages are visited. */
  readonly isStored?: boolean
  /**
   * What sending means in a form of several steps.
   * @param whole sends all of it
   */
  readonly send?: (
    sending: Sending<Fields>,
    whole: (values: ValuesOf<Fields>) => Promise<WholeOutcome<ValuesOf<Fields>>>,
  ) => Promise<FormOutcome<ValuesOf<Fields>>>
}

type WholeOutcome<Values> =
  | Exclude<FormOutcome<Values>, { kind: 'done' }>
  | { readonly kind: 'done'; readonly values: Values; readonly sent: SentForm }

/** What the frame of a public form needs. */
export interface PublicFormState extends FormState {
  readonly path: FormPath
  readonly ticket: string
  /** Somebody begins to fill it in. */
  readonly begin: () => void
}

/** A form that visitors send, with its ticket, and whether it was received. */
export interface PublicForm<Fields extends FormFields> extends Form<Fields>, PublicFormState {
  /** The ticket to send it with; '' while there is none. */
  readonly nextTicket: { current: string }
  /** Its first values came with the page: just typed. */
  readonly isGiven: boolean
  /** What was received; null before. */
  readonly sent: SentForm | null
  /** An empty form again. */
  readonly again: () => void
}

/** A public form: kept while other pages are visited, sent with a ticket, and posted as it is where code is missing. */
export function usePublicForm<Fields extends FormFields>(
  path: Exclude<FormPath, 'mail-links'>,
  fields: Fields,
  { scope = '', start = {}, title = '', isStored = false, send, ...setup }: PublicFormSetup<Fields>,
): PublicForm<Fields> {
  const context = usePage()
  const messages = inLanguage(formMessages, context.language)
  const typed = useRef<ValuesOf<Fields> | null>(null)
  const { start: came, ticket, begin } = useFormStart(path, scope, typed)
  const [sent, setSent] = useSentForm(scope === '' ? path : `${path} ${scope}`)
  const first = withChange(fields, emptyValues(fields), start)
  const sendWhole = async ({ element }: Sending<Fields>, values: ValuesOf<Fields>) => {
    const { sendTypedForm } = await loadCode(() => import('#web/forms/send-typed-form.ts'))
    const trap = element === null ? null : new FormData(element).get('homepage')
    const { outcome, ticket: next } = await sendTypedForm(
      { form: path, fields, values, ticket: ticket.current, trap: typeof trap === 'string' ? trap : '' },
      context,
    )
    ticket.current = next
    if (outcome.kind !== 'received') return outcome
    ticket.current = ''
    setSent(outcome)
    return { kind: 'done', values: first, sent: outcome } as const
  }
  const form = useForm({
    fields,
    isPublic: true,
    start: first,
    // The page that was posted or left held a form of these fields.
    typed: came.values as ChangeOf<Fields> | null,
    faults: came.faults,
    refused: came.refused,
    // The form works without script, and a new page has the new code.
    onCodeGone: element => element.submit(),
    ...setup,
    send: sending =>
      send === undefined
        ? sendWhole(sending, sending.values)
        : send(sending, values => sendWhole(sending, values)),
  })
  useTitle(title === '' || form.faults.length === 0 ? title : `${messages.faultMark} ${title}`)
  const isTouched = !isStored && (form.changeCount > 0 || (came.values !== null && sent === null))
  useEffect(() => {
    typed.current = isTouched ? form.values : null
  })
  return {
    ...form,
    path,
    ticket: came.ticket,
    nextTicket: ticket,
    isGiven: came.values !== null,
    sent,
    begin,
    again: () => setSent(null),
  }
}
