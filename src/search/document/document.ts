import { attributesOf } from '#domain/attribute/searched-attributes.ts'
import { type Business, UNAVAILABLE_NAME } from '#domain/business/business.ts'
import type { About } from '#domain/business/field-values.ts'
import { type BusinessField, type FieldFacts, fieldsWith } from '#domain/business/fields.ts'
import { withNamedRating } from '#domain/business/rating-source.ts'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { categoryFor } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { hoursInForce } from '#domain/opening-hours/open-state.ts'
import { shownCityName } from '#domain/place/shown-city-name.ts'
import { contentPartsOf } from '#domain/quality/content-parts.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import { attributeBits } from '#search/document/attribute-bits.ts'
import { checkedText } from '#search/document/checked-text.ts'
import { type DocValueRow, FLAG, NO_SCHEDULE } from '#search/document/doc-values.ts'
import type { LookupTables } from '#search/document/lookup-tables.ts'
import { staticScore } from '#search/document/static-rank.ts'
import { cellOf, NO_CELL } from '#search/geo/map-grid.ts'
import { spherePoint } from '#search/geo/sphere.ts'
import { cardOf, detailOf } from './card.ts'
import { GROUPS } from './groups.ts'
import { type StoredWeek, storedWeekOf } from './stored-week.ts'
import { type DocumentTexts, type TextSource, textsOf } from './texts.ts'

/** A business as the index stores it. */
export interface IndexDocument {
  readonly id: number
  readonly urlSlug: string
  /** JSON of StoredCard and StoredDetail. */
  readonly card: string
  readonly detail: string
  /** undefined for a business that has a page but is in no list (isListed). */
  readonly listed: ListedDocument | undefined
  /** undefined for all but those that closed permanently. */
  readonly closed: ClosedDocument | undefined
}

/** By what a business that closed permanently is found: its name and where it was. */
export interface ClosedDocument {
  readonly id: number
  /** The folded words of its name, joined by blanks. */
  readonly words: string
  readonly citySlug: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface ListedDocument extends DocumentTexts {
  /** `name` is still 0: the writer that stores the document knows its neighbours. */
  readonly values: DocValueRow
}

/** A document whose texts are not analysed yet (textsOf). */
export interface UnanalysedDocument extends Omit<IndexDocument, 'listed'> {
  readonly listed: { readonly source: TextSource; readonly values: DocValueRow } | undefined
}

const LATEST_DAY = 0xffff

/**
 * Whether a business appears in lists and searches. Entries that Google withdrew ('Unavailable Business') and
 * businesses that closed permanently do not. Their pages still say what became of them, and the latter are found by name.
 */
export function isListed(business: Pick<Business, 'name' | 'status'>): boolean {
  return hasOwnName(business) && !isClosedForGood(business)
}

function hasOwnName(business: Pick<Business, 'name'>): boolean {
  const name = business.name.trim().toLowerCase()
  return name !== '' && name !== UNAVAILABLE_NAME.toLowerCase()
}

function isClosedForGood({ status }: Pick<Business, 'status'>): boolean {
  return status === 'closed-permanently'
}

/**
 * Builds everything that the index stores of a business.
 * @param lookup gets its city, category and weekly schedule if they are new
 * @param photoTexts what its own pictures show
 */
export function documentOf(
  business: Business,
  lookup: LookupTables,
  photoTexts: readonly string[] = [],
): IndexDocument {
  const { listed, ...page } = unanalysedDocumentOf(business, lookup, photoTexts)
  return { ...page, listed: listed && { ...textsOf(listed.source), values: listed.values } }
}

/** As documentOf, but leaves the texts to another thread. */
export function unanalysedDocumentOf(
  stored: Business,
  lookup: LookupTables,
  photoTexts: readonly string[] = [],
): UnanalysedDocument {
  const business = withNamedRating(stored)
  const shownCity = shownCityOf(business)
  const week = business.openingHours === null ? undefined : storedWeekOf(business.openingHours)
  const card = cardOf(business, {
    city: shownCity,
    workingHours: week?.shown ?? null,
  })
  const hours = hoursInForce(business)
  const content = contentPartsOf(business)
  return {
    id: business.id,
    urlSlug: card.urlSlug,
    card: checkedText(card),
    detail: checkedText(detailOf(business, content, photoTexts)),
    listed: isListed(business)
      ? {
          source: textSourceOf(business, shownCity),
          values: valuesOf(
            business,
            { shownCity, content, weekInForce: hours === null ? undefined : storedWeekOf(hours) },
            lookup,
          ),
        }
      : undefined,
    closed: isClosedForGood(business) && hasOwnName(business) ? closedDocumentOf(business) : undefined,
  }
}

function closedDocumentOf({ id, name, citySlug, latitude, longitude }: Business): ClosedDocument {
  return { id, words: foldedWords(name).join(' '), citySlug, latitude, longitude }
}

function shownCityOf({ city, citySlug, state, countryCode }: Business): string {
  const key = `${city} ${citySlug} ${state ?? ''} ${countryCode}`
  return shownCityNames.getOrMake(key, () =>
    shownCityName({ name: city, slug: citySlug, state, countryCode }),
  )
}

/** By everything that shownCityName reads. */
const shownCityNames = new BoundedCache<string, string>({ most: 40_000, longest: 100 })

/** Facts that are computed from a business once. */
interface DerivedFacts {
  readonly shownCity: string
  /** The parts of its content, one bit each. */
  readonly content: number
  /** Of hoursInForce. */
  readonly weekInForce: StoredWeek | undefined
}

function textSourceOf(business: Business, shownCity: string): TextSource {
  const { name, category, categoryGroup, subtypes, citySlug, district, street, postalCode } = business
  return {
    name,
    category,
    categoryGroup,
    subtypes,
    shownCity,
    citySlug,
    district,
    street: business.hasServiceArea ? null : street,
    postalCode,
    phones: PHONES.flatMap(field => business[field] ?? []),
    mentions: SEARCHED.flatMap(field => wordsIn(business[field])),
  }
}

const PHONES = fieldsWith({ kind: 'phone' })
const SEARCHED = fieldsWith({ isSearched: true })

/** The texts of a fact; of attributes those that it has. */
function wordsIn(fact: FieldFacts[BusinessField]): readonly string[] {
  if (typeof fact === 'string') return [fact]
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact)
    ? statedAttributes(fact as About)
    : []
}

