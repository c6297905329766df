import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#domain/time/durations.ts'
import type { FormDeps } from './form-deps.ts'

/** People need longer than this to read a form, let alone to fill it in. */
export const MIN_FILL_MS = 3_000
/** Forms may stay open overnight; a leaked ticket is of no use for longer. */
export const TICKET_LIFETIME_MS = DAY_MS

const RANDOM_BYTES = 12

/** What a ticket says about the form it was sent with. */
export type TicketCheck =
  | { readonly kind: 'valid' }
  | { readonly kind: 'too-fast'; readonly waitSeconds: number }
  /** Too old, or not issued by this site. */
  | { readonly kind: 'expired' }

/** A ticket for one form, '{time36}.{random}.{mac}': it proves when this site opened the form. */
export function issueTicket({ ticketKey, now }: Pick<FormDeps, 'ticketKey' | 'now'>): string {
  const payload = `${now().toString(36)}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
  return `${payload}.${macOf(payload, ticketKey).toString('base64url')}`
}

/** Whether this site issued a ticket, and long enough ago for a person to have filled the form in. Never throws. */
export function checkTicket(
  { ticketKey, now }: Pick<FormDeps, 'ticketKey' | 'now'>,
  ticket: string,
): TicketCheck {
  const [, payload = '', time = '', mac = ''] =
    /^(([0-9a-z]{1,10})\.[\w-]{16})\.([\w-]{43})$/.exec(ticket) ?? []
  if (mac === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(payload, ticketKey)))
    return { kind: 'expired' }
  const age = now() - Number.parseInt(time, 36)
  if (age > TICKET_LIFETIME_MS) return { kind: 'expired' }
  // Also for a ticket from the future: the clock was set back and will catch up.
  if (age < MIN_FILL_MS)
    return { kind: 'too-fast', waitSeconds: Math.ceil((MIN_FILL_MS - Math.max(age, 0)) / 1000) }
  return { kind: 'valid' }
}

function macOf(payload: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(payload).digest()
}
