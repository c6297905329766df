import type { BusinessStatus } from '../business/field-values.ts'
import {
  type Condition,
  type FormFields,
  MAX_EMAIL_LENGTH,
  type TextField,
  type ValuesOf,
} from '../form/form-fields.ts'
import { type ListingDay, MORE_CONTACT_FIELDS, WEEK_FIELD } from '../listing/listing.ts'

/** Longer texts are not from the form; how long a text may be is said by its field (business/fields.ts). */
const MAX_TEXT_LENGTH = 10_000

const TEXT = { kind: 'text', limit: MAX_TEXT_LENGTH } as const

/**
 * The texts that visitors may propose to change, besides MORE_CONTACT_FIELDS. The administrator decides field by field. Without
 * those that are required nobody finds a business.
 */
const TEXTS = {
  name: TEXT,
  category: TEXT,
  street: { ...TEXT, isOptional: true },
  postalCode: { ...TEXT, kind: 'postal-code', wire: 'postal_code', isOptional: true },
  city: TEXT,
  phone: { ...TEXT, kind: 'phone', isOptional: true },
  website: { ...TEXT, kind: 'website', isOptional: true },
  description: { ...TEXT, kind: 'long', isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>

const { secondPhone, businessEmail, ...MORE_TEXTS } = MORE_CONTACT_FIELDS

/** The same by the field of the business. */
export const CORRECTION_TEXT_FIELDS = { ...TEXTS, secondPhone, email: businessEmail, ...MORE_TEXTS }

/** An owner who came by a link mailed to the address on file needs no other proof. */
const isProven: Condition = ({ isOwner, token }) => isOwner !== true || Boolean(token)

/** What senders say besides: of the business and of themselves. */
export const CORRECTION_SENDER_FIELDS = {
  // 'Dauerhaft geschlossen': then nothing else matters.
  isClosed: { kind: 'flag' },
  // 'Hat wieder geöffnet'
  isOpenAgain: { kind: 'flag' },
  // A reason or a source, or by itself what is wrong.
  comment: { kind: 'long', limit: 2000, isOptional: true },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, isOptional: isProven, autoComplete: 'email' },
  isOwner: { kind: 'flag' },
  // In words.
  proof: { kind: 'long', limit: 2000, isOptional: isProven },
} as const satisfies FormFields

/** The correction form, prefilled with all that the directory says. */
export const CORRECTION_FORM = {
  businessId: { kind: 'id' },
  // From a link mailed to the address on file.
  token: { kind: 'text', limit: MAX_TEXT_LENGTH, isOptional: true },
  ...TEXTS,
  ...MORE_CONTACT_FIELDS,
  hours: WEEK_FIELD,
  ...CORRECTION_SENDER_FIELDS,
} as const satisfies FormFields

/** Asks for such a link. */
export const OWNER_LINK_FORM = {
  businessId: { kind: 'id' },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
} as const satisfies FormFields

export type CorrectionText = keyof typeof CORRECTION_TEXT_FIELDS

/** Those that are always shown. */
export const MAIN_TEXTS = Object.keys(TEXTS) as readonly (keyof typeof TEXTS)[]

/** In the order of the form. */
export const CORRECTION_TEXTS = Object.keys(CORRECTION_TEXT_FIELDS) as readonly CorrectionText[]

/** The field of the form that has a text: 'email' is the sender's there. */
export function correctionNameOf(text: CorrectionText): Exclude<CorrectionText, 'email'> | 'businessEmail' {
  return text === 'email' ? 'businessEmail' : text
}

/** What is accepted or refused by itself: a text or the whole week. */
export type CorrectionField = CorrectionText | 'openingHours'

/** A correction as typed. It was prefilled with all that the directory says. */
export interface CorrectionInput extends Omit<ValuesOf<typeof CORRECTION_SENDER_FIELDS>, 'isOpenAgain'> {
  readonly businessId: number
  readonly texts: Readonly<Record<CorrectionText, string>>
  readonly hours: ValuesOf<typeof WEEK_FIELD.fields>
  /** Missing in corrections that were sent before it could be said. */
  readonly isOpenAgain?: boolean
}

/** What the directory says about a business, with the fields of the form. */
export interface CorrectionFacts {
  /** '' unknown. */
  readonly texts: Readonly<Record<CorrectionText, string>>
  /** As formatDayHours writes them: '07:30-12:00, 13:00-18:00', '17:00+', 'Closed', 'By appointment'; '' unknown. */
  readonly hours: Readonly<Record<ListingDay, string>>
  readonly status: BusinessStatus
  /** ISO 3166-1 alpha-2; missing in corrections that were sent when all businesses were German. */
  readonly countryCode?: string
}

/** What the administrator decides on one by one. */
export const PROPOSED_FIELDS = [...CORRECTION_TEXTS, 'openingHours', 'status'] as const

export type ProposedField = (typeof PROPOSED_FIELDS)[number]

/** A field as it is and as proposed, to compare them. */
export interface ProposedChange {
  readonly field: ProposedField
  /** As in the form; '' unknown. The week has one line per day; a status is a BusinessStatus. */
  readonly now: string
  readonly proposed: string
  /** What the directory said when the correction was sent. Differs from `now` if it was changed since. */
  readonly then: string
  /** Of city and postal code: the gazetteer objects to them, if both proposals are taken. */
  readonly isPlaceDoubtful: boolean
}
