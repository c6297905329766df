import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, fieldFaults, oneOf } from '#domain/form/field-fault.ts'

/** What listed people can ask for, by the articles of the GDPR. */
export const PRIVACY_REQUEST_KINDS = [
  /** Art. 17 */
  'removal',
  /** Art. 21 */
  'objection',
  /** Art. 15 */
  'access',
  /** Art. 16 */
  'correction',
] as const

export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

/** The form as typed. No account is needed. */
export interface PrivacyRequestInput {
  /** One of PRIVACY_REQUEST_KINDS, '' while nothing is chosen. */
  readonly kind: string
  readonly name: string
  readonly email: string
  /** 'UK-123' or the address of the page; '' when unknown. */
  readonly business: string
  /** Anything that helps to find the data: name on the site, phone number, address. */
  readonly details: string
}

/** Whether a request asks that what is listed about a person goes: following it without a change is an exception. */
export function asksForRemoval(kind: unknown): boolean {
  return kind === 'removal' || kind === 'objection'
}

/** Art. 12 (3) GDPR allows one month. */
export const PRIVACY_REQUEST_DAYS = 30

/** True for what listed people can ask for. */
export function isPrivacyRequestKind(text: string): text is PrivacyRequestKind {
  return PRIVACY_REQUEST_KINDS.some(known => known === text)
}

/**
 * The faults of a privacy request. Few fields are required: the law demands no form, and only the answer needs an
 * address.
 * @returns at most one fault per field, in the order of the form; empty when it can be sent
 */
export function validatePrivacyRequest(
  input: PrivacyRequestInput,
): readonly FieldFault<keyof PrivacyRequestInput>[] {
  return fieldFaults(input, [
    ['kind', { limit: 50, rule: oneOf(PRIVACY_REQUEST_KINDS) }],
    ['name', { limit: 200 }],
    ['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }],
    ['business', { limit: 2000, isOptional: true }],
    ['details', { limit: 4000, isOptional: true }],
  ])
}
