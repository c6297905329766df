import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FormDeps } from '#services/submissions/form-deps.ts'

/**
 * The token that lets only the sender of a submission send pictures with it: '{id}.{mac}'. It is given once, in the
 * answer to the form.
 */
export function issueUploadToken({ ticketKey }: Pick<FormDeps, 'ticketKey'>, id: number): string {
  return `${id}.${macOf(id, ticketKey).toString('base64url')}`
}

/**
 * The number of the submission that a token belongs to; undefined for one that this site did not issue. Never throws.
 */
export function readUploadToken({ ticketKey }: Pick<FormDeps, 'ticketKey'>, key: string): number | undefined {
  const [, payload = '', mac = ''] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(key) ?? []
  const id = Number(payload)
  const isOurs = mac !== '' && timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(id, ticketKey))
  return isOurs ? id : undefined
}

/** Prefixed, so that it never equals the MAC of a form ticket, which the same key signs. */
function macOf(id: number, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`pictures:${id}`).digest()
}
