import type { Db } from './store.ts'

/** Every stored setting by key, parsed. What a missing key means is domain/settings/settings.ts's business. */
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
