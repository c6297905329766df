import { setImmediate as nextTurn } from 'node:timers/promises'
import { isGroupSlug } from '#domain/category/group.ts'
import { LANGUAGES } from '#domain/language.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import { isIndexableBusiness, isIndexableList } from '#domain/quality/indexable.ts'
import { localityOf, regionsOf } from '#domain/region/region.ts'
import type { BusinessPage } from '#domain/search/search.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { thresholdOf } from './indexing.ts'

type Deps = Pick<ReadDeps, 'index' | 'indexableFrom'>

/** A list for search engines, and its last change. */
export interface ListEntry {
  /** Slug; '' for the whole country. */
  readonly city: string
  /** A group's or a real category's slug; '' for all of them. */
  readonly category: string
  /** Milliseconds since 1970: the newest change of a member. */
  readonly changedAt: number
}

/** A region for search engines, and the newest change of its businesses. */
export interface RegionEntry {
  readonly slug: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** Businesses of consecutive ids. */
export interface BusinessRange {
  /** From 1: the ids from (number - 1) * BUSINESSES_A_RANGE + 1 on. */
  readonly number: number
  readonly changedAt: number
}

/** The entries of sitemaps. */
export interface SitemapEntries {
  /** The change number up to which this is complete. */
  readonly change: number
  /** The content-quality threshold it was made with. */
  readonly threshold: number
  /** Those with at least one indexable business. */
  readonly ranges: readonly BusinessRange[]
  /** In the order of their slugs. */
  readonly cities: readonly ListEntry[]
  readonly regions: readonly RegionEntry[]
  readonly categories: readonly ListEntry[]
  readonly cityCategories: readonly ListEntry[]
  /** The newest change of all; null without businesses. */
  readonly changedAt: number | null
}

/** Ids never change, so a business stays in its range. Search engines accept 50,000 addresses in one file. */
export const BUSINESSES_A_RANGE = Math.floor(50_000 / LANGUAGES.length)

/** Documents read before other work can run: about 2 ms. */
const BATCH = 250

/** Reads every listed business, in batches, so that requests are answered in between. 4 s of CPU for 441,000. */
export async function sitemapEntries(deps: Deps): Promise<SitemapEntries> {
  const { index } = deps
  const change = index.lastChange()
  const threshold = thresholdOf(deps)
  const known = new Set(index.cities().map(({ slug }) => slug))
  const ranges = new Map<number, number>()
  const lists = new Lists()
  let newest: number | null = null
  for await (const pages of everyPage(deps, 0)) {
    for (const page of pages) {
      newest = Math.max(newest ?? 0, page.updatedAt)
      lists.take(page, known.has(page.citySlug), isIndexableBusiness(page.contentScore, threshold))
      if (!isIndexableBusiness(page.contentScore, threshold)) continue
      const range = rangeOf(page.id)
      ranges.set(range, Math.max(ranges.get(range) ?? 0, page.updatedAt))
    }
  }
  return {
    change,
    threshold,
    ranges: [...ranges].map(([number, changedAt]) => ({ number, changedAt })),
    ...(await lists.indexable()),
    changedAt: newest,
  }
}

/** The indexable businesses of a range, in batches. @param number as in BusinessRange */
export async function* indexableBusinesses(
  deps: Deps,
  number: number,
): AsyncGenerator<readonly BusinessPage[]> {
  const threshold = thresholdOf(deps)
  const isWanted = ({ id, contentScore }: BusinessPage) =>
    rangeOf(id) === number && isIndexableBusiness(contentScore, threshold)
  for await (const pages of everyPage(deps, (number - 1) * BUSINESSES_A_RANGE)) {
    yield pages.filter(isWanted)
    const last = pages.at(-1)
    if (last !== undefined && rangeOf(last.id) > number) return
  }
}

function rangeOf(id: number): number {
  return Math.ceil(id / BUSINESSES_A_RANGE)
}

async function* everyPage({ index }: Deps, afterId: number): AsyncGenerator<readonly BusinessPage[]> {
  for (let next: number | null = afterId; next !== null; ) {
    const answer = index.businessPages(next, BATCH)
    yield answer.pages
    next = answer.next
    await nextTurn()
  }
}

/** How many indexable businesses a list has, and the newest change among all of its businesses. */
interface Tally {
  indexable: number
  changedAt: number
}

/** Tallies by category; '' for all of them together. */
type Tallies = Map<string, Tally>

/** Counts the members of every list. */
class Lists {
  /** By city; '' for the whole country. */
  readonly #places = new Map<string, Tallies>()

  take(page: BusinessPage, isCityKnown: boolean, isIndexable: boolean): void {
    const { citySlug, categorySlug, categoryGroup, updatedAt } = page
    const seen = { updatedAt, isIndexable }
    for (const place of isCityKnown ? ['', citySlug] : ['']) {
      let tallies = this.#places.get(place)
      if (tallies === undefined) {
        tallies = new Map()
        this.#places.set(place, tallies)
      }
      count(tallies, '', seen)
      count(tallies, categoryGroup, seen)
      if (!isGroupSlug(categorySlug)) count(tallies, categorySlug, seen)
    }
  }

  async indexable(): Promise<Pick<SitemapEntries, 'cities' | 'regions' | 'categories' | 'cityCategories'>> {
    const cities: ListEntry[] = []
    const categories: ListEntry[] = []
    const cityCategories: ListEntry[] = []
    let seen = 0
    for (const place of [...this.#places.keys()].sort()) {
      const tallies = this.#places.get(place)
      for (const { category, changedAt } of entriesOf(tallies)) {
        if (category !== '')
          (place === '' ? categories : cityCategories).push({ city: place, category, changedAt })
        else if (place !== '') cities.push({ city: place, category, changedAt })
      }
      if (++seen % PLACES_A_TURN === 0) await nextTurn()
    }
    return { cities, regions: await this.#regions(), categories, cityCategories }
  }

  /** By the tallies of their cities; a city that the gazetteer does not know counts nowhere. */
  async #regions(): Promise<readonly RegionEntry[]> {
    const tallies: Tallies = new Map()
    let seen = 0
    for (const [city, ofCity] of this.#places) {
      if (++seen % PLACES_A_TURN === 0) await nextTurn()
      const all = ofCity.get('')
      const place = placeOfSlug(city)
      if (all === undefined || place === undefined) continue
      for (const { slug } of regionsOf(localityOf(place))) {
        const tally = tallies.get(slug) ?? { indexable: 0, changedAt: 0 }
        tally.indexable += all.indexable
        tally.changedAt = Math.max(tally.changedAt, all.changedAt)
        tallies.set(slug, tally)
      }
    }
    return entriesOf(tallies).map(({ category: slug, changedAt }) => ({ slug, changedAt }))
  }
}

/** Places handled before other work can run: about 5 ms. */
const PLACES_A_TURN = 200

function count(
  tallies: Tallies,
  category: string,
  { updatedAt, isIndexable }: { readonly updatedAt: number; readonly isIndexable: boolean },
): void {
  const tally = tallies.get(category) ?? { indexable: 0, changedAt: updatedAt }
  if (isIndexable) tally.indexable++
  tally.changedAt = Math.max(tally.changedAt, updatedAt)
  tallies.set(category, tally)
}

/** The indexable ones, in the order of their slugs. */
function entriesOf(tallies: Tallies = new Map()): { category: string; changedAt: number }[] {
  return [...tallies]
    .filter(([, { indexable }]) => isIndexableList(indexable))
    .map(([category, { changedAt }]) => ({ category, changedAt }))
    .sort((a, b) => (a.category < b.category ? -1 : 1))
}