function statedAttributes(about: About): string[] {
  const attributes: string[] = []
  for (const group of Object.values(about)) {
    for (const [name, value] of Object.entries(group)) {
      if (value !== false) attributes.push(value === true ? name : `${name} ${value}`)
    }
  }
  return attributes
}

function valuesOf(
  business: Business,
  { shownCity, content, weekInForce }: DerivedFacts,
  lookup: LookupTables,
): DocValueRow {
  const { latitude, longitude } = business
  const position = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const point = position ? spherePoint(position) : { x: 0, y: 0, z: 0 }
  const day = Math.floor(Date.parse(business.sourceDate) / DAY_MS)
  return {
    id: business.id,
    city: lookup.cities.numberOf(business.citySlug, () => ({
      slug: business.citySlug,
      name: business.city,
      shown: shownCity,
      state: business.state,
      latitude: null,
      longitude: null,
    })),
    categories: categorySetOf(business, lookup),
    schedule: scheduleOf(weekInForce, lookup),
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
    ...attributeBits(attributesOf(business.about, categorySlugsOf(business))),
    score: staticScore(business),
    name: 0,
    day: day > 0 && day <= LATEST_DAY ? day : 0,
    content,
  }
}

/** The business's own category and those of its subtypes that the table knows. */
function categorySetOf(business: Business, lookup: LookupTables): number {
  const { categorySlug, category, categoryGroup } = business
  const own = { slug: categorySlug, name: category, group: categoryGroup }
  const others = otherCategoriesOf(business)
  const ownNumber = lookup.categories.numberOf(categorySlug, () => own)
  // The operator may have given it another name and group than the table, which subtypes are named by.
  lookup.categories.entries[ownNumber] = own
  const numbers = others.map(({ slug, name, group }) =>
    lookup.categories.numberOf(slug, () => ({ slug, name, group })),
  )
  const set = Uint32Array.from(new Set([ownNumber, ...numbers]))
  return lookup.categorySets.numberOf(set.join(), () => set)
}

/** Those of its subtypes that the table knows. */
function otherCategoriesOf({ subtypes }: Business) {
  return subtypes.map(categoryFor).filter(({ isKnown, slug }) => isKnown && !isGroupSlug(slug))
}

function categorySlugsOf(business: Business): readonly string[] {
  return [business.categorySlug, ...otherCategoriesOf(business).map(({ slug }) => slug)]
}

function scheduleOf(week: StoredWeek | undefined, lookup: LookupTables): number {
  const encoded = week?.encoded
  return encoded === undefined ? NO_SCHEDULE : lookup.schedules.numberOf(encoded.key, () => encoded.changes)
}
