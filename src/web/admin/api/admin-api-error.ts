import type { FieldFault } from '#domain/form/field-fault.ts'

/** A failing answer of a call: '401: Bitte melden Sie sich an.' in the words of the specification, section 7. */
export class AdminApiError extends Error {
  readonly status: number
  /** Stable; 'unreachable' when there was no answer at all. */
  readonly code: string
  /** A sentence to show, in the language of the page. */
  readonly sentence: string
  /** What is wrong with which field of a form that was refused. */
  readonly faults: readonly FieldFault[]

  constructor(status: number, code: string, sentence: string, faults: readonly FieldFault[] = []) {
    super(`${status}: ${sentence}`)
    this.name = 'AdminCallError'
    this.status = status
    this.code = code
    this.sentence = sentence
    this.faults = faults
  }
}

/** The sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof AdminApiError) return error.sentence
  return error instanceof Error ? error.message : String(error)
}
