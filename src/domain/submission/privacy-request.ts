import { type FormFields, MAX_EMAIL_LENGTH, type ValuesOf } from '#domain/form/form-fields.ts'

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

/**
 * The form for requests. Few fields are required: the law demands no form, and only the answer needs an address. No account
 * is needed.
 */
export const PRIVACY_REQUEST_FORM = {
  kind: { kind: 'choice', choices: PRIVACY_REQUEST_KINDS },
  name: { kind: 'text', limit: 200, autoComplete: 'name' },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
  // 'UK-123' or the address of the page.
  business: { kind: 'text', limit: 2000, isOptional: true },
  // Anything that helps to find the data: name on the site, phone number, address.
  details: { kind: 'long', limit: 4000, isOptional: true },
} as const satisfies FormFields

/** The form as typed. */
export type PrivacyRequestInput = ValuesOf<typeof PRIVACY_REQUEST_FORM>

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
