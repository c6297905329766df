import { STATES } from '#domain/place/state.ts'
import { slugify } from '#domain/text/slug.ts'
import { type DemoAbout, pickAbout } from './about.ts'
import { pickName, withoutLegalForm } from './business-name.ts'
import { pickDescription } from './description.ts'
import { DEMO_HEADER, type DemoCells } from './header.ts'
import { hoursAsList, pickHours } from './hours.ts'
import { pickPhone } from './phone.ts'
import { pickPhotos } from './photos.ts'
import { type Random, randomFor } from './random.ts'
import { type DemoReviews, pickReviews } from './reviews.ts'
import { pickStreet } from './street.ts'
import { type DemoPlace, pickPlace } from './town.ts'
import { pickTrade, type Trade } from './trade.ts'

export interface DemoOptions {
  /** Number of rows. The first rows do not depend on it. */
  readonly count: number
  /** Another seed gives other businesses. */
  readonly seed?: number
}

/** All place ids begin with this, so that the demo data can be removed. */
export const DEMO_PLACE_ID_PREFIX = 'ChIJdemo'

const DEFAULT_SEED = 20_261_120
const EURO_SHARE = 0.75
/** Share of a trade's pairs that a business states. */
const PAIRED_SHARE = 0.25
/** Shares of those closed for a time, and of all that are closed: two in a hundred. */
const PAUSED_SHARE = 0.012
const CLOSED_SHARE = 0.02

/**
 * Fictional businesses in real German towns, in the format of a Google-Maps export.
 * @returns the names of the 65 columns, and one row per business with cells in the order of the columns
 * Row n depends on the seed and n only. Phone numbers are reserved for fiction, websites end in .example.
 */
export function demoRows({ count, seed = DEFAULT_SEED }: DemoOptions): {
  header: readonly string[]
  rows: Generator<readonly string[]>
} {
  return { header: DEMO_HEADER, rows: generateRows(count, seed) }
}

function* generateRows(count: number, seed: number): Generator<readonly string[]> {
  for (let row = 0; row < count; row++) {
    const cells = cellsOf(row, seed)
    yield DEMO_HEADER.map(column => cells[column] ?? '')
  }
}

function cellsOf(row: number, seed: number): DemoCells {
  const random = randomFor(seed, row)
  const trade = pickTrade(random)
  const place = pickPlace(random, row)
  const { name, person } = pickName(random, trade, place)
  const hours = pickHours(random, trade.profile)
  const isEnglish = random.chance(0.12)
  const type = isEnglish ? trade.englishName : trade.category
  const paired = trade.pairs.filter(() => random.chance(PAIRED_SHARE) && !isEnglish).slice(0, 2)
  const about = pickAbout(random, trade, hours)
  return {
    query: `${trade.category}, ${place.postalCode}, ${place.city}, DE`,
    name,
    name_for_emails: name,
    type,
    subtypes: [type, ...paired].join(', '),
    category: type.toLowerCase(),
    phone: random.chance(0.9) ? pickPhone(random, place.state, trade.profile.mobile) : '',
    website: random.chance(trade.profile.website) ? website(random, name, place) : '',
    ...addressCells(random, place),
    ...reviewCells(pickReviews(random, trade.profile), random),
    ...pickPhotos(random, trade),
    ...identityCells(random, row),
    business_status: statusOf(random),
    working_hours: hours.cell,
    working_hours_csv_compatible: hoursAsList(hours.cell),
    range: priceRange(random, trade),
    about: aboutCell(about),
    description: pickDescription(random, { name, trade, place, person, hours, about }),
    verified: random.chance(0.62) ? 'True' : 'False',
    time_zone: 'Europe/Berlin',
  }
}

function addressCells(random: Random, place: DemoPlace): DemoCells {
  const { name, houseNumber } = pickStreet(random)
  const street = `${name} ${houseNumber}`
  return {
    address: `${street}, ${place.postalCode} ${place.city}, Deutschland`,
    street,
    city: place.city,
    county: place.district,
    state: STATES[place.state],
    state_code: place.state,
    postal_code: place.postalCode,
    country: 'Deutschland',
    country_code: 'DE',
    latitude: place.latitude.toFixed(7),
    longitude: place.longitude.toFixed(7),
    area_service: 'False',
  }
}

function reviewCells(reviews: DemoReviews | undefined, random: Random): DemoCells {
  if (reviews === undefined) return {}
  const { count, rating, perScore } = reviews
  const [one, two, three, four, five] = perScore
  // Older exports have only the columns.
  const object = JSON.stringify({ 1: one, 2: two, 3: three, 4: four, 5: five })
  return {
    rating: String(rating),
    reviews: String(count),
    reviews_per_score: random.chance(0.9) ? object : '',
    reviews_per_score_1: String(one),
    reviews_per_score_2: String(two),
    reviews_per_score_3: String(three),
    reviews_per_score_4: String(four),
    reviews_per_score_5: String(five),
  }
}

/** JSON of groups with flags; '' when nothing is known. */
function aboutCell(about: DemoAbout): string {
  return Object.keys(about).length === 0 ? '' : JSON.stringify(about)
}

/** Ids in Google's form; the place id shows that the business is invented. */
function identityCells(random: Random, row: number): DemoCells {
  const hex = (): string => random.below(0x100000000).toString(16).padStart(8, '0')
  const low = hex() + hex()
  const id = row.toString(36).padStart(9, '0')
  return {
    place_id: `${DEMO_PLACE_ID_PREFIX}${id}${random
      .below(36 ** 5)
      .toString(36)
      .padStart(5, '0')}DE000`,
    google_id: `0x47${hex().slice(2)}${hex()}:0x${low}`,
    cid: BigInt(`0x${low}`).toString(),
  }
}

function statusOf(random: Random): string {
  const point = random.next()
  if (point < PAUSED_SHARE) return 'CLOSED_TEMPORARILY'
  return point < CLOSED_SHARE ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL'
}

function priceRange(random: Random, { profile }: Trade): string {
  if (!random.chance(profile.price)) return ''
  const level = 1 + Math.min(3, Math.floor(-Math.log(1 - random.next()) * 0.9))
  return (random.chance(EURO_SHARE) ? '€' : '$').repeat(level)
}

/** Top-level domain .example: reserved, so that no link leads to a real site (RFC 2606). */
function website(random: Random, name: string, place: DemoPlace): string {
  const slug = slugify(withoutLegalForm(name)).slice(0, 48).replace(/-$/, '')
  const town = slugify(place.shortCity)
  const isWithTown = random.chance(0.35) && !slug.includes(town)
  // A label of a host name has 63 characters at most (RFC 1035).
  const host = isWithTown ? `${slug}-${town}`.slice(0, 63).replace(/-$/, '') : slug
  return `https://${random.chance(0.7) ? 'www.' : ''}${host}.example/`
}
