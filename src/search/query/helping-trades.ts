import type { HelpingTrade } from '#domain/search/search.ts'
import type { ChosenReading } from './choose-reading.ts'
import { findResults } from './matching/find-results.ts'
import { indexQuery } from './matching/matches.ts'
import { EVERYTHING } from './parsed-query.ts'
import { knownNeed } from './parsing/need-table.ts'
import { parseCategories } from './parsing/parse-filters.ts'
import { parametersOf } from './parsing/query-parameters.ts'
import { isNeed } from './parsing/read-needs.ts'

const MOST_HELPING = 4

/**
 * The other trades that help with what a text says is needed, where they have businesses at the place of the search, in the
 * order of the need. None for a text that says a trade itself, or beside a chosen trade.
 */
export function helpingTrades(reading: ChosenReading): readonly HelpingTrade[] {
  const { query, where, indexQuery: asked } = reading
  const { snapshot, parsedQuery, now } = asked
  const { categories: known } = snapshot.lookup
  const { place, radiusMetres, filters, sort } = parsedQuery
  const read = parsedQuery.terms.find(isNeed)
  if (read === undefined || filters.categories !== undefined) return []
  const parameters = parametersOf(query, { ...parsedQuery, what: '' }, where)
  const found: HelpingTrade[] = []
  for (const slug of knownNeed(read.need)?.trades ?? []) {
    const category = known.entries[known.find(slug) ?? -1]
    if (category === undefined || read.trades?.includes(slug)) continue
    const categories = parseCategories(snapshot.lookup, [slug])
    const ofTrade = { ...EVERYTHING, place, radiusMetres, sort, filters: { ...filters, categories } }
    const count = findResults(indexQuery(snapshot, ofTrade, now)).length
    if (count > 0) found.push({ slug, name: category.name, count, query: { ...parameters, category: slug } })
    if (found.length === MOST_HELPING) break
  }
  return found
}
