import { categoryBySlug, knownCategory } from '#domain/category/category.ts'
import { groupName, isGroupSlug } from '#domain/category/group.ts'
import { kindsOf } from '#domain/category/kinds.ts'
import type { ListedTrade, SearchQuery } from '#domain/search/search.ts'
import { GROUPS } from '#search/document/groups.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ChosenReading } from './choose-reading.ts'
import { countsOf } from './facets/facet-counts.ts'
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

/** How many results are of a trade: of the category or a kind of it, as their own category or a subtype; or of the group. */
function countOfTrade(snapshot: Snapshot, slug: string, results: ResultSet): number {
  if (isGroupSlug(slug)) return countOfGroup(GROUPS.indexOf(slug), results)
  const { numbers, counts } = countsOf(snapshot, results).categorySets
  const { categories } = snapshot.lookup
  const hasTrade = setsWithAny(
    snapshot,
    kindsOf(slug).flatMap(kind => categories.find(kind) ?? []),
  )
  return counts.reduce((sum, count, at) => sum + count * (hasTrade[numbers[at] ?? 0] ?? 0), 0)
}

function countOfGroup(group: number, { parts }: ResultSet): number {
  let count = 0
  for (const { indexes, values } of parts)
    for (let at = 0; at < indexes.length; at++) if (values.group[indexes[at] ?? 0] === group) count++
  return count
}
