import { hash } from 'node:crypto'

/** Strong ETag of a body, quoted. */
export function etagOf(body: Buffer | string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

/** The ETag of the same body in an encoding: another representation (RFC 9110, 8.8.3.3). */
export function etagWithEncoding(etag: string, encoding: string): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
}

/** Whether an If-None-Match header names this ETag; weak ones count (RFC 9110, 13.1.2). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag)
}
