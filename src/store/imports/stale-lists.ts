import { sql } from 'kysely'
import type { Business, Source } from '#domain/business/business.ts'
import type { StaleCount } from '#domain/import/import-run.ts'
import type { ListedSearch } from '#domain/import/listed-search.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { readPage } from '#store/pages.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db } from '#store/store.ts'

/** Whether rows of a run name a search that rows of an earlier run name, too. */
export async function repeatsSearch(db: Db, runId: number): Promise<boolean> {
  const row = await db
    .selectFrom('import_search_runs as own')
    .innerJoin('import_sightings as earlier', 'earlier.search_id', 'own.search_id')
    .select('own.search_id')
    .where('own.run_id', '=', runId)
    .where('earlier.run_id', '<', runId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many public businesses the searches of a run no longer found, where it is their newest import. */
export async function countStaleOfRun(db: Db, runId: number): Promise<StaleCount> {
  const searches = await publicStale(db)
    .innerJoin('import_searches', 'import_searches.id', 'stale_businesses.search_id')
    .select('stale_businesses.search_id')
    .distinct()
    .where('import_searches.newest_run_id', '=', runId)
    .limit(2)
    .execute()
  const { count } = await publicStale(db)
    .innerJoin('import_searches', 'import_searches.id', 'stale_businesses.search_id')
    .select(({ fn }) => fn.count<number>('stale_businesses.business_id').distinct().as('count'))
    .where('import_searches.newest_run_id', '=', runId)
    .executeTakeFirstOrThrow()
  const [first] = searches
  return {
    businesses: Number(count),
    searchId: searches.length === 1 && first !== undefined ? Number(first.search_id) : null,
  }
}

/**
 * One page of the searches of imports, those with the most stale businesses first.
 * @param runId only those whose newest import it is
 */
export function searchPage(
  db: Db,
  runId: number | undefined,
  request: PageRequest,
): Promise<Page<ListedSearch>> {
  const all = searches(db)
  const found = runId === undefined ? all : all.where('import_searches.newest_run_id', '=', runId)
  return readPage(found.orderBy('stale', 'desc').orderBy('words').orderBy('place'), request, listedSearchOf)
}

/** The search with this number; undefined without an import that counts. */
export async function listedSearch(db: Db, id: number): Promise<ListedSearch | undefined> {
  const row = await searches(db).where('import_searches.id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : listedSearchOf(row)
}

/** A business that a search no longer found, as stored. */
export interface StaleRow {
  readonly id: number
  readonly name: string
  readonly city: string
  /** The last import that saw it, and when that began. */
  readonly runId: number
  readonly seenAt: number
  readonly completeness: number
  readonly source: Source
  readonly fieldSources: Business['fieldSources']
  /** When it was marked to be checked again. */
  readonly markedAt: number | null
}

/** One page of the public businesses that a search no longer found, by name. */
export function stalePage(db: Db, searchId: number, request: PageRequest): Promise<Page<StaleRow>> {
  const found = publicStale(db)
    .innerJoin('import_runs', 'import_runs.id', 'stale_businesses.run_id')
    .leftJoin('rechecks', 'rechecks.business_id', 'stale_businesses.business_id')
    .select(['businesses.id', 'name', 'city', 'stale_businesses.run_id', 'import_runs.started_at'])
    .select(['completeness', 'source', 'field_sources', 'rechecks.marked_at'])
    .where('stale_businesses.search_id', '=', searchId)
    .orderBy('name_sort')
    .orderBy('businesses.id')
  return readPage(found, request, row => ({
    id: Number(row.id),
    name: row.name,
    city: row.city,
    runId: Number(row.run_id),
    seenAt: Number(row.started_at),
    completeness: row.completeness,
    source: row.source,
    fieldSources: JSON.parse(row.field_sources),
    markedAt: numberOrNull(row.marked_at),
  }))
}

/** The public businesses that a search no longer found. */
export async function staleIdsOf(db: Db, searchId: number): Promise<number[]> {
  const rows = await publicStale(db)
    .select('stale_businesses.business_id')
    .where('stale_businesses.search_id', '=', searchId)
    .execute()
  return rows.map(row => Number(row.business_id))
}

/** Hidden and removed ones need no decision any more. */
function publicStale(db: Db) {
  return db
    .selectFrom('stale_businesses')
    .innerJoin('businesses', 'businesses.id', 'stale_businesses.business_id')
    .where('businesses.removed_at', 'is', null)
    .where('businesses.is_hidden', '=', 0)
}

function searches(db: Db) {
  return db
    .selectFrom('import_searches')
    .innerJoin('import_runs', 'import_runs.id', 'import_searches.newest_run_id')
    .select(['import_searches.id', 'words', 'place', 'newest_run_id', 'import_runs.started_at'])
    .select(({ selectFrom }) =>
      selectFrom('import_sightings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('import_sightings.search_id', '=', 'import_searches.id')
        .whereRef('import_sightings.run_id', '=', 'import_searches.newest_run_id')
        .as('found'),
    )
    .select(
      publicStale(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('stale_businesses.search_id', '=', sql.ref('import_searches.id'))
        .as('stale'),
    )
}

type SearchRow = Awaited<ReturnType<ReturnType<typeof searches>['execute']>>[number]

function listedSearchOf(row: SearchRow): ListedSearch {
  return {
    id: Number(row.id),
    words: row.words,
    place: row.place,
    runId: Number(row.newest_run_id),
    startedAt: Number(row.started_at),
    found: Number(row.found ?? 0),
    stale: Number(row.stale ?? 0),
  }
}
