import { ATTRIBUTE_SLUGS, type AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { SEARCHED_ATTRIBUTES } from '#domain/attribute/searched-attributes.ts'
import type { Business } from '#domain/business/business.ts'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { categoryFor } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { encodeWeek, weekStateAt } from '#domain/opening-hours/encoded-week.ts'
import { weekMinuteAt } from '#domain/opening-hours/open-state.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { documentOf, type ListedDocument } from '#search/document/document.ts'
import { makeLookupTables } from '#search/document/lookup-tables.ts'
import { bayesianRating, staticScore } from '#search/document/static-rank.ts'
import { isOneTrade, isTrade, tradesMeantBy } from '#search/query/named-trade.ts'
import { REGIONS } from '#test/search/random-directory.ts'
import { isOpenNaively } from './naive-open-times.ts'

/** The right answer to a search, computed business by business without an index. */
export interface NaiveAnswer {
  readonly ids: readonly number[]
  readonly categories: Readonly<Record<string, number>>
  readonly cities: Readonly<Record<string, number>>
  readonly ratings: Readonly<Record<string, number>>
  readonly openStates: Readonly<Record<string, number>>
  readonly attributes: Readonly<Record<string, number>>
  readonly radii: Readonly<Record<string, number>>
}

type Field = 'name' | 'category' | 'geography' | 'description'

interface Document {
  readonly business: Business
  readonly listed: ListedDocument
  readonly fields: Readonly<Record<Field, ReadonlySet<string>>>
}

interface Centre {
  readonly latitude: number
  readonly longitude: number
}

/** @param query its location a city's name, a postal code or the first digits of one, a region; without correction */
export function naiveSearch(
  businesses: readonly Business[],
  query: Query,
  centreOfLocation: Centre | null,
  now: number,
): NaiveAnswer {
  const documents = businesses.flatMap(documentsOf)
  const position = positionOf(query)
  const centre = query.location === undefined ? position : centreOfLocation
  const worded = documents.filter(document => hasWords(document, query.text ?? ''))
  const foundBy = (asked: typeof query) => findNaively(worded, asked, centre, now)
  const matching = worded.filter(document => passes(document, query, now))
  const around = (metres: number) => matching.filter(({ business }) => metresTo(business, centre) <= metres)
  const found = foundBy(query)
  const { cities: _, ...anyCity } = query
  const { categories = [], ...anyCategory } = query
  const { minRating: ___, ...anyRating } = query
  const offered = offeredOf(categories)
  const ordered = found
    .map(document => ({ document, keys: keysOf(document, documents, query, centre) }))
    .toSorted((a, b) => compare(a.keys, b.keys))
  const { openAt: _openAt, ...anyTime } = query
  const openStates = foundBy(anyTime).map(({ business }) =>
    weekStateAt(encodeWeek(business.openingHours), weekMinuteAt(now)),
  )
  return {
    ids: ordered.map(({ document }) => document.business.id),
    categories: counts(
      foundBy(anyCategory).flatMap(({ business }) =>
        categoriesOf(business).filter(
          slug =>
            offered.length === 0 || categories.includes(slug) || offered.some(group => isIn(slug, group)),
        ),
      ),
    ),
    cities: counts(foundBy(anyCity).map(({ business }) => business.citySlug)),
    ratings: Object.fromEntries(
      [4.5, 4, 3].map(least => [least.toFixed(1), foundBy({ ...anyRating, minRating: least }).length]),
    ),
    openStates: counts(openStates),
    attributes: counts(
      found.flatMap(({ business }) => ATTRIBUTE_SLUGS.filter(slug => hasAttribute(business, slug))),
    ),
    radii:
      centre === null
        ? {}
        : Object.fromEntries([5, 10, 25, 50].map(km => [String(km), around(km * 1_000).length])),
  }
}

type Query = Omit<SearchQuery, 'limit' | 'offset'>

function findNaively(documents: readonly Document[], query: Query, centre: Centre | null, now: number) {
  const matching = documents.filter(document => passes(document, query, now))
  const { radiusKm, location } = query
  return radiusKm !== undefined && centre !== null
    ? matching.filter(({ business }) => metresTo(business, centre) <= radiusKm * 1_000)
    : matching.filter(({ business }) => isAt(business, location))
}

/** The groups of the query, if all of its categories belong to them. */
function offeredOf(categories: readonly string[]): readonly string[] {
  const groups = categories.filter(isGroupSlug)
  const real = categories.filter(slug => !isGroupSlug(slug))
  return real.every(slug => groups.some(group => isIn(slug, group))) ? groups : []
}

function isIn(category: string, group: string): boolean {
  return categoryFor(category).group === group
}

const known = new WeakMap<Business, Document[]>()

function documentsOf(business: Business): Document[] {
  const documents = known.get(business) ?? makeDocuments(business)
  known.set(business, documents)
  return documents
}

function makeDocuments(business: Business): Document[] {
  const { listed } = documentOf(business, makeLookupTables())
  if (listed === undefined) return []
  const terms = (text: string) => new Set(text.split(' '))
  const fields = {
    name: terms(listed.name),
    category: terms(listed.category),
    geography: terms(listed.geography),
    description: terms(listed.description),
  }
  return [{ business, listed, fields }]
}

type Meaning = QueryTerm['alternatives']

/** A text is asked of every document. */
const termsOf = memoize(queryTerms, { most: 2 })

const EVERYWHERE = ['name', 'category', 'geography', 'description'] as const

/** Of a trade and with the other words anywhere, or with all words in the name; without a trade, with all words anywhere. */
function hasWords(document: Document, text: string) {
  const words = termsOf(text)
  const trades = words.filter(isTrade)
  const isOf = (word: QueryTerm) => isOfTrade(document, word)
  const hasIt = ({ alternatives }: QueryTerm) => hasWord(document, alternatives, EVERYWHERE)
  if (trades.length === 0) return words.every(hasIt)
  const typed = foldedWords(text)
  if (typed.length > 1 && typed.join(' ') === foldedWords(document.business.name).join(' ')) return true
  if (words.length > 1 && words.every(({ own }) => hasWord(document, own, ['name']))) return true
  return trades.some(isOf) && words.every(word => (trades.includes(word) && isOf(word)) || hasIt(word))
}

function isOfTrade({ business }: Document, word: QueryTerm): boolean {
  const categories = categoriesOf(business)
  return tradesMeantBy(word).some(slug =>
    isGroupSlug(slug) ? business.categoryGroup === slug : categories.includes(slug),
  )
}

function hasWord({ fields }: Document, meaning: Meaning, where: readonly Field[]) {
  return meaning.some(terms => terms.every(term => where.some(field => fields[field].has(term))))
}

function passes({ business }: Document, query: Query, now: number): boolean {
  const { categories, cities, minRating, hasPhoto, hasWebsite, isVerified, priceLevels, openAt } = query
  const { attributes = [] } = query
  const isOfCategory = (category: string) =>
    isGroupSlug(category)
      ? business.categoryGroup === category &&
        !categories?.some(slug => !isGroupSlug(slug) && isIn(slug, category))
      : categoriesOf(business).includes(category)
  return (
    (categories === undefined || categories.some(isOfCategory)) &&
    (cities === undefined || cities.includes(business.citySlug)) &&
    (minRating === undefined || (business.rating ?? 0) >= minRating) &&
    (!hasPhoto || business.photos.length > 0) &&
    (!hasWebsite || business.website !== null) &&
    (!isVerified || business.verified) &&
    (priceLevels === undefined ||
      (business.priceLevel !== null && priceLevels.includes(business.priceLevel))) &&
    attributes.every(slug => hasAttribute(business, slug)) &&
    (openAt === undefined || isOpenNaively(business.openingHours, openAt, now))
  )
}

/** Whether it states one of the attributes that count; no category of the tests has one by itself. */
function hasAttribute({ about }: Business, slug: AttributeSlug): boolean {
  const { anyOf } = SEARCHED_ATTRIBUTES[slug]
  return Object.values(about).some(group => anyOf.some(name => (group[name] ?? false) !== false))
}

/** Its own category and those of its subtypes. */
function categoriesOf({ category, subtypes }: Business): readonly string[] {
  return [...new Set([category, ...subtypes].map(name => categoryFor(name).slug))]
}

function isAt({ city, postalCode }: Business, location: string | undefined): boolean {
  if (location === undefined) return true
  const cities = REGIONS.get(location)
  if (cities !== undefined) return cities.includes(city)
  return /^\d+$/.test(location) ? (postalCode ?? '').startsWith(location) : city === location
}

/** What the order compares, one after the other, lower first. */
function keysOf(document: Document, documents: readonly Document[], query: Query, centre: Centre | null) {
  const { business } = document
  const rest = [-staticScore(business), business.id]
  const metres = metresTo(business, centre)
  const isNearWanted = centre !== null && (query.radiusKm !== undefined || query.location === undefined)
  const band = [1, 2, 5, 10, 25, 50, 100].filter(km => metres > km * 1_000).length
  switch (query.sort ?? 'relevance') {
    case 'relevance':
      return [tierOf(document, documents, query.text ?? ''), isNearWanted ? band : 0, ...rest]
    case 'distance':
      return [centre === null ? 0 : metres, ...rest]
    case 'rating':
      return [
        isMeant(document, query.text ?? '') ? 0 : 1,
        business.rating === null ? 0 : -bayesianRating(business.rating, business.reviewCount),
        ...rest,
      ]
    case 'reviews':
      return [-business.reviewCount, -(business.rating ?? 0), ...rest]
    case 'name':
      return [sortKey(business.name), business.id]
    case 'city':
      return [sortKey(business.city), ...rest]
  }
}

/** Whether the words say its name or category; of a trade every result is. */
function isMeant(document: Document, text: string): boolean {
  const words = termsOf(text)
  return words.some(isTrade) || words.every(({ equal }) => hasWord(document, equal, ['name', 'category']))
}

function tierOf(document: Document, documents: readonly Document[], text: string): number {
  const words = termsOf(text)
  if (words.length === 0) return 0
  const [typed, name] = [foldedWords(text), foldedWords(document.business.name)]
  if (isOneTrade(words)) return typed.length > 1 && typed.join(' ') === name.join(' ') ? 0 : 1
  if (typed.join(' ') === name.join(' ')) return 0
  if (typed.every((word, at) => name[at] === word)) return 1
  const isInName = ({ own, equal }: QueryTerm) => {
    const isNamed = documents.some(other => hasWord(other, own, ['name']))
    return hasWord(document, isNamed ? own : equal, ['name'])
  }
  if (words.every(isInName)) return 2
  const trades = words.filter(isTrade)
  const isInCategory = ({ equal }: QueryTerm) => hasWord(document, equal, ['name', 'category'])
  if (
    trades.length > 0 &&
    words.every(word => (trades.includes(word) ? isOfTrade(document, word) : isInCategory(word)))
  )
    return 3
  return words.every(isInCategory) ? 4 : 5
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at] ?? 0
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

function positionOf({ latitude, longitude }: Pick<SearchQuery, 'latitude' | 'longitude'>): Centre | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

/** Haversine, on a sphere of 6,371,008.8 m. */
function metresTo({ latitude, longitude }: Business, centre: Centre | null): number {
  if (centre === null || latitude === null || longitude === null) return Number.POSITIVE_INFINITY
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(radians(latitude - centre.latitude) / 2) ** 2
  const east = Math.sin(radians(longitude - centre.longitude) / 2) ** 2
  const around = Math.cos(radians(latitude)) * Math.cos(radians(centre.latitude))
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(north + around * east))
}

function counts(values: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const value of values) found[value] = (found[value] ?? 0) + 1
  return found
}
