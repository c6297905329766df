import type { Db } from './store.ts'

/** The bytes of a stored file, and when they were written. */
export interface StoredSiteFile {
  readonly name: string
  /** Names these bytes: another one after they were replaced. */
  readonly version: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly writtenAt: number
}

/** A file without its bytes; undefined where none is stored. */
export async function storedFile(db: Db, name: string): Promise<StoredSiteFile | undefined> {
  const row = await db.selectFrom('site_files').selectAll().where('name', '=', name).executeTakeFirst()
  return row === undefined ? undefined : fileOf(row)
}

/** All files of a folder, by name. */
export async function storedFiles(db: Db, folder: string): Promise<readonly StoredSiteFile[]> {
  const rows = await db
    .selectFrom('site_files')
    .selectAll()
    // Every name in the folder: '0' is the character after '/'.
    .where('name', '>=', `${folder}/`)
    .where('name', '<', `${folder}0`)
    .orderBy('name')
    .execute()
  return rows.map(fileOf)
}

/**
 * Stores a file in place of a former one of its name. Call it in a transaction: others see the whole file or none of it.
 * @param parts its bytes in order, in parts that fit into a statement
 */
export async function storeFile(
  trx: Db,
  { name, version, size, writtenAt }: StoredSiteFile,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> {
  const row = { version, size, written_at: writtenAt }
  // First, because it makes another writer of the same file wait.
  await trx
    .insertInto('site_files')
    .values({ name, ...row })
    .onConflict(conflict => conflict.column('name').doUpdateSet(row))
    .execute()
  await trx.deleteFrom('site_file_parts').where('name', '=', name).execute()
  let position = 0
  for await (const bytes of parts) {
    await trx.insertInto('site_file_parts').values({ name, version, position, bytes }).execute()
    position++
  }
}

/** One part of a file; undefined after the last one, and when the file was replaced or deleted. */
export async function filePart(
  db: Db,
  { name, version }: Pick<StoredSiteFile, 'name' | 'version'>,
  position: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('site_file_parts')
    .select('bytes')
    .where('name', '=', name)
    .where('version', '=', version)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.bytes
}

/** Deletes a file; does nothing when there is none. Call it in a transaction. */
export async function deleteFile(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('site_files').where('name', '=', name).execute()
  await trx.deleteFrom('site_file_parts').where('name', '=', name).execute()
}

function fileOf(row: { name: string; version: string; size: number; written_at: number }): StoredSiteFile {
  return { name: row.name, version: row.version, size: Number(row.size), writtenAt: Number(row.written_at) }
}
