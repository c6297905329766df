import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TABLE_KEYS } from '#store/copies/tables.ts'
import { isPostgres } from '#store/engine.ts'
import type { Db } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

/** Written by the migrations of each database. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'store_lock']

test('every table is copied, in the order of its primary key', async () => {
  const { db } = await tempStore()
  const keys = new Map<string, string[]>()
  for (const { table, column } of await keyColumns(db)) keys.set(table, [...(keys.get(table) ?? []), column])
  for (const table of NOT_COPIED) keys.delete(table)
  expect(Object.fromEntries(keys)).toEqual(TABLE_KEYS)
})

/** In the order of each key. */
async function keyColumns(db: Db): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const query = isPostgres(db)
    ? sql`select t.table_name as "table", k.column_name as "column" from information_schema.tables t
        left join information_schema.table_constraints c
          on c.table_name = t.table_name and c.table_schema = t.table_schema and c.constraint_type = 'PRIMARY KEY'
        left join information_schema.key_column_usage k on k.constraint_name = c.constraint_name
        where t.table_schema = 'public' order by t.table_name, k.ordinal_position`
    : sql`select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
        where m.type = 'table' and c.pk > 0 order by m.name, c.pk`
  const { rows } = await query.execute(db)
  return rows as { table: string; column: string }[]
}
