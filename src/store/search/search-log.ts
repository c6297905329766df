import type { Selectable } from 'kysely'
import type { LoggedSearches } from '#domain/search/search-report.ts'
import { countRows } from '#store/pages.ts'
import type { SearchLogTable } from '#store/schema/search-tables.ts'
import type { Db } from '#store/store.ts'

/** Adds searches to those of their day for the same words. @param searches at most some hundred, no key twice */
export async function addSearches(db: Db, searches: readonly LoggedSearches[]): Promise<void> {
  if (searches.length === 0) return
  await db
    .insertInto('search_log')
    .values(
      searches.map(({ withoutResults, correctedTo, ...rest }) => ({
        ...rest,
        without_results: withoutResults,
        corrected_to: correctedTo,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['day', 'query', 'place', 'language']).doUpdateSet(set => ({
        searches: set('search_log.searches', '+', set.ref('excluded.searches')),
        without_results: set('search_log.without_results', '+', set.ref('excluded.without_results')),
        corrected: set('search_log.corrected', '+', set.ref('excluded.corrected')),
        results: set.ref('excluded.results'),
        corrected_to: set.fn.coalesce('excluded.corrected_to', 'search_log.corrected_to'),
      })),
    )
    .execute()
}

/** A part of a day's rows, always in the same order. */
export async function searchesOn(
  db: Db,
  day: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly LoggedSearches[]> {
  const rows = await db
    .selectFrom('search_log')
    .selectAll()
    .where('day', '=', day)
    .orderBy('query')
    .orderBy('place')
    .orderBy('language')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(searchesOf)
}

/** How many rows a day has. */
export async function countSearchRows(db: Db, day: string): Promise<number> {
  return countRows(db.selectFrom('search_log').where('day', '=', day))
}

/** The oldest day in the log; undefined when it is empty. */
export async function oldestSearchDay(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('search_log').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day
}

/** Deletes everything of a day. */
export async function deleteSearchesOn(db: Db, day: string): Promise<void> {
  await db.deleteFrom('search_log').where('day', '=', day).execute()
}

function searchesOf(row: Selectable<SearchLogTable>): LoggedSearches {
  const { day, query, place, language, corrected_to: correctedTo } = row
  return {
    day,
    query,
    place,
    language,
    searches: Number(row.searches),
    withoutResults: Number(row.without_results),
    corrected: Number(row.corrected),
    results: Number(row.results),
    correctedTo,
  }
}
