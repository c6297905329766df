import type { Selectable } from 'kysely'
import type { CodeVersionTable } from '#store/schema/administration-tables.ts'
import { takeNumbers } from './counters.ts'
import { announce } from './signals.ts'
import type { Db } from './store.ts'

/**
 * The stored settings by key, parsed; domain/settings has the defaults of missing ones.
 * @param keys only these; all when left out
 */
export async function storedSettings(db: Db, keys?: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .$if(keys !== undefined, query => query.where('key', 'in', keys ?? []))
    .execute()
  return new Map(rows.map(row => [row.key, JSON.parse(row.value)]))
}

/** Stores one setting, replacing its former value. */
export async function saveSetting(db: Db, key: string, value: unknown, now: number): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  announce(db, 'settings')
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}

export type CodeVersionRow = Selectable<CodeVersionTable>

/** Enough to find the last code that worked. */
const MOST_VERSIONS = 50

/** Records head and footer code as they are from now on, and deletes the oldest version. */
export async function recordCodeVersion(
  db: Db,
  version: Omit<CodeVersionRow, 'id' | 'at'>,
  now: number,
): Promise<void> {
  const id = await takeNumbers(db, 'code_version', 1)
  await db
    .insertInto('code_versions')
    .values({ id, at: now, ...version })
    .execute()
  await db
    .deleteFrom('code_versions')
    .where('id', '<=', id - MOST_VERSIONS)
    .execute()
}

/** The stored versions, newest first. */
export async function codeVersionRows(db: Db): Promise<CodeVersionRow[]> {
  return db.selectFrom('code_versions').selectAll().orderBy('id', 'desc').execute()
}
