import type { FieldKind } from '#domain/business/field-values.ts'
import { definitionOf, FIELDS } from '#domain/business/fields.ts'
import { parseCid, parseGoogleId } from '#domain/draft/id-cells.ts'
import {
  isLatitude,
  isLongitude,
  parseCountry,
  parseDegrees,
  parseState,
} from '#domain/draft/location-cells.ts'
import { isPossibleRating, parseRating } from '#domain/draft/review-cells.ts'
import { parseWebsite } from '#domain/draft/website-cell.ts'
import { looksLikeJson, parseBoolean, parseCount } from '#domain/text/primitive-values.ts'
import type { Column } from './columns.ts'

/** What a cell says if it can be what a column should have; undefined if it cannot. Wide: any country's numbers and codes do. */
export type Looks = (text: string) => string | number | undefined

/** The columns whose cells have a form by which they can be told. */
export const LOOKS = {
  phone: text => digitsOf(text, 6),
  website: parseWebsite,
  postalCode: text => /(?:^|[\s-])\d{4,5}(?:$|[\s.,])/.exec(text)?.[0].replace(/\D/g, '').padStart(5, '0'),
  state: parseState,
  country: parseCountry,
  countryCode: parseCountry,
  latitude: text => within(parseDegrees(text), isLatitude),
  longitude: text => within(parseDegrees(text), isLongitude),
  rating: text => {
    const rating = parseRating(text)
    return rating === 'none' ? rating : within(rating, isPossibleRating)
  },
  reviewCount: text => parseCount(text),
  placeId: text => (PLACE_ID.test(text) ? text : undefined),
  googleId: parseGoogleId,
  cid: parseCid,
} as const satisfies Partial<Record<Column, Looks>>

/** So much of the filled cells has to look alike. */
const ALIKE = 0.6

/** Whether most of the filled cells of a column look like something. Nothing looks like anything. */
export function isAlike(texts: readonly string[], looks: (text: string) => boolean): boolean {
  const filled = texts.filter(text => text !== '')
  return filled.length > 0 && filled.filter(looks).length >= filled.length * ALIKE
}

/** Whether the cells of a column can be what it is said to be. An empty column can be anything. */
export function canBe(column: Column, texts: readonly string[]): boolean {
  const looks = FORMS.get(column)
  return looks === undefined || texts.every(text => text === '') || isAlike(texts, looks)
}

/** Whether a text can be the name of a business: no part of an address of a page ('salon-roth'), no form of address, no 'Roth, Max'. */
export function isBusinessName(text: string): boolean {
  return /\p{L}/u.test(text) && !SLUG.test(text) && !FORM_OF_ADDRESS.test(text) && !isInvertedName(text)
}

/** 'Roth, Max' */
export function isInvertedName(text: string): boolean {
  return INVERTED_NAME.test(text)
}

const hasLetters = (text: string) => /\p{L}/u.test(text)
const hasDigits = (text: string) => /\d/.test(text)
const isLink = (text: string) => looksLikeJson(text) || parseWebsite(text) !== undefined

const FORM_OF_KIND: Readonly<Partial<Record<FieldKind, (text: string) => boolean>>> = {
  line: hasLetters,
  lines: hasLetters,
  paragraphs: hasLetters,
  link: isLink,
  links: isLink,
  profiles: isLink,
  email: text => text.includes('@'),
  flag: text => parseBoolean(text) !== undefined,
  count: text => parseCount(text) !== undefined,
  hours: hasDigits,
}

const FORMS: ReadonlyMap<Column, (text: string) => boolean> = new Map<Column, (text: string) => boolean>([
  ['address', hasLetters],
  ['houseNumber', hasDigits],
  ['postalCodeAndCity', text => hasDigits(text) && hasLetters(text)],
  ['coordinates', hasDigits],
  ...FIELDS.flatMap(field => {
    const form = FORM_OF_KIND[definitionOf(field).kind]
    return form === undefined ? [] : [[field, form] as const]
  }),
  ...(Object.entries(LOOKS) as [keyof typeof LOOKS, Looks][]).map(
    ([column, looks]) => [column, (text: string) => looks(text) !== undefined] as const,
  ),
])

/** Ids of places begin like this; others that are as long may be anything. */
const PLACE_ID = /^(?:ChIJ|GhIJ)[\w-]{16,60}$/

const SLUG = /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$|^https?:/u
const FORM_OF_ADDRESS = /^(?:(?:herr|frau|mrs?|ms|dr|prof|dipl|ing|med|dent|jur|phil)\b[\s.-]*)+$/i
const INVERTED_NAME =
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?, (?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]*)?$/u

function digitsOf(text: string, fewest: number): string | undefined {
  const digits = text.replace(/\D/g, '')
  // Without the country's code the same number may stand beside its full form.
  return digits.length < fewest || /\p{L}{4}/u.test(text) ? undefined : digits.replace(/^(?:00)?49|^0/, '')
}

function within(value: number | undefined, isPossible: (value: number) => boolean): number | undefined {
  return value !== undefined && isPossible(value) ? value : undefined
}
