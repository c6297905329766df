import { parseAbout } from '#domain/attribute/parse-about.ts'
import type {
  About,
  BusinessDraft,
  BusinessField,
  BusinessStatus,
  ReviewsPerScore,
} from '#domain/business/business.ts'
import { isLatitude, isLongitude } from '#domain/draft/coordinates-cell.ts'
import { MAX_DESCRIPTION_LENGTH } from '#domain/draft/description-cell.ts'
import { parseCid, parseGoogleId, parsePlaceId } from '#domain/draft/id-cells.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { MAX_PHOTOS } from '#domain/draft/photos-cell.ts'
import { isPossibleRating } from '#domain/draft/rating-cell.ts'
import { MAX_NAME_LENGTH } from '#domain/draft/read-identity.ts'
import { parseWebsite } from '#domain/draft/website-cell.ts'
import type { FaultCode } from '#domain/form/field-fault.ts'
import { phoneFault } from '#domain/form/phone-fault.ts'
import { MAX_ADDRESS_LENGTH, parseWebAddress } from '#domain/link/web-address.ts'
import { dayOfIntervals, type OpeningHours, weekOf } from '#domain/opening-hours/opening-hours.ts'
import { isPostalCode } from '#domain/place/postal-code.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { plainLine, plainParagraphs } from '#domain/text/plain-text.ts'

/** What a typed value means in the directory's own form, or what is wrong with it. */
export type ReadValue<Value> =
  | { readonly value: Value }
  | { readonly fault: FaultCode; readonly limit?: number }

type Rules = {
  readonly [Field in BusinessField]-?: (typed: TypedValue[Field]) => ReadValue<Required<BusinessDraft>[Field]>
}

/** The values as they are sent: of the right kind, but not yet of the right form. */
export type TypedValue = {
  readonly [Field in BusinessField]-?: Loose<Required<BusinessDraft>[Field]>
}

type Loose<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number
      ? number
      : Value extends ReviewsPerScore
        ? readonly number[]
        : Value

/** As the importer takes them (domain/draft). */
const MAX_STREET_LENGTH = 200
const MAX_CITY_LENGTH = 100
const MAX_FULL_ADDRESS_LENGTH = 400
const MAX_CATEGORY_LENGTH = 80
const MAX_SUBTYPES = 20
/** No business on earth has more reviews or photos; a typing mistake has. */
const MAX_COUNT = 10_000_000
/** Longer ones than any split day has. */
const MAX_INTERVALS = 12
/** Seven decimals are a centimetre. */
const DEGREE_DECIMALS = 1e7

/**
 * How each field is read that the administrator typed: normalised as an import would, but refused with a reason where
 * an import would leave it out. Texts arrive non-empty; emptying a field is no value.
 */
export const EDIT_RULES: Rules = {
  placeId: shaped(parsePlaceId, 'place_id_shape'),
  googleId: shaped(parseGoogleId, 'google_id_shape'),
  cid: typed => {
    const cid = parseCid(typed)
    return cid === undefined || cid === 'damaged' ? { fault: 'cid_shape' } : { value: cid }
  },
  name: line(MAX_NAME_LENGTH),
  category: line(MAX_CATEGORY_LENGTH),
  subtypes: typed =>
    listOf(typed, MAX_SUBTYPES, name => {
      const text = plainLine(name)
      if (text.length > MAX_CATEGORY_LENGTH) return { fault: 'too_long', limit: MAX_CATEGORY_LENGTH }
      return hasLetters(text) ? { value: text } : { fault: 'text_without_letters' }
    }),
  street: line(MAX_STREET_LENGTH),
  postalCode: typed => (isPostalCode(typed) ? { value: typed } : { fault: 'postal_code_shape' }),
  city: line(MAX_CITY_LENGTH),
  district: line(MAX_CITY_LENGTH),
  state: typed => (isState(typed) ? { value: typed } : { fault: 'choice_unknown' }),
  // The directory is a German one: files with other countries are refused row by row as well.
  countryCode: typed => (typed === 'DE' ? { value: typed } : { fault: 'choice_unknown' }),
  fullAddress: line(MAX_FULL_ADDRESS_LENGTH),
  latitude: typed => (isLatitude(typed) ? { value: rounded(typed) } : { fault: 'coordinates_range' }),
  longitude: typed => (isLongitude(typed) ? { value: rounded(typed) } : { fault: 'coordinates_range' }),
  phone: typed => {
    const fault = phoneFault(typed)
    if (fault !== undefined) return { fault }
    const phone = parsePhone(typed)
    return phone === undefined ? { fault: 'phone_invalid' } : { value: phone }
  },
  website: typed => (/\s/.test(typed) ? { fault: 'website_invalid' } : webAddress(parseWebsite(typed))),
  rating: typed =>
    isPossibleRating(typed) ? { value: Math.round(typed * 10) / 10 } : { fault: 'rating_range' },
  reviewCount: count,
  reviewsPerScore: typed => {
    const [one, two, three, four, five] = typed
    const isWhole = typed.length === 5 && typed.every(isCount)
    return !isWhole || [one, two, three, four, five].includes(undefined)
      ? { fault: 'scores_shape' }
      : { value: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0] }
  },
  reviewsLink: typed => webAddress(parseWebAddress(typed)?.href),
  openingHours: readWeek,
  photos: typed => listOf(typed, MAX_PHOTOS, photo => webAddress(parseWebAddress(photo)?.href)),
  photosCount: count,
  description: typed => {
    const text = plainParagraphs(typed)
    if (text.length > MAX_DESCRIPTION_LENGTH) return { fault: 'too_long', limit: MAX_DESCRIPTION_LENGTH }
    return hasLetters(text) ? { value: text } : { fault: 'text_without_letters' }
  },
  about: readAbout,
  verified: typed => ({ value: typed }),
  priceLevel: typed => {
    const level = ([1, 2, 3, 4] as const).find(known => known === typed)
    return level === undefined ? { fault: 'price_level_range' } : { value: level }
  },
  status: typed => {
    const status = STATUSES.find(known => known === typed)
    return status === undefined ? { fault: 'choice_unknown' } : { value: status }
  },
  hasServiceArea: typed => ({ value: typed }),
}

