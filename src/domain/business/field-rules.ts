import type { DraftFaultCode } from '#domain/draft/draft-fault.ts'
import { parseCid, parseGoogleId, parsePlaceId } from '#domain/draft/id-cells.ts'
import { addressesInJson } from '#domain/draft/json-addresses.ts'
import { isLatitude, isLongitude } from '#domain/draft/location-cells.ts'
import { parsePhone, phonesIn } from '#domain/draft/phone-cell.ts'
import { parsePrice } from '#domain/draft/price-cell.ts'
import { isPossibleRating } from '#domain/draft/review-cells.ts'
import { parseWebsite, websitesIn } from '#domain/draft/website-cell.ts'
import {
  attributes,
  choice,
  count,
  degrees,
  line,
  listOf,
  paragraphs,
  type ReadValue,
  scores,
  shaped,
  type Typed,
  webAddress,
  week,
} from '#domain/edit/typed-values.ts'
import { emailFault } from '#domain/form/email-fault.ts'
import { linesOf } from '#domain/form/form-faults.ts'
import { MAX_EMAIL_LENGTH } from '#domain/form/form-fields.ts'
import { phoneFault } from '#domain/form/phone-fault.ts'
import { parseSocialProfile } from '#domain/link/social-profile.ts'
import { parseWebAddress } from '#domain/link/web-address.ts'
import { COUNTRIES, type Country } from '#domain/place/country.ts'
import { generalEmailsIn } from '#domain/privacy/general-email.ts'
import { parseBoolean, parseCount } from '#domain/text/primitive-values.ts'
import type { FieldKind, ValueOfKind } from './field-values.ts'
import {
  BUSINESS_FIELDS,
  type BusinessField,
  definitionOf,
  type FieldDefinition,
  type FieldValues,
} from './fields.ts'
import { ratingSourceName } from './rating-source.ts'

/** How one cell states a field: 'none' says that there is no value, undefined that the cell is unreadable. */
export interface CellRule {
  readonly parse: (text: string) => unknown
  readonly fault: DraftFaultCode
}

/**
 * The fields that one cell states by itself. draft/read-*.ts read the others, because several cells or other fields
 * matter.
 */
export const CELL_RULES: Readonly<Partial<Record<BusinessField, CellRule>>> = {
  hasServiceArea: { parse: parseBoolean, fault: 'area_service_unreadable' },
  priceLevel: { parse: parsePrice, fault: 'price_unreadable' },
  photosCount: { parse: parseCount, fault: 'photos_count_unreadable' },
  googleId: { parse: parseGoogleId, fault: 'google_id_invalid' },
}

/** What no import takes: what belongs to a person, and an address that nobody reads. */
export const LEFT_OUT = {
  personal: 'personal_contact',
  unread: 'email_unread',
} as const satisfies Readonly<Record<string, DraftFaultCode>>

/** How the cells of a field of the part 'contact' are read. */
export interface ContactRule {
  /** The entries of a cell that has several by its form; without, a cell is one. */
  readonly entriesIn?: (cell: string) => readonly string[]
  /** The values of an entry, the best first, and what kinds of values are left out. Nothing: it is unreadable. */
  readonly valuesOf: (entry: string, country: Country) => readonly (string | keyof typeof LEFT_OUT)[]
  readonly fault: DraftFaultCode
}

export const CONTACT_RULES: Readonly<Partial<Record<FieldKind, ContactRule>>> = {
  phone: { valuesOf: phonesIn, fault: 'phone_invalid' },
  link: {
    entriesIn: cell => addressesInJson(cell) ?? [cell],
    valuesOf: websitesIn,
    fault: 'website_invalid',
  },
  email: { valuesOf: generalEmailsIn, fault: 'email_invalid' },
  profiles: {
    entriesIn: cell => addressesInJson(cell) ?? cell.split(/[\s,;|]+/).filter(address => address !== ''),
    valuesOf: entry => {
      const profile = parseSocialProfile(entry)
      if (profile === undefined) return []
      return [profile.isPersonal ? 'personal' : profile.href]
    },
    fault: 'profile_invalid',
  },
}

/**
 * Reads what the administrator or an owner typed into a field: refused with a reason, never left out.
 * @param typed without blanks around it and not empty
 * @param country whose postal codes and phone numbers are meant
 */
