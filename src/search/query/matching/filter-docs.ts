import type { DocValues } from '#search/document/doc-values.ts'
import { GROUPS } from '#search/document/groups.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import { type DocIdSet, scratchDocIds } from '#search/snapshot/doc-id-set.ts'
import { type OpenTimesOfDocs, openTimesAt } from '#search/snapshot/open-times.ts'
import { centreOfCircle, isFiltered } from '../parsed-query.ts'
import type { IndexQuery } from './index-query.ts'

/** The filters of a query, and its city or region where there is no circle. */
export class DocFilter {
  /** Whether every document passes. */
  readonly isOpen: boolean
  readonly #city: number
  readonly #region: Uint8Array | undefined
  readonly #cities: Uint8Array | undefined
  /** By number of a set of categories. */
  readonly #sets: Uint8Array | undefined
  readonly #groups: Uint8Array | undefined
  readonly #minRating: number
  readonly #flags: number
  readonly #prices: number
  readonly #openTimes: OpenTimesOfDocs | undefined
  readonly #attributes: number
  readonly #moreAttributes: number

  constructor({ snapshot, parsedQuery, now }: IndexQuery) {
    const { filters, place } = parsedQuery
    const { lookup } = snapshot
    const isInCity = centreOfCircle(parsedQuery) === undefined && place?.restriction.kind === 'city'
    const restriction = place?.restriction
    this.#region = restriction?.kind === 'region' ? restriction.cities.mask : undefined
    this.isOpen = !isInCity && this.#region === undefined && !isFiltered(filters)
    this.#city = isInCity ? place.restriction.city : -1
    this.#cities = filters.cities && maskOf(filters.cities, lookup.cities.size)
    this.#sets = filters.categories && setsWithAny(snapshot, filters.categories.real)
    this.#groups = filters.categories && maskOf(filters.categories.groups, GROUPS.length)
    this.#minRating = filters.minRating
    this.#flags = filters.flags
    this.#prices = filters.prices
    this.#openTimes = filters.openAt && openTimesAt(snapshot, filters.openAt, now)
    // As signed numbers, which is what & makes.
    this.#attributes = filters.attributes.attributes | 0
    this.#moreAttributes = filters.attributes.moreAttributes | 0
  }

  /** @param at an index in the values */
  passes(values: DocValues, at: number): boolean {
    if (this.isOpen) return true
    if (this.#city >= 0 && values.city[at] !== this.#city) return false
    if (this.#region !== undefined && this.#region[values.city[at] ?? 0] !== 1) return false
    if (this.#cities !== undefined && this.#cities[values.city[at] ?? 0] !== 1) return false
    if (
      this.#sets !== undefined &&
      this.#sets[values.categories[at] ?? 0] !== 1 &&
      this.#groups?.[values.group[at] ?? 0] !== 1
    )
      return false
    if (this.#minRating > 0 && (values.rating[at] ?? 0) < this.#minRating) return false
    if (this.#flags !== 0 && ((values.flags[at] ?? 0) & this.#flags) !== this.#flags) return false
    if (this.#prices !== 0 && (this.#prices & (1 << (values.price[at] ?? 0))) === 0) return false
    if (this.#attributes !== 0 && ((values.attributes[at] ?? 0) & this.#attributes) !== this.#attributes)
      return false
    if (
      this.#moreAttributes !== 0 &&
      ((values.moreAttributes[at] ?? 0) & this.#moreAttributes) !== this.#moreAttributes
    )
      return false
    return this.#openTimes === undefined || this.#openTimes.isOpen(values, at)
  }
}

/** The live documents that pass the filters of a query, and are in its city or region where there is no circle. */
export function filterDocs(query: IndexQuery, docIds: DocIdSet): DocIdSet {
  const { values } = query.snapshot
  const { isLive } = query.snapshot.state
  const filter = new DocFilter(query)
  // May be the memory of `docIds`: what is written has been read.
  const kept = scratchDocIds(docIds.length)
  let count = 0
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at] ?? 0
    if (isLive[docId] === 1 && filter.passes(values, docId)) kept[count++] = docId
  }
  return kept.slice(0, count)
}

/** 1 at each number of a set: a look-up takes a fraction of the set's time. */
function maskOf(numbers: Iterable<number>, size: number): Uint8Array {
  const mask = new Uint8Array(size)
  for (const number of numbers) mask[number] = 1
  return mask
}
