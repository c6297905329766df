import { type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import { DEFAULT_INDEXABLE_FROM } from '#domain/quality/indexable.ts'
import { FALLBACK_STATS } from './fallback-stats.ts'

/**
 * The operator of the site, for imprint, privacy and contact. Any part may be ''; pages then say that it is missing.
 */
export interface Operator {
  readonly name: string
  /** The representatives of the operator, e.g. managing directors. */
  readonly representedBy: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly email: string
  readonly phone: string
  /** 'Amtsgericht Görlitz' */
  readonly registerCourt: string
  /** 'HRB 12345' */
  readonly registerNumber: string
  /** 'DE123456789' */
  readonly vatId: string
  readonly supervisoryAuthority: string
  /** The person responsible for editorial content (§ 18 MStV). */
  readonly responsibleForContent: string
  readonly dataProtectionOfficer: string
}

/** An entry of 'Über uns': an event or a person. */
export interface AboutEntry {
  readonly title: string
  readonly text: string
}

/** The settings of the site. */
export interface SiteSettings {
  readonly title: string
  readonly description: string
  /** Markup for every public page, unfiltered. */
  readonly headCode: string
  readonly footerCode: string
  readonly operator: Operator
  /** When somebody answers the phone: 'Mo–Fr 9–18 Uhr'. Shown only when there is an operator. */
  readonly supportHours: string
  /** Within how many hours messages are answered. */
  readonly replyHours: number
  readonly timeline: readonly AboutEntry[]
  readonly team: readonly AboutEntry[]
  /** Address pattern of map pictures with {z}, {x} and {y}; '' switches maps off. */
  readonly tileUrl: string
  readonly tileAttribution: string
  /** Off: no public page or answer has photos. */
  readonly showsPhotos: boolean
  /** Off: no public page or answer has ratings or counts of reviews. */
  readonly showsRatings: boolean
  /** On: structured data have ratings too, although search engines forbid it for ratings of other sites. */
  readonly marksUpRatings: boolean
  /** Imports take businesses of these countries; Germany is always the first. */
  readonly countries: readonly Country[]
  /** On: searches are counted by day, words and place, without data about visitors. */
  readonly logsSearches: boolean
  /** The content score (quality/content-parts.ts) from which on search engines may index a business. */
  readonly indexableFrom: number
  /** Shown only while the real numbers cannot be read. */
  readonly fallbackBusinesses: number
  readonly fallbackCities: number
  /** Stars, 1 to 5, one decimal. */
  readonly fallbackRating: number
}

export const NO_OPERATOR: Operator = {
  name: '',
  representedBy: '',
  street: '',
  postalCode: '',
  city: '',
  email: '',
  phone: '',
  registerCourt: '',
  registerNumber: '',
  vatId: '',
  supervisoryAuthority: '',
  responsibleForContent: '',
  dataProtectionOfficer: '',
}

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
