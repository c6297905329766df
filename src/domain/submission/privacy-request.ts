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
