import { DEFAULT_INDEXABLE_FROM } from '#domain/quality/indexable.ts'
import { FALLBACK_STATS } from './fallback-stats.ts'

/** Who runs the site, for imprint, privacy and contact. Every part may be missing; pages then say so honestly. */
export interface Operator {
  readonly name: string
  /** Who may act for the operator, e.g. managing directors. */
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
  /** Who answers for editorial content (§ 18 MStV). */
  readonly responsibleForContent: string
  readonly dataProtectionOfficer: string
}

/** A line of 'Über uns': what happened when, or who works on it. */
export interface AboutEntry {
  readonly title: string
  readonly text: string
}

/** What the administrator sets for the site as a whole. */
export interface SiteSettings {
  readonly title: string
  readonly description: string
  /** Markup for every public page, unfiltered. */
  readonly headCode: string
  readonly footerCode: string
  readonly operator: Operator
  /** When somebody answers the phone, as shown: 'Mo–Fr 9–18 Uhr'. Promised only where an operator is set. */
  readonly supportHours: string
  /** Within how many hours messages are answered. */
  readonly replyHours: number
  readonly timeline: readonly AboutEntry[]
  readonly team: readonly AboutEntry[]
  /** Address pattern of map pictures with {z}, {x} and {y}; '' switches maps off. */
  readonly tileUrl: string
  readonly tileAttribution: string
  /** Off: no public page or call carries photos. */
  readonly showsPhotos: boolean
  /** Off: no public page or call carries ratings or counts of reviews. */
  readonly showsRatings: boolean
  /** On: ratings stand in the structured data too, although search engines forbid it for ratings from elsewhere. */
  readonly marksUpRatings: boolean
  /** On: what visitors search for is counted by day, words and place, without anything about them. */
  readonly logsSearches: boolean
  /** The content-quality score (quality/content-parts.ts) from which on search engines are to take a business in. */
  readonly indexableFrom: number
  /** Shown only while the real figures cannot be read. */
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
  // OpenStreetMap's own servers allow light use with attribution; busy sites set their own source.
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  tileAttribution: '© OpenStreetMap-Mitwirkende',
  showsPhotos: true,
  showsRatings: true,
  marksUpRatings: false,
  indexableFrom: DEFAULT_INDEXABLE_FROM,
  logsSearches: true,
  fallbackBusinesses: FALLBACK_STATS.total,
  fallbackCities: FALLBACK_STATS.cities,
  fallbackRating: FALLBACK_STATS.averageRating,
}

/** Whether the operator is known well enough for an imprint (§ 5 DDG): name, address and e-mail. */
export function hasOperator({ name, street, postalCode, city, email }: Operator): boolean {
  return [name, street, postalCode, city, email].every(part => part.trim() !== '')
}
