import type { Insertable } from 'kysely'
import type { Business } from '#domain/business/business.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { collectStatistics, isListed } from '#store/engine-sql.ts'
import { countRows } from '#store/pages.ts'
import { chunks, insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'
import { type BusinessTable, businessOf, type RowKeys, rowOf } from './business-row.ts'

/** The keys an imported row may be recognised by. */
export interface MatchKeys {
  readonly placeIds: readonly string[]
  readonly googleIds: readonly string[]
  readonly cids: readonly string[]
  readonly matchKeys: readonly string[]
}

/** A stored business with its match keys; never a removed one. */
export interface MatchedBusiness {
  readonly business: Business
  readonly matchKey: string | null
  /** How files name it, where its name or address was corrected here. */
  readonly statedKey: string | null
}

/** Where a row has a key. */
export type KeyColumn = 'place_id' | 'google_id' | 'cid' | 'match_key' | 'stated_key'

/** Every live business that shares at least one of the keys, in order of id. */
export async function businessesMatching(db: Db, keys: MatchKeys): Promise<MatchedBusiness[]> {
  const idsBy = (column: KeyColumn, values: readonly string[]) =>
    db
      .selectFrom('businesses')
      .select('id')
      .where(isListed(db, column, values))
      .where('removed_at', 'is', null)
  // A union, because SQLite reads the whole table for one condition with `or`.
  const ids = idsBy('place_id', keys.placeIds)
    .unionAll(idsBy('google_id', keys.googleIds))
    .unionAll(idsBy('cid', keys.cids))
    .unionAll(idsBy('match_key', keys.matchKeys))
    .unionAll(idsBy('stated_key', keys.matchKeys))
  const rows = await db.selectFrom('businesses').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map(row => ({ business: businessOf(row), matchKey: row.match_key, statedKey: row.stated_key }))
}

/** The live business with this id, hidden ones too. */
export async function businessById(db: Db, id: number): Promise<Business | undefined> {
  const row = await db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? undefined : businessOf(row)
}

/** A business and what its row has besides it. */
export interface KeyedBusiness {
  readonly business: Business
  readonly keys: RowKeys
}

/** Stores new businesses. Throws when an id, place id or address is taken. */
export async function insertBusinesses(db: Db, businesses: readonly KeyedBusiness[]): Promise<void> {
  await insertRows(db, 'businesses', rowsOf(businesses), part => db.insertInto('businesses').values(part))
  if (businesses[0]?.business.id === 1) await collectStatistics(db, 'businesses')
}

/** Replaces stored businesses as a whole. Throws when a place id or address is taken. */
export async function updateBusinesses(db: Db, businesses: readonly KeyedBusiness[]): Promise<void> {
  const rows = rowsOf(businesses)
  const columns = Object.keys(rows[0] ?? {}).filter(column => column !== 'id') as (keyof BusinessTable)[]
  await insertRows(db, 'changed businesses', rows, part =>
    db
      .insertInto('businesses')
      .values(part)
      .onConflict(conflict =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map(column => [column, ref(`excluded.${column}`)])),
          ),
      ),
  )
}

/** Which of these page addresses are or were in use. */
export async function takenUrlSlugs(db: Db, urlSlugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const part of chunks(urlSlugs)) {
    for (const table of ['businesses', 'old_slugs'] as const) {
      const rows = await db.selectFrom(table).select('url_slug').where('url_slug', 'in', part).execute()
      for (const row of rows) taken.add(row.url_slug)
    }
  }
  return taken
}

/** Every address in use that is `urlSlug` or begins with `urlSlug` and a hyphen. */
export async function takenVariants(db: Db, urlSlug: string): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const table of ['businesses', 'old_slugs'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('url_slug')
      .where('url_slug', '>=', urlSlug)
      .where('url_slug', '<', `${urlSlug}.`) // '.' follows '-' in ASCII, and addresses hold nothing between them
      .execute()
    for (const row of rows) taken.add(row.url_slug)
  }
  return taken
}

/** Number of live businesses, optionally of one source only. */
export async function countBusinesses(db: Db, source?: Business['source']): Promise<number> {
  const all = db.selectFrom('businesses').where('removed_at', 'is', null)
  return countRows(source === undefined ? all : all.where('source', '=', source))
}

export interface GroupCount {
  readonly group: GroupSlug
  readonly isHidden: boolean
  readonly count: number
}

/**
 * How many businesses that are not removed each group has. Reads every business, so only the worker thread may call it.
 */
export async function countByGroup(db: Db): Promise<GroupCount[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(['category_group', 'is_hidden', expression => expression.fn.countAll().as('count')])
    .where('removed_at', 'is', null)
    .groupBy(['category_group', 'is_hidden'])
    .execute()
  return rows.map(row => ({
    group: row.category_group,
    isHidden: row.is_hidden === 1,
    count: Number(row.count),
  }))
}

/** Removes the place ids of businesses that are about to be stored with others, so that these ids are free. */
export async function freePlaceIds(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('businesses').set({ place_id: null }).where('id', 'in', ids).execute()
}

function rowsOf(businesses: readonly KeyedBusiness[]): Insertable<BusinessTable>[] {
  return businesses.map(({ business, keys }) => rowOf(business, keys))
}
