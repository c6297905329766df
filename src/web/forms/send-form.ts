import type { FieldFault } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'

/** The public forms by the path of their call: POST /api/{form}. */
export type FormPath =
  | 'listings'
  | 'contact'
  | 'corrections'
  | 'reports'
  | 'privacy-requests'
  | 'newsletter'
  | 'owner-links'

/** What became of a form that was sent. */
export type FormAnswer =
  | {
      readonly kind: 'received'
      /** 'E-1234'; '' for forms that are not kept in the inbox. */
      readonly number: string
      /** Whether a mail is on its way (or waits for a mail server). */
      readonly isMailed: boolean
      /** Of corrections: lets pictures be sent with it (send-picture.ts). */
      readonly picturesKey?: string
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  /** The server refused it for another reason and says so in the page's language. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string; readonly waitSeconds: number }

/** GET /api/forms/ticket: lets a form be sent once, and not sooner than a person can fill it in. */
export async function formTicket(): Promise<string> {
  const answer = await fetch('/api/forms/ticket', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const { ticket }: { ticket: string } = await answer.json()
  return ticket
}

/**
 * Sends a form. `body` carries the form's fields, `language`, `ticket` and `trap` (the field nobody sees).
 * Rejects only when nothing could be sent (no connection).
 */
export async function sendForm(path: FormPath, body: Readonly<Record<string, unknown>>): Promise<FormAnswer> {
  // Refusals are worded by the address's language, whatever became of the body.
  const answer = await fetch(`/api/${path}?language=${body.language ?? DEFAULT_LANGUAGE}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const told: unknown = await answer.json().catch(() => null)
  const said = typeof told === 'object' && told !== null ? told : {}
  if (answer.ok) {
    return {
      kind: 'received',
      number: 'number' in said ? String(said.number) : '',
      isMailed: 'isMailed' in said && said.isMailed === true,
      ...('picturesKey' in said && { picturesKey: String(said.picturesKey) }),
    }
  }
  if (answer.status === 422 && 'faults' in said && Array.isArray(said.faults))
    return { kind: 'faults', faults: said.faults }
  return {
    kind: 'refused',
    code: 'code' in said ? String(said.code) : String(answer.status),
    text: 'details' in said ? String(said.details) : '',
    waitSeconds: Number(answer.headers.get('retry-after') ?? 0),
  }
}
