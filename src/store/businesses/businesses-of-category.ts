import { sql } from 'kysely'
import { contains, jsonIsTrue } from '#store/engine-sql.ts'
import { countRows } from '#store/pages.ts'
import type { Db } from '#store/store.ts'

/** The numbers of the live businesses that have a category, among those above `after` and up to `last`. */
export async function idsOfCategory(
  db: Db,
  { slug, name }: { readonly slug: string; readonly name: string },
  after: number,
  last: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('removed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('category_slug', '=', slug), contains(db, sql.ref('subtypes'), JSON.stringify(name))]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** The highest number of a business; 0 without any. */
export async function highestId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

/** How many of some businesses have a category that imports must not change. */
export async function countLockedCategories(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  return countRows(
    db
      .selectFrom('businesses')
      .where('id', 'in', ids)
      .where(jsonIsTrue(db, 'field_sources', ['category', 'isLocked'])),
  )
}

/** The import in which a business first came; undefined for one that somebody added. */
export async function firstImportOf(
  db: Db,
  businessId: number,
): Promise<{ readonly id: number; readonly fileName: string } | undefined> {
  const row = await db
    .selectFrom('history')
    .innerJoin('import_runs', 'import_runs.id', 'history.run_id')
    .select(['import_runs.id', 'import_runs.file_name'])
    .where('history.business_id', '=', businessId)
    .orderBy('history.id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: Number(row.id), fileName: row.file_name }
}
