import { categoryBySlug, knownCategory } from '#domain/category/category.ts'
import { groupName, isGroupSlug } from '#domain/category/group.ts'
import { kindsOf } from '#domain/category/kinds.ts'
import type { ListedTrade, SearchQuery } from '#domain/search/search.ts'
import { GROUPS } from '#search/document/groups.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ChosenReading } from './choose-reading.ts'
import type { ResultSet } from './matching/result-set.ts'
import { tradeOf } from './named-trade.ts'
import type { CategoryFilter, ParsedQuery } from './parsed-query.ts'

/**
 * The trade that a whole list is about, and how many of its results are of it: the one chosen category, or the one trade that
 * all words of the text say. undefined for everything else: several trades, a name beside a trade, words that are searched for
 * as they are, and a trade that no result is of.
 */
export function listedTrade(
  { query, indexQuery }: Pick<ChosenReading, 'query' | 'indexQuery'>,
  results: ResultSet,
): ListedTrade | undefined {
  const { snapshot, parsedQuery } = indexQuery
  const chosen = chosenSlug(snapshot, parsedQuery.filters.categories)
  const slug = meantSlug(query, parsedQuery, chosen)
  if (slug === undefined) return undefined
  const noun = nameOf(snapshot, slug)
  const count = slug === chosen ? results.length : countOfTrade(snapshot, slug, results)
  return noun === undefined || count === 0 ? undefined : { slug, count, noun }
}

/** The slug of the only category or group that results are limited to. */
function chosenSlug({ lookup }: Snapshot, filter: CategoryFilter | undefined): string | undefined {
  if (filter === undefined || filter.real.size + filter.groups.size !== 1) return undefined
  const [category] = filter.real
  const [group] = filter.groups
  return category === undefined ? GROUPS[group ?? -1] : lookup.categories.entries[category]?.slug
}

function meantSlug(
  { isVerbatim }: SearchQuery,
  { what, terms, filters }: ParsedQuery,
  chosen: string | undefined,
): string | undefined {
  if (what === '') return chosen
  // A number finds a business whatever its trade.
  if (isVerbatim || terms.length === 0) return undefined
  const whole = knownCategory(what)
  const trades = new Set(whole === undefined ? terms.map(tradeOf) : [whole.slug])
  const [typed] = trades
  if (trades.size !== 1) return undefined
  return filters.categories === undefined || typed === chosen ? typed : undefined
}

/** The German name by which businesses have a category. */
function nameOf({ lookup }: Snapshot, slug: string): string | undefined {
  if (isGroupSlug(slug)) return groupName(slug)
  const number = lookup.categories.find(slug)
  // Where nobody has the category itself, others are kinds of it.
  return number === undefined ? categoryBySlug(slug)?.name : lookup.categories.entries[number]?.name
}

/** Longer lists are the same arrays for the same words until the next change. */
const LONG_LIST = 500

/** How many results are of a trade: of the category or a kind of it, as their own category or a subtype; or of the group. */
function countOfTrade(snapshot: Snapshot, slug: string, { parts, length }: ResultSet): number {
  const [only] = parts
  const list = only !== undefined && parts.length === 1 && length >= LONG_LIST ? only.indexes : undefined
  const known = list && counted.get(list)
  const before = known?.get(slug)
  if (before !== undefined) return before
  const isOfTrade = membersOf(snapshot, slug)
  const property = isGroupSlug(slug) ? 'group' : 'categories'
  let count = 0
  for (const { indexes, values } of parts) {
    const numbers = values[property]
    for (const at of indexes) count += isOfTrade[numbers[at] ?? 0] ?? 0
  }
  if (list !== undefined) counted.set(list, (known ?? new Map<string, number>()).set(slug, count))
  return count
}

const counted = new WeakMap<Uint32Array, Map<string, number>>()

/** 1 at the number of each set of categories with the trade; for a group at its own number. */
function membersOf(snapshot: Snapshot, slug: string): Uint8Array {
  const { categories, categorySets } = snapshot.lookup
  if (isGroupSlug(slug)) {
    const ofGroup = new Uint8Array(GROUPS.length)
    ofGroup[GROUPS.indexOf(slug)] = 1
    return ofGroup
  }
  const numbers = kindsOf(slug).flatMap(kind => categories.find(kind) ?? [])
  const hasTrade = new Uint8Array(categorySets.size)
  for (const set of setsWithAny(snapshot, numbers)) hasTrade[set] = 1
  return hasTrade
}
