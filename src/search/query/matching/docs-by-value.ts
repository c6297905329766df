import { lazily } from '#domain/cache/lazily.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { GROUPS } from '#search/document/groups.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import { type DocIdSet, union } from '#search/snapshot/doc-id-set.ts'
import { DocsByNumber } from '#search/snapshot/docs-by-number.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { onlyLive } from './candidates.ts'

/** Bytes of lists of trades that are cached until the next change: at least, and for each document. */
const TRADE_LISTS_BYTES = { least: 8 << 20, aDocument: 16 }

const LISTS = { city: 'byCity', category: 'byCategory', group: 'byGroup' } as const

/** All documents of one filter, in parts. They may overlap and contain rows that the delta replaces. */
export type Parts = readonly DocIdSet[]

/** The documents of both files with any of the numbers; of a category also those that have it as a subtype. */
export function partsOf(snapshot: Snapshot, name: keyof typeof LISTS, numbers: Iterable<number>): Parts {
  const wanted = new Set(numbers)
  const parts = Array.from(wanted, number => snapshot[LISTS[name]].docIds(number))
  if (snapshot.state.entries.size === 0) return parts
  const delta = deltaLists(snapshot)[name]()
  return [...parts, ...Array.from(wanted, number => delta.docIds(number))]
}

/**
 * The live documents of any of some trades, by category, subtype or group.
 * The same slugs give the same array until the next change, so results computed from it can be cached by the array.
 */
export function docsOfTrades(snapshot: Snapshot, slugs: readonly string[]): DocIdSet {
  return cachedTrades(snapshot).get(slugs.join(' '), () => {
    const { groups, real } = numbersOf(snapshot, slugs)
    const parts = [...partsOf(snapshot, 'group', groups), ...partsOf(snapshot, 'category', real)]
    return onlyLive(snapshot, union(parts, snapshot.state.end))
  })
}

/** Tells who is of any of some trades, as docsOfTrades lists them. */
export function isOfTrades(snapshot: Snapshot, slugs: readonly string[]): (docId: number) => boolean {
  const { groups, real } = numbersOf(snapshot, slugs)
  const sets = setsWithAny(snapshot, real)
  const { categories, group } = snapshot.values
  return docId => sets[categories[docId] ?? 0] === 1 || groups.includes(group[docId] ?? -1)
}

function numbersOf({ lookup }: Snapshot, slugs: readonly string[]) {
  return {
    groups: slugs.filter(isGroupSlug).map(slug => GROUPS.indexOf(slug)),
    real: slugs.filter(slug => !isGroupSlug(slug)).flatMap(slug => lookup.categories.find(slug) ?? []),
  }
}

const cachedTrades = cachedPerSnapshot(
  ({ state }) =>
    new PostingCache(Math.max(TRADE_LISTS_BYTES.least, state.base * TRADE_LISTS_BYTES.aDocument)),
)

/** The documents of the delta by number, each list made when it is needed. */
const deltaLists = cachedPerSnapshot(({ lookup, values, state: { base, end } }) => {
  const rowCount = end - base - 1
  const lists = (numbers: ArrayLike<number>, size: number) =>
    lazily(() => DocsByNumber.of(numbers, rowCount, size, base))
  const { categories, categorySets } = lookup
  return {
    city: lists(values.city.subarray(base), lookup.cities.size),
    category: lazily(() =>
      DocsByNumber.ofSets(
        values.categories.subarray(base),
        categorySets.entries,
        rowCount,
        categories.size,
        base,
      ),
    ),
    group: lists(values.group.subarray(base), GROUPS.length),
  }
})
