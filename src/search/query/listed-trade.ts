import { categoryBySlug } from '#domain/category/category.ts'
import { groupName, isGroupSlug } from '#domain/category/group.ts'
import type { ListedTrade, SearchQuery } from '#domain/search/search.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ChosenReading } from './choose-reading.ts'
import { docsOfTrades } from './matching/docs-by-value.ts'
import type { IndexQuery } from './matching/index-query.ts'
import type { ResultSet } from './matching/result-set.ts'
import { onlyTradeOf, tradesMeantBy } from './named-trade.ts'
import type { CategoryFilter } from './parsed-query.ts'

/**
 * The trade that a whole list is about: the one chosen category, or the one trade that all words of the text say. undefined for
 * everything else: several trades, a name beside a trade, words that are searched for as they are, and an empty list.
 */
export function listedTrade(
  { query, indexQuery }: Pick<ChosenReading, 'query' | 'indexQuery'>,
  results: ResultSet,
): ListedTrade | undefined {
  const { snapshot, parsedQuery } = indexQuery
  const chosen = chosenSlug(snapshot, parsedQuery.filters.categories)
  const slug = meantSlug(query, indexQuery, chosen)
  if (slug === undefined) return undefined
  const noun = nameOf(snapshot, slug)
  return noun === undefined || results.length === 0 ? undefined : { slug, noun }
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
  { snapshot, matches, parsedQuery: { what, terms, filters } }: IndexQuery,
  chosen: string | undefined,
): string | undefined {
  if (what === '') return chosen
  // A number finds a business whatever its trade.
  if (isVerbatim || terms.length === 0) return undefined
  const [only, another] = terms
  const typed = only === undefined || another !== undefined ? undefined : onlyTradeOf(only)
  // Where somebody is only called so, the list is not of the trade.
  if (only === undefined || matches !== docsOfTrades(snapshot, tradesMeantBy(only))) return undefined
  return filters.categories === undefined || typed === chosen ? typed : undefined
}

/** The German name by which businesses have a category. */
function nameOf({ lookup }: Snapshot, slug: string): string | undefined {
  if (isGroupSlug(slug)) return groupName(slug)
  const number = lookup.categories.find(slug)
  // Where nobody has the category itself, others are kinds of it.
  return number === undefined ? categoryBySlug(slug)?.name : lookup.categories.entries[number]?.name
}
