import type { Business } from '#domain/business/business.ts'
import type { About } from '#domain/business/field-values.ts'
import { categoryFor } from '#domain/category/category.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { type OpeningHours, WHOLE_DAY } from '#domain/opening-hours/opening-hours.ts'
import type { SearchQuery, SearchSort } from '#domain/search/search.ts'
import { business } from '#test/make-business.ts'

/** Numbers that look random and are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const WORDS = [
  'Ahorn',
  'Lindner',
  'Kiosk',
  'Optik',
  'Grün',
  'Käserei',
  'Straßer',
  'Işık',
  'Möbel',
  'Uhrmacher',
  'Quadrat',
]
const CATEGORIES = ['Bäckerei', 'Zahnarzt', 'Friseur', 'Restaurant'].map(categoryFor)
const CITIES = [
  { city: 'Köln', codes: ['50667', '50733'], latitude: 50.94, longitude: 6.96 },
  { city: 'Bonn', codes: ['53111'], latitude: 50.735, longitude: 7.1 },
  { city: 'Dresden', codes: ['01067', '01069'], latitude: 51.05, longitude: 13.74 },
  { city: 'Düsseldorf', codes: ['40210'], latitude: 51.22, longitude: 6.78 },
] as const
/** Regions with the cities of them. */
export const REGIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Nordrhein-Westfalen', ['Köln', 'Bonn', 'Düsseldorf']],
  ['Regierungsbezirk Köln', ['Köln', 'Bonn']],
  ['Sachsen', ['Dresden']],
  ['Schwarzwald', []],
])
const ATTRIBUTES = [
  ['Serviceoptionen', 'Außenbereich'],
  ['Highlights', 'Dachterrasse'],
  ['Parken', 'Kostenloser Parkplatz'],
  ['Barrierefreiheit', 'Rollstuhlgerechter Parkplatz'],
  ['Haustiere', 'Hunde erlaubt'],
  ['Highlights', 'Kamin'],
  ['Ausstattung', 'Duschen'],
] as const
const SORTS: readonly SearchSort[] = ['relevance', 'distance', 'rating', 'reviews', 'name', 'city']

const OPEN_AT = [
  'now',
  'always',
  'today',
  'sun',
  'weekend@09:00',
  'tue@00:30',
  'mon@23:00-00:30',
  'fri@-02:00',
  'tomorrow@06:00-10:00',
  '2026-11-06@17:59',
].flatMap(text => parseOpenAt(text) ?? [])

const DAY = [{ from: 480, to: 1_080 }]
const OPEN_DAYS: OpeningHours = [DAY, DAY, DAY, DAY, DAY, [], []]
const ALWAYS: OpeningHours = [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY]
const OPEN_NIGHTS: OpeningHours = [
  [{ from: 1_200, to: 1_560 }],
  [],
  null,
  'by-appointment',
  [{ from: 1_020, to: null }],
  null,
  null,
]

/** Businesses and queries about them, made of few words, so that many match. */
export class RandomDirectory {
  readonly #random: () => number

  constructor(seed: number) {
    this.#random = seededRandom(seed)
  }

  number(below: number): number {
    return Math.floor(this.#random() * below)
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.number(values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }

  words(most: number): string {
    return Array.from({ length: 1 + this.number(most) }, () => this.pick(WORDS)).join(' ')
  }

  business(id: number): Business {
    const { name: category, group: categoryGroup } = this.pick(CATEGORIES)
    const { city, codes, latitude, longitude } = this.pick(CITIES)
    const isRated = this.number(4) > 0
    const isPlaced = this.number(5) > 0
    return business({
      id,
      name: this.words(3),
      category,
      categoryGroup,
      subtypes: this.number(3) ? [] : this.some(CATEGORIES).map(({ name }) => name),
      city,
      postalCode: this.pick(codes),
      state: city === 'Dresden' ? 'SN' : 'NW',
      latitude: isPlaced ? latitude + (this.#random() - 0.5) * 0.3 : null,
      longitude: isPlaced ? longitude + (this.#random() - 0.5) * 0.3 : null,
      rating: isRated ? (10 + this.number(41)) / 10 : null,
      reviewCount: isRated ? this.number(400) : 0,
      description: this.number(2) ? `Zum ${this.words(2)}` : null,
      openingHours: this.pick([null, OPEN_DAYS, OPEN_NIGHTS, ALWAYS]),
      photos: this.number(2) ? ['https://example.org/a.jpg'] : [],
      website: this.number(2) ? 'https://example.org/' : null,
      priceLevel: this.pick([null, 1, 2, 3, 4]),
      verified: this.number(2) === 1,
      about: this.about(),
      status: this.number(30) === 0 ? 'closed-permanently' : 'operational',
    })
  }

  /** Stated, stated as missing, or not stated. */
  about(): About {
    const stated =
      this.number(3) === 0 ? [] : [this.pick(ATTRIBUTES), this.pick(ATTRIBUTES), this.pick(ATTRIBUTES)]
    return Object.fromEntries(stated.map(([group, name]) => [group, { [name]: this.number(5) > 0 }]))
  }

  /** One of them, or two. */
  some<Value>(values: readonly Value[]): readonly Value[] {
    return [...new Set([this.pick(values), this.pick(values)])]
  }

  query(): Omit<SearchQuery, 'limit' | 'offset'> {
    const { latitude, longitude } = this.pick(CITIES)
    const isSometimes = (oneIn: number) => this.number(oneIn) === 0
    return {
      isVerbatim: true,
      sort: this.pick(SORTS),
      ...(this.number(4) > 0 && {
        text: isSometimes(5) ? this.pick(['zahnarzt', 'bäckerei']) : this.words(2),
      }),
      ...(isSometimes(3)
        ? {
            location: this.pick([
              ...CITIES.map(({ city }) => city),
              ...REGIONS.keys(),
              '50',
              '50667',
              '0106',
            ]),
          }
        : isSometimes(3) && { latitude, longitude }),
      ...(isSometimes(3) && { radiusKm: this.pick([1, 7, 30, 100]) }),
      ...(isSometimes(4) && {
        categories: this.some(['zahnarzt', 'friseur', 'handel', 'gastronomie', 'dienstleister']),
      }),
      ...(isSometimes(5) && { cities: this.some(['koeln', 'bonn', 'dresden']) }),
      ...(isSometimes(5) && { minRating: this.pick([3, 4, 4.5]) }),
      ...(isSometimes(4) && { openAt: this.pick(OPEN_AT) }),
      ...(isSometimes(6) && { hasPhoto: true }),
      ...(isSometimes(6) && { hasWebsite: true }),
      ...(isSometimes(6) && { isVerified: true }),
      ...(isSometimes(6) && { priceLevels: [1, 3] }),
      ...(isSometimes(6) && {
        attributes: this.some(['terrasse', 'parkplatz', 'hundefreundlich', 'duschen'] as const),
      }),
    }
  }
}
