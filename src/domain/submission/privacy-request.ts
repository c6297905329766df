import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, fieldFaults, oneOf } from '#domain/form/field-fault.ts'

/** What listed people can ask for, with the articles of the GDPR behind it. */
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

/** The form as typed; nobody needs an account for it. */
export interface PrivacyRequestInput {
  /** One of PRIVACY_REQUEST_KINDS, '' while nothing is chosen. */
  readonly kind: string
  readonly name: string
  readonly email: string
  /** 'UK-123' or the page's address; '' when the person does not know it. */
  readonly business: string
  /** How the person is named on the site, phone number, address: whatever helps to find the data. */
  readonly details: string
}

/** Art. 12 (3) GDPR says one month; the shortest month but February has this many days. */
export const PRIVACY_REQUEST_DAYS = 30

/** True for what listed people can ask for. */
export function isPrivacyRequestKind(text: string): text is PrivacyRequestKind {
  return PRIVACY_REQUEST_KINDS.some(known => known === text)
}

/**
 * What is wrong with a privacy request. Little is asked for: the law names no form, and only the answer needs an
 * address.
 * @returns at most one fault a field, in the order of the form; empty when it can be sent
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
