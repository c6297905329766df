import type { Selectable } from 'kysely'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import type { ColumnMappingTable } from '#store/schema/import-tables.ts'
import type { Db } from '#store/store.ts'

/** A mapping with who saved it when. */
export interface StoredMapping extends ColumnMapping {
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** All of them go to the reader of every file. */
const MOST_MAPPINGS = 200

/** All mappings, the newest first. */
export async function allMappings(db: Db): Promise<readonly StoredMapping[]> {
  const rows = await db.selectFrom('column_mappings').selectAll().orderBy('saved_at', 'desc').execute()
  return rows.map(mappingOf)
}

/** The mapping for a header; undefined where there is none. */
export async function mappingOfHeader(db: Db, key: string): Promise<StoredMapping | undefined> {
  const row = await db
    .selectFrom('column_mappings')
    .selectAll()
    .where('header_key', '=', key)
    .executeTakeFirst()
  return row === undefined ? undefined : mappingOf(row)
}

/** Stores a mapping, in place of the one that its header has; of too many the oldest goes. Call it in a transaction. */
export async function putMapping(trx: Db, { key, columns, account, savedAt }: StoredMapping): Promise<void> {
  const values = { columns: JSON.stringify(columns), account, saved_at: savedAt }
  await trx
    .insertInto('column_mappings')
    .values({ header_key: key, ...values })
    .onConflict(conflict => conflict.column('header_key').doUpdateSet(values))
    .execute()
  for (const { key: old } of (await allMappings(trx)).slice(MOST_MAPPINGS)) await deleteMapping(trx, old)
}

/** @returns whether there was one */
export async function deleteMapping(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('column_mappings')
    .where('header_key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Only written here, so its columns are trusted. */
function mappingOf({
  header_key,
  columns,
  account,
  saved_at,
}: Selectable<ColumnMappingTable>): StoredMapping {
  return { key: header_key, columns: JSON.parse(columns), account, savedAt: Number(saved_at) }
}
