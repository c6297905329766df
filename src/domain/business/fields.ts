import { categoryFor } from '#domain/category/category.ts'
import { MAX_DESCRIPTION_LENGTH } from '#domain/draft/detail-cells.ts'
import type { DraftFaultCode } from '#domain/draft/draft-fault.ts'
import { parseCid, parseGoogleId, parsePlaceId } from '#domain/draft/id-cells.ts'
import { isLatitude, isLongitude } from '#domain/draft/location-cells.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { MAX_PHOTOS } from '#domain/draft/photos-cell.ts'
import { parsePrice } from '#domain/draft/price-cell.ts'
import { isPossibleRating } from '#domain/draft/review-cells.ts'
import { parseWebsite } from '#domain/draft/website-cell.ts'
import {
  attributes,
  choice,
  count,
  degrees,
  flag,
  line,
  listOf,
  paragraphs,
  type ReadValue,
  scores,
  shaped,
  type TypedValue,
  webAddress,
  week,
} from '#domain/edit/typed-values.ts'
import { phoneFault } from '#domain/form/phone-fault.ts'
import { parseWebAddress } from '#domain/link/web-address.ts'
import { COUNTRIES, COUNTRY_CODES, type Country } from '#domain/place/country.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { parseBoolean, parseCount } from '#domain/text/primitive-values.ts'
import type { Business, BusinessDraft, BusinessField } from './business.ts'
import { dayColumns, decimal, type ExportColumn, json, list, plain, scoreColumns } from './export-cells.ts'

type Stated<Field extends BusinessField> = Required<BusinessDraft>[Field]

/** What import, edits, merges and the export need to know of one field. */
export interface FieldRules<Field extends BusinessField> {
  /** What a business carries while nobody has stated the field. */
  readonly unknown: Business[Field]
  /** How one cell states it. Without: draft/read-*.ts read the field, because several cells or other fields matter. */
  readonly cell?: CellRule<Stated<Field>>
  /** How it is read from what the administrator or an owner typed: refused with a reason, never left out. */
  readonly typed: (typed: TypedValue[Field], country: Country) => ReadValue<Stated<Field>>
  /** Its columns in the export. Their headings are names that an import knows. */
  readonly exported: readonly ExportColumn<Business[Field]>[]
}

/** How a cell is read: 'none' says that there is no value, undefined that the cell is unreadable. */
export interface CellRule<Value> {
  readonly parse: (text: string) => Value | 'none' | undefined
  readonly fault: DraftFaultCode
}

/** Longer texts are other texts in a wrong column, in UTF-16 units. The longest names on Google Maps stay below. */
export const TEXT_LIMITS = { name: 300, category: 80, street: 200, city: 100, fullAddress: 400 } as const

const MAX_SUBTYPES = 20
const STATE_CODES = Object.keys(STATES) as StateCode[]

/**
 * Every field that a source can state about a business. Header reading, edits, corrections, merges, undo and the export
 * go by this table, so a new field is a row here beside its type in business.ts. Stored sources keep this order: new
 * fields go to the end.
 */