const STATUSES: readonly BusinessStatus[] = ['operational', 'closed-temporarily', 'closed-permanently']

function line(limit: number): (typed: string) => ReadValue<string> {
  return typed => {
    const text = plainLine(typed)
    if (text.length > limit) return { fault: 'too_long', limit }
    return hasLetters(text) ? { value: text } : { fault: 'text_without_letters' }
  }
}

function shaped(
  parse: (text: string) => string | undefined,
  fault: FaultCode,
): (typed: string) => ReadValue<string> {
  return typed => {
    const value = parse(typed)
    return value === undefined ? { fault } : { value }
  }
}

/** 'Café 1860', '1860' and '東京' name something; '---' does not. */
function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function webAddress(href: string | undefined): ReadValue<string> {
  if (href === undefined) return { fault: 'website_invalid' }
  return href.length > MAX_ADDRESS_LENGTH ? { fault: 'too_long', limit: MAX_ADDRESS_LENGTH } : { value: href }
}

function listOf(
  typed: readonly string[],
  limit: number,
  read: (item: string) => ReadValue<string>,
): ReadValue<readonly string[]> {
  if (typed.length > limit) return { fault: 'too_many', limit }
  const values = new Set<string>()
  for (const item of typed) {
    const one = read(item)
    if ('fault' in one) return one
    values.add(one.value)
  }
  return { value: [...values] }
}

function count(typed: number): ReadValue<number> {
  return isCount(typed) ? { value: typed } : { fault: 'count_range' }
}

function isCount(typed: number): boolean {
  return Number.isInteger(typed) && typed >= 0 && typed <= MAX_COUNT
}

function readWeek(typed: OpeningHours): ReadValue<OpeningHours> {
  const days = typed.map(day => {
    if (day === null) return { value: null }
    const known = day.length > MAX_INTERVALS ? null : dayOfIntervals(day)
    return known === null ? undefined : { value: known }
  })
  if (days.includes(undefined)) return { fault: 'hours_impossible' }
  return { value: weekOf(new Map(days.map((day, weekday) => [weekday, day?.value ?? null]))) }
}

/** The directory shows known attributes only; one that would silently vanish is refused instead. */
function readAbout(typed: About): ReadValue<About> {
  const known = parseAbout(JSON.stringify(typed)) ?? {}
  return statements(known) === statements(typed) ? { value: known } : { fault: 'about_unknown' }
}

function statements(about: About): number {
  return Object.values(about).reduce((sum, attributes) => sum + Object.keys(attributes).length, 0)
}

function isState(text: string): text is StateCode {
  return Object.hasOwn(STATES, text)
}

function rounded(degrees: number): number {
  return Math.round(degrees * DEGREE_DECIMALS) / DEGREE_DECIMALS
}
