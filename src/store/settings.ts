import type { Selectable } from 'kysely'
import type { CodeVersionTable } from '#store/schema/administration-tables.ts'
import { takeNumbers } from './counters.ts'
import type { Db } from './store.ts'

/** Every stored setting by key, parsed. What a missing key means is domain/settings.ts's business. */
export async function storedSettings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return new Map(rows.map(row => [row.key, JSON.parse(row.value)]))
}

/** Stores one setting, replacing its former value. */
export async function saveSetting(db: Db, key: string, value: unknown, now: number): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Stores one setting unless it has a value already. */
export async function insertSetting(db: Db, key: string, value: unknown, now: number): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_at: now })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}

export type CodeVersionRow = Selectable<CodeVersionTable>

/** Older ones go: enough to find the last code that worked, whoever tried what since. */
const MOST_VERSIONS = 50

/** Writes down head and footer code as they are from now on, and lets the oldest version go. */
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

/** The kept versions, newest first. */
export async function codeVersionRows(db: Db): Promise<CodeVersionRow[]> {
  return db.selectFrom('code_versions').selectAll().orderBy('id', 'desc').execute()
}
