import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { readArchive } from '#services/backups/read-archive.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import type { Store } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'

/** A folder with everything that a backup holds. */
export async function unpacked(path: string, passphrase?: string): Promise<string> {
  const target = tempFolder()
  await readArchive(path, { target, passphrase, limitBytes: 1e9 })
  return target
}

/** Column `name` of all businesses of a database. */
export function namesIn(path: string): string[] {
  return column(path, 'SELECT name AS value FROM businesses')
}

/** Column `value` of a query. */
export function column(path: string, sql: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database
      .prepare(sql)
      .all()
      .map(({ value }) => String(value))
  } finally {
    database.close()
  }
}

/** The names and contents of the pictures in a data folder or an unpacked backup, in order. */
export function picturesIn(folder: string): [name: string, content: string][] {
  if (!existsSync(join(folder, 'pictures'))) return []
  return readdirSync(join(folder, 'pictures'))
    .sort()
    .map(name => [name, readFileSync(join(folder, 'pictures', name), 'base64')])
}

/** Stores pictures of business 1 as an upload does. @returns their names */
export async function givenPictures(
  { store, folder }: { readonly store: Store; readonly folder: string },
  ...contents: string[]
): Promise<string[]> {
  const names: string[] = []
  for (const content of contents) {
    const file = await storeOwnPicture(openSiteFiles({ store, dataDir: folder }), Buffer.from(content))
    names.push(file)
    await store.write(trx =>
      insertPicture(trx, { businessId: 1, file, alt: 'Bild', width: 1, height: 1, account: 'admin', now: 0 }),
    )
  }
  return names
}
