import { type ChangeOf, type FormFields, MAX_EMAIL_LENGTH, type ValuesOf } from '#domain/form/form-fields.ts'
import { emptyValues } from '#domain/form/form-values.ts'
import { COUNTRY_CODES, HOME_COUNTRY } from '#domain/place/country.ts'
import { DEFAULT_INDEXABLE_FROM } from '#domain/quality/indexable.ts'
import { FALLBACK_STATS } from './fallback-stats.ts'
import { tileUrlFault } from './tile-source.ts'

/** In UTF-16 units. Every page has all of it. */
export const MAX_CODE_LENGTH = 200_000
/** A month. */
export const MAX_REPLY_HOURS = 720
/** Entries of a list on 'Über uns'. */
export const MAX_ABOUT_ENTRIES = 50

/** An optional text of at most so many characters. */
const text = <Limit extends number>(limit: Limit) => ({ kind: 'text', limit, isOptional: true }) as const

/**
 * The operator of the site, for imprint, privacy and contact. Any part may be ''; pages then say that it is missing.
 */
export const OPERATOR_FIELDS = {
  name: text(200),
  // The representatives of the operator, e.g. managing directors.
  representedBy: text(400),
  street: text(200),
  postalCode: { ...text(20), kind: 'postal-code' },
  city: text(100),
  email: { ...text(MAX_EMAIL_LENGTH), kind: 'email' },
  phone: { ...text(40), kind: 'phone' },
  // 'Amtsgericht Görlitz'
  registerCourt: text(200),
  // 'HRB 12345'
  registerNumber: text(60),
  // 'DE123456789'
  vatId: text(40),
  supervisoryAuthority: text(300),
  // The person responsible for editorial content (§ 18 MStV).
  responsibleForContent: text(400),
  dataProtectionOfficer: text(400),
} as const satisfies FormFields

/** The entries of a list of 'Über uns': events or people. */
const ABOUT_ENTRIES = {
  kind: 'rows',
  limit: MAX_ABOUT_ENTRIES,
  fields: { title: { kind: 'text', limit: 120 }, text: text(1000) },
} as const

/** The settings of the site, with the names that requests and answers have (specification, section 4). */
export const SETTINGS_FORM = {
  title: { kind: 'text', limit: 120, wire: 'site_title' },
  description: { ...text(320), kind: 'long', wire: 'site_description' },
  // Markup for every public page, unfiltered.
  headCode: { ...text(MAX_CODE_LENGTH), kind: 'code', wire: 'head_code' },
  footerCode: { ...text(MAX_CODE_LENGTH), kind: 'code', wire: 'footer_code' },
  operator: { kind: 'group', fields: OPERATOR_FIELDS },
  // When somebody answers the phone: 'Mo–Fr 9–18 Uhr'. Shown only when there is an operator.
  supportHours: { ...text(120), wire: 'support_hours' },
  // Within how many hours messages are answered.
  replyHours: { kind: 'number', least: 1, most: MAX_REPLY_HOURS, wire: 'reply_hours' },
  timeline: ABOUT_ENTRIES,
  team: ABOUT_ENTRIES,
  // Address pattern of map pictures with {z}, {x} and {y}; '' switches maps off.
  tileUrl: { ...text(500), rule: tileUrlFault, wire: 'tile_url' },
  tileAttribution: { ...text(200), wire: 'tile_attribution' },
  // Off: no public page or answer has photos.
  showsPhotos: { kind: 'flag', wire: 'shows_photos' },
  // Off: no public page or answer has ratings or counts of reviews.
  showsRatings: { kind: 'flag', wire: 'shows_ratings' },
  // On: structured data have ratings too, although search engines forbid it for ratings of other sites.
  marksUpRatings: { kind: 'flag', wire: 'marks_up_ratings' },
  // The content score (quality/content-parts.ts) from which on search engines may index a business.
  indexableFrom: { kind: 'number', least: 0, most: 100, wire: 'indexable_from' },
  // Imports take businesses of these countries; Germany is always the first.
  countries: { kind: 'choices', choices: COUNTRY_CODES, first: HOME_COUNTRY },
  // On: searches are counted by day, words and place, without data about visitors.
  logsSearches: { kind: 'flag', wire: 'logs_searches' },
  // Shown only while the real numbers cannot be read.
  fallbackBusinesses: { kind: 'number', least: 0, most: 100_000_000, wire: 'fallback_businesses' },
  fallbackCities: { kind: 'number', least: 0, most: 100_000, wire: 'fallback_cities' },
  // Stars, one decimal.
  fallbackRating: { kind: 'decimal', least: 1, most: 5, fault: 'rating_range', wire: 'fallback_rating' },
} as const satisfies FormFields

export type SiteSettings = ValuesOf<typeof SETTINGS_FORM>

/** Some of the settings, to be changed. */
export type SettingsChange = ChangeOf<typeof SETTINGS_FORM>

export type Operator = SiteSettings['operator']

/** An entry of 'Über uns': an event or a person. */
export type AboutEntry = SiteSettings['team'][number]

export const NO_OPERATOR: Operator = emptyValues(OPERATOR_FIELDS)

export const DEFAULT_SETTINGS: SiteSettings = {
  title: 'Umkreis',
  description: '',
  headCode: '',
  footerCode: '',
  operator: NO_OPERATOR,
  supportHours: 'Mo–Fr 9–18 Uhr',
  replyHours: 24,
  timeline: [],
  team: [],
  // OpenStreetMap's own servers allow light use with attribution. Busy sites need another source.
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  tileAttribution: '© OpenStreetMap-Mitwirkende',
  showsPhotos: true,
  showsRatings: true,
  marksUpRatings: false,
  indexableFrom: DEFAULT_INDEXABLE_FROM,
  countries: [HOME_COUNTRY],
  logsSearches: true,
  fallbackBusinesses: FALLBACK_STATS.total,
  fallbackCities: FALLBACK_STATS.cities,
  fallbackRating: FALLBACK_STATS.averageRating,
}

/** Whether the operator is known well enough for an imprint (§ 5 DDG): name, address and e-mail. */
export function hasOperator({ name, street, postalCode, city, email }: Operator): boolean {
  return [name, street, postalCode, city, email].every(part => part.trim() !== '')
}
