import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, type FieldRule, fieldFaults, oneOf } from '#domain/form/field-fault.ts'

/** What can be reported. 'illegal-content' is a notice under Art. 16 DSA. */
export const REPORT_KINDS = ['wrong-data', 'closed', 'missing-business', 'illegal-content'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

/** The report form as typed. */
export interface ReportInput {
  /** One of REPORT_KINDS, '' while nothing is chosen. */
  readonly kind: string
  /** 'UK-123', the page's address, or '' for a missing business. */
  readonly business: string
  /** What is wrong; name and address of a missing business; for notices why the content is illegal. */
  readonly text: string
  /** Name and e-mail: required for notices (Art. 16 (2) c DSA), else only for an answer. */
  readonly name: string
  readonly email: string
  /** Only of notices: the sender's statement of good faith (Art. 16 (2) d DSA). */
  readonly isInGoodFaith: boolean
}

/**
 * The faults of a report. A notice of illegal content also needs the place, the sender's name and address and the
 * statement of good faith (Art. 16 (2) DSA).
 * @returns at most one fault per field, in the order of the form; empty when it can be sent
 */
export function validateReport(input: ReportInput): readonly FieldFault<keyof ReportInput>[] {
  const { isInGoodFaith, ...texts } = input
  const isNotice = input.kind === 'illegal-content'
  const faults = fieldFaults(texts, rulesOf(input.kind, isNotice))
  return isNotice && !isInGoodFaith ? [...faults, { field: 'isInGoodFaith', code: 'unconfirmed' }] : faults
}

type TextField = Exclude<keyof ReportInput, 'isInGoodFaith'>

function rulesOf(kind: string, isNotice: boolean): readonly (readonly [TextField, FieldRule])[] {
  return [
    ['kind', { limit: 50, rule: oneOf(REPORT_KINDS) }],
    // The longest address that all browsers support.
    ['business', { limit: 2000, isOptional: kind === 'missing-business' || kind === '' }],
    // Two pages, as for messages.
    ['text', { limit: 4000, isOptional: kind === 'closed' }],
    ['name', { limit: 200, isOptional: !isNotice }],
    ['email', { limit: MAX_EMAIL_LENGTH, isOptional: !isNotice, rule: emailFault }],
  ]
}
