import type { ErrorCode } from './error-codes.ts'

/**
 * A broken promise: something that is no normal outcome, or an input that is refused as a whole. Expected outcomes (a
 * bad row, an unknown word) are returned values instead.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>

  /**
   * @param code what happened, stable
   * @param details values for its text, e.g. { limitMegabytes: 20 }
   * @param cause the error that led to this one, if any
   */
  constructor(code: ErrorCode, details: Record<string, string | number> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(details)}`, cause === undefined ? undefined : { cause })
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** What the system or the server says; errors of several addresses of one name have only a code. */
export function reasonOf(error: unknown): string {
  const { message = '', code = '' } = Object(error) as { message?: string; code?: string }
  return message === '' ? code : message
}
