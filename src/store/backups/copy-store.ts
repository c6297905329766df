import {
  type CopiedTables,
  type CopyTablesOptions,
  copyTables,
  emptyTables,
} from '#store/copies/copy-tables.ts'
import { fillStore, type Store } from '#store/store.ts'

/**
 * Copies the rows of a store, as they are at this moment, into the database of an unused folder, and compares them. The copy
 * is one file, durable on return.
 * Throws what copyTables throws, and disk_full.
 */
export async function copyStore(
  source: Store,
  folder: string,
  options?: CopyTablesOptions,
): Promise<CopiedTables> {
  return fillStore({ dataDir: folder, key: source.key }, async trx => {
    await emptyTables(trx)
    return copyTables(source.db, trx, options)
  })
}
