import type { FieldFault } from '#domain/form/field-fault.ts'
import { bodyOf } from '#domain/form/form-body.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { formTicket } from '#web/forms/form-ticket.ts'
import { type FormAnswer, sendForm } from '#web/forms/send-form.ts'
import { sendWithRetries } from '#web/forms/send-with-retries.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'

/** Sends a form; loaded when somebody sends one. */
export interface TypedForm<Fields extends FormFields> {
  readonly form: Exclude<FormPath, 'mail-links'>
  readonly fields: Fields
  readonly values: ValuesOf<Fields>
  readonly ticket: string
  /** The value of the hidden field, which only robots fill in. */
  readonly trap: string
}

/** What the sender is shown after a form was received. */
export interface SentForm {
  /** 'E-12'; '' where there is none. */
  readonly number: string
  readonly isMailed: boolean
  /** Of corrections and listings: lets pictures be sent with it. */
  readonly picturesKey?: string
  /** It was received before the page was loaded. */
  readonly isShownAgain?: true
}

/** What became of it; a refusal is said in the page's language. */
export type Outcome =
  | ({ readonly kind: 'received' } & SentForm)
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'refused'; readonly text: string }

/** Sends a form. @returns what became of it, and the ticket for another attempt. Rejects where nothing was sent. */
export async function sendTypedForm<Fields extends FormFields>(
  { form, fields, values, ticket, trap }: TypedForm<Fields>,
  context: PageContext,
): Promise<{ readonly outcome: Outcome; readonly ticket: string }> {
  const { api, language } = context
  const body = { ...bodyOf(fields, values), language, trap }
  const sent = await sendWithRetries(ticket, {
    send: current => sendForm(api, form, { ...body, ticket: current }),
    newTicket: () => formTicket(api),
    wait: seconds => new Promise(resolve => setTimeout(resolve, seconds * 1_000)),
  })
  const { answer } = sent
  if (answer === null)
    return { outcome: { kind: 'refused', text: unansweredText(language) }, ticket: sent.ticket }
  if (answer.kind === 'received') return { outcome: answer, ticket: sent.ticket }
  const outcome: Outcome =
    answer.kind === 'faults' ? answer : { kind: 'refused', text: refusalText(answer, context) }
  return { outcome, ticket: sent.ticket }
}

/** A fault of the server, or of what stands before it, says besides that nothing was sent. */
function refusalText(
  { status, text }: Extract<FormAnswer, { kind: 'refused' }>,
  { language }: PageContext,
): string {
  if (status < 500 && text !== '') return text
  const form = inLanguage(formMessages, language)
  return `${text || form.broken} ${form.nothingArrived}`
}
