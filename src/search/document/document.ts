import { type Business, UNAVAILABLE_NAME } from '#domain/business/business.ts'
import { categoryFor, groupName, type KnownCategory, termsOf } from '#domain/category/category.ts'
import { encodeWeek } from '#domain/opening-hours/encoded.ts'
import { cityFor } from '#domain/place/city.ts'
import { contentPartsOf, contentScore } from '#domain/quality/content-parts.ts'
import { sortKey } from '#domain/sort-key.ts'
import { analyse, analyseName, analysePlace, foldWords } from '#search/analyzer.ts'
import { BoundedMemo } from '#search/analyzer-memo.ts'
import { type DocValueRow, FLAG, NO_SCHEDULE } from '#search/file/doc-values.ts'
import type { IndexNames } from '#search/file/names.ts'
import { spherePoint } from '#search/query/geometry.ts'
import { cellOf, NO_CELL } from '#search/query/map-cells.ts'
import { staticScore } from '#search/rank.ts'
import { cardOf, detailOf } from './card.ts'
import { GROUPS } from './groups.ts'
import {
  districtToken,
  exactNameToken,
  firstWordsTokens,
  nameStart,
  phoneToken,
  postalToken,
} from './tokens.ts'

/** A business as the index stores it. */
export interface IndexDocument {
  readonly id: number
  readonly urlSlug: string
  /** JSON of StoredCard and StoredDetail. */
  readonly card: string
  readonly detail: string
  /** undefined for a business that has a page but stands in no list and no search (isListed). */
  readonly listed: ListedDocument | undefined
}

export interface ListedDocument {
  /** Terms by column: name, category, geography and marks, description; joined by blanks. */
  readonly n: string
  readonly k: string
  readonly g: string
  readonly d: string
  /** Words for suggestions while typing. */
  readonly s: string
  /** sort-key.ts */
  readonly nameKey: string
  /** `name` is still 0: whoever stores the document knows its neighbours. */
  readonly values: DocValueRow
}

const DAY_MS = 86_400_000
const LATEST_DAY = 0xffff

/**
 * Whether a business stands in lists and searches. Rows that Google withdrew ('Unavailable Business') and businesses
 * closed for good do not: nobody looks for them, and links to their pages still answer what became of them.
 */
export function isListed(business: Pick<Business, 'name' | 'status'>): boolean {
  const name = business.name.trim().toLowerCase()
  return name !== '' && name !== UNAVAILABLE_NAME.toLowerCase() && business.status !== 'closed-permanently'
}

/**
 * Builds everything the index keeps of a business.
 * @param names receives its city, category and weekly schedule when they are new
 * @param photoTexts what its own pictures show
 */
export function documentOf(
  business: Business,
  names: IndexNames,
  photoTexts: readonly string[] = [],
): IndexDocument {
  const category = categoryFor(business.category)
  const shownCity = shownCityOf(business)
  const card = cardOf(business, { city: shownCity, categorySlug: category.slug })
  const content = contentPartsOf(business)
  return {
    id: business.id,
    urlSlug: card.urlSlug,
    card: JSON.stringify(card),
    detail: JSON.stringify(detailOf(business, contentScore(content), photoTexts)),
    listed: isListed(business)
      ? listedDocument(business, { category, shownCity, content }, names)
      : undefined,
  }
}

function shownCityOf({ city, citySlug, postalCode, state }: Business): string {
  const known = shownCityNames.get(citySlug)
  if (known !== undefined) return known
  const evidence = { ...(postalCode !== null && { postalCode }), ...(state !== null && { state }) }
  const shown = city === '' ? '' : cityFor(city, evidence).shownName
  shownCityNames.set(citySlug, shown)
  return shown
}

/** Working a city's shown name out costs more than everything else of a card; a slug has one. */
const shownCityNames = new BoundedMemo<string>(20_000)

/** What was worked out of a business already. */
interface Known {
  readonly category: Pick<KnownCategory, 'slug' | 'name'>
  readonly shownCity: string
  /** The parts of its content, a bit each. */
  readonly content: number
}