export function readTyped<Field extends BusinessField>(
  field: Field,
  typed: Typed<FieldValues[Field]>,
  country: Country,
): ReadValue<FieldValues[Field]> {
  const definition = definitionOf(field)
  // A rule and a value are of the same field, which TypeScript cannot know for a union of fields.
  const rule = (OWN_RULES[field] ?? RULES_OF_KIND[definition.kind](definition)) as TypedRule<
    FieldValues[Field]
  >
  return rule(typed, country)
}

/** What the text of one control says of a field: of a list, an entry on each line. */
export function typedText(field: BusinessField, text: string): string | readonly string[] {
  return definitionOf(field).shape === 'texts' ? linesOf(text) : text
}

type TypedRule<Value> = (typed: Typed<Value>, country: Country) => ReadValue<Value>

/** What the kind of a field does not say. */
const OWN_RULES: { readonly [Field in BusinessField]?: TypedRule<FieldValues[Field]> } = {
  postalCode: (typed, country) => {
    const { postalCodeDigits } = COUNTRIES[country]
    if (/^\d+$/.test(typed) && typed.length === postalCodeDigits) return { value: typed }
    return { fault: postalCodeDigits === 4 ? 'postal_code_four_digits' : 'postal_code_shape' }
  },
  latitude: degrees(isLatitude),
  longitude: degrees(isLongitude),
  rating: typed =>
    isPossibleRating(typed) ? { value: Math.round(typed * 10) / 10 } : { fault: 'rating_range' },
  ratingSource: typed => {
    const read = line(BUSINESS_FIELDS.ratingSource.limit)(typed)
    return 'value' in read ? { value: ratingSourceName(read.value) } : read
  },
  reviewsLink: webAddress(typed => parseWebAddress(typed)?.href),
  priceLevel: choice(BUSINESS_FIELDS.priceLevel.choices, 'price_level_range'),
  placeId: shaped(parsePlaceId, 'place_id_shape'),
  googleId: shaped(parseGoogleId, 'google_id_shape'),
  cid: typed => {
    const cid = parseCid(typed)
    return cid === undefined || cid === 'damaged' ? { fault: 'cid_shape' } : { value: cid }
  },
}

/** What the kind of a field says of it. */
const RULES_OF_KIND: {
  readonly [Kind in FieldKind]: (field: FieldDefinition) => TypedRule<ValueOfKind[Kind]>
} = {
  id: () => asTyped,
  line: ({ limit = MOST }) => line(limit),
  paragraphs: ({ limit = MOST }) => paragraphs(limit),
  lines: ({ limit = MOST }) => listOf(limit, line(BUSINESS_FIELDS.category.limit)),
  phone: () => phone,
  email: () => email,
  link: () => webAddress(typed => (/\s/.test(typed) ? undefined : parseWebsite(typed))),
  links: ({ limit = MOST }) =>
    listOf(
      limit,
      webAddress(typed => parseWebAddress(typed)?.href),
    ),
  profiles: ({ limit = MOST }) => listOf(limit, profile),
  decimal: () => asTyped,
  count: () => count,
  flag: () => asTyped,
  choice: ({ choices = [] }) => choice(choices),
  hours: () => week,
  scores: () => scores,
  about: () => attributes,
}

const MOST = Number.POSITIVE_INFINITY

function asTyped<Value>(value: Value): ReadValue<Value> {
  return { value }
}

function phone(typed: string, country: Country): ReadValue<string> {
  const fault = phoneFault(typed, country)
  if (fault !== undefined) return { fault }
  return shaped((text: string) => parsePhone(text, country), 'phone_impossible')(typed)
}

/** The operator and owners may enter any address, also that of a person. */
function email(typed: string): ReadValue<string> {
  if (typed.length > MAX_EMAIL_LENGTH) return { fault: 'too_long', limit: MAX_EMAIL_LENGTH }
  const fault = emailFault(typed)
  return fault === undefined ? { value: typed } : { fault }
}

function profile(typed: string): ReadValue<string> {
  const found = parseSocialProfile(typed)
  return found === undefined ? { fault: 'profile_unknown' } : { value: found.href }
}