export const BUSINESS_FIELDS: { readonly [Field in BusinessField]: FieldRules<Field> } = {
  placeId: {
    unknown: null,
    typed: shaped(parsePlaceId, 'place_id_shape'),
    exported: [['place_id', plain]],
  },
  googleId: {
    unknown: null,
    cell: { parse: parseGoogleId, fault: 'google_id_invalid' },
    typed: shaped(parseGoogleId, 'google_id_shape'),
    exported: [['google_id', plain]],
  },
  cid: {
    unknown: null,
    typed: typed => {
      const cid = parseCid(typed)
      return cid === undefined || cid === 'damaged' ? { fault: 'cid_shape' } : { value: cid }
    },
    exported: [['cid', plain]],
  },
  name: {
    unknown: '',
    typed: line(TEXT_LIMITS.name),
    exported: [['name', plain]],
  },
  category: {
    unknown: categoryFor('').name,
    typed: line(TEXT_LIMITS.category),
    exported: [['category', plain]],
  },
  subtypes: {
    unknown: [],
    typed: listOf(MAX_SUBTYPES, line(TEXT_LIMITS.category)),
    exported: [['subtypes', list]],
  },
  street: {
    unknown: null,
    typed: line(TEXT_LIMITS.street),
    exported: [['street', plain]],
  },
  postalCode: {
    unknown: null,
    typed: (typed, country) => {
      const { postalCodeDigits } = COUNTRIES[country]
      if (/^\d+$/.test(typed) && typed.length === postalCodeDigits) return { value: typed }
      return { fault: postalCodeDigits === 4 ? 'postal_code_four_digits' : 'postal_code_shape' }
    },
    exported: [['postal_code', plain]],
  },
  city: {
    unknown: '',
    typed: line(TEXT_LIMITS.city),
    exported: [['city', plain]],
  },
  district: {
    unknown: null,
    typed: line(TEXT_LIMITS.city),
    exported: [['district', plain]],
  },
  state: {
    unknown: null,
    typed: choice(STATE_CODES),
    exported: [['state', state => (state === null ? '' : STATES[state])]],
  },
  countryCode: {
    unknown: 'DE',
    typed: choice(COUNTRY_CODES),
    exported: [['country_code', plain]],
  },
  fullAddress: {
    unknown: null,
    typed: line(TEXT_LIMITS.fullAddress),
    exported: [['full_address', plain]],
  },
  latitude: {
    unknown: null,
    typed: degrees(isLatitude),
    exported: [['latitude', decimal]],
  },
  longitude: {
    unknown: null,
    typed: degrees(isLongitude),
    exported: [['longitude', decimal]],
  },
  phone: {
    unknown: null,
    typed: (typed, country) => {
      const fault = phoneFault(typed, country)
      if (fault !== undefined) return { fault }
      return shaped((text: string) => parsePhone(text, country), 'phone_impossible')(typed)
    },
    exported: [['phone', plain]],
  },
  website: {
    unknown: null,
    typed: webAddress(typed => (/\s/.test(typed) ? undefined : parseWebsite(typed))),
    exported: [['website', plain]],
  },
  rating: {
    unknown: null,
    typed: typed =>
      isPossibleRating(typed) ? { value: Math.round(typed * 10) / 10 } : { fault: 'rating_range' },
    exported: [['rating', decimal]],
  },
  reviewCount: {
    unknown: 0,
    cell: { parse: parseCount, fault: 'review_count_unreadable' },
    typed: count,
    exported: [['reviews', plain]],
  },
  reviewsPerScore: {
    unknown: null,
    typed: scores,
    exported: scoreColumns('reviews_per_score'),
  },
  reviewsLink: {
    unknown: null,
    typed: webAddress(typed => parseWebAddress(typed)?.href),
    exported: [['reviews_link', plain]],
  },
  openingHours: {
    unknown: null,
    typed: week,
    exported: dayColumns('working_hours'),
  },
  photos: {
    unknown: [],
    typed: listOf(
      MAX_PHOTOS,
      webAddress(typed => parseWebAddress(typed)?.href),
    ),
    exported: [['photos', json]],
  },
  photosCount: {
    unknown: 0,
    cell: { parse: parseCount, fault: 'photos_count_unreadable' },
    typed: count,
    exported: [['photos_count', plain]],
  },
  description: {
    unknown: null,
    typed: paragraphs(MAX_DESCRIPTION_LENGTH),
    exported: [['description', plain]],
  },
  about: {
    unknown: {},
    typed: attributes,
    exported: [['about', json]],
  },
  verified: {
    unknown: false,
    typed: flag,
    exported: [['verified', plain]],
  },
  priceLevel: {
    unknown: null,
    cell: { parse: parsePrice, fault: 'price_unreadable' },
    typed: choice([1, 2, 3, 4], 'price_level_range'),
    exported: [['price_level', plain]],
  },
  status: {
    unknown: 'operational',
    typed: choice(['operational', 'closed-temporarily', 'closed-permanently']),
    exported: [['business_status', plain]],
  },
  hasServiceArea: {
    unknown: false,
    cell: { parse: parseBoolean, fault: 'area_service_unreadable' },
    typed: flag,
    exported: [['area_service', plain]],
  },
}

/** The names of all fields, in the order of the table. */
export const FIELDS = Object.keys(BUSINESS_FIELDS) as readonly BusinessField[]