function listedDocument(business: Business, known: Known, names: IndexNames): ListedDocument {
  const { shownCity } = known
  const words = foldWords(business.name)
  const [first, ...rest] = words
  return {
    n: joined(analyseName(business.name), [exactNameToken(words) ?? '', ...firstWordsTokens(words)]),
    k: joined(termsOfCategory(business.category), ...business.subtypes.map(termsOfCategory)),
    g: joined(...geographyOf(business, shownCity)),
    // The group's name stands here, so that an exact category ranks above the rest of its group.
    d: joined(
      business.description === null ? NOTHING : analyse(business.description),
      analyse(aboutText(business)),
      termsOfCategory(groupName(business.categoryGroup)),
    ),
    s: first === undefined ? '' : joined([first, nameStart(first)], rest),
    nameKey: sortKey(business.name),
    values: valuesOf(business, known, names),
  }
}

function valuesOf(
  business: Business,
  { category, shownCity, content }: Known,
  names: IndexNames,
): DocValueRow {
  const { latitude, longitude } = business
  const position = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const point = position ? spherePoint(position) : { x: 0, y: 0, z: 0 }
  const day = Math.floor(Date.parse(business.sourceDate) / DAY_MS)
  return {
    id: business.id,
    city: names.cities.numberOf(business.citySlug, () => ({
      slug: business.citySlug,
      name: business.city,
      shown: shownCity,
      state: business.state,
      latitude: null,
      longitude: null,
    })),
    category: names.categories.numberOf(category.slug, () => ({
      slug: category.slug,
      name: category.name,
      group: business.categoryGroup,
    })),
    schedule: scheduleOf(business, names),
    group: Math.max(0, GROUPS.indexOf(business.categoryGroup)),
    ...point,
    cell: position ? cellOf(position) : NO_CELL,
    rating: business.rating === null ? 0 : Math.round(business.rating * 10),
    reviews: business.reviewCount,
    flags:
      (business.photos.length > 0 ? FLAG.photo : 0) |
      (business.website !== null ? FLAG.website : 0) |
      (position ? FLAG.position : 0) |
      (business.source === 'demonstration' ? FLAG.demonstration : 0) |
      (business.verified ? FLAG.verified : 0),
    price: business.priceLevel ?? 0,
    score: staticScore(business),
    name: 0,
    day: day > 0 && day <= LATEST_DAY ? day : 0,
    content,
  }
}

function scheduleOf(business: Business, names: IndexNames): number {
  if (!business.openingHours?.some(day => day !== null)) return NO_SCHEDULE
  const week = encodeWeek(business.openingHours)
  return names.schedules.numberOf(week.join(), () => week)
}

function geographyOf(business: Business, shownCity: string): readonly (readonly string[])[] {
  const { postalCode, district, citySlug } = business
  const phone = business.phone === null ? undefined : phoneToken(business.phone)
  return [
    termsOfPlace(shownCity),
    district === null ? NOTHING : [...termsOfPlace(district), districtToken(citySlug, district)],
    business.street === null ? NOTHING : analysePlace(business.street),
    postalCode === null ? NOTHING : [postalCode, ...prefixesOf(postalCode).map(postalToken)],
    phone === undefined ? NOTHING : [phone],
  ]
}

function termsOfPlace(place: string): readonly string[] {
  const known = placeTerms.get(place)
  if (known !== undefined) return known
  const terms = analysePlace(place)
  placeTerms.set(place, terms)
  return terms
}

const placeTerms = new BoundedMemo<readonly string[]>(20_000)

function prefixesOf(postalCode: string): string[] {
  return /^\d{5}$/.test(postalCode) ? [1, 2, 3, 4, 5].map(length => postalCode.slice(0, length)) : []
}

/** The attributes that hold ('Rollstuhlgerechter Eingang'), not those denied. */
function aboutText(business: Business): string {
  return Object.values(business.about)
    .flatMap(group =>
      Object.entries(group).flatMap(([name, value]) =>
        value === false ? [] : value === true ? [name] : [`${name} ${value}`],
      ),
    )
    .join(', ')
}

/** A category's name and what else it is called; the same few thousand texts come again and again. */
function termsOfCategory(category: string): string[] {
  const known = categoryTerms.get(category)
  if (known !== undefined) return known
  const { slug, isKnown } = categoryFor(category)
  const terms = [...new Set([category, ...(isKnown ? termsOf(slug) : [])].flatMap(analyseName))]
  categoryTerms.set(category, terms)
  return terms
}

const categoryTerms = new BoundedMemo<string[]>(10_000)

const NOTHING: readonly string[] = []

/** A term twice in a column says nothing more, and costs less than finding it. */
function joined(...parts: readonly (readonly string[])[]): string {
  let text = ''
  for (const part of parts) for (const term of part) text += text === '' ? term : ` ${term}`
  return text
}
