import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { SharedWork } from '#domain/cache/shared-work.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import {
  type FolderFiles,
  isSiteFileName,
  SITE_FOLDERS,
  type SiteFile,
  type SiteFileOptions,
  type SiteFiles,
  type SiteFolder,
} from '#gateways/files/site-files.ts'
import type { FileContents } from '#gateways/files/write-file.ts'
import {
  deleteFile,
  filePart,
  type StoredSiteFile,
  storedFile,
  storedFiles,
  storeFile,
} from '#store/site-files.ts'
import type { Db, Store } from '#store/store.ts'

/** So that neither a statement nor the memory for it grows with a file. */
const PART_BYTES = 1024 * 1024
/** A file that was written to the folder is in the database long before. */
const UNKNOWN_MS = HOUR_MS

/**
 * The files of a site whose nodes share a database: they are in the database, and the data folder of each node has copies.
 * Throws store_unavailable while the database cannot be reached, except where a copy is enough.
 */
export class DatabaseFiles implements SiteFiles {
  readonly #store: Store
  readonly #copies: FolderFiles
  readonly #fetching = new SharedWork<void>()

  /** @param copies in the data folder of this node */
  constructor(store: Store, copies: FolderFiles) {
    this.#store = store
    this.#copies = copies
  }

  async write(name: string, contents: FileContents, options?: SiteFileOptions): Promise<number> {
    // To the disk first: a transaction must not wait for whoever sends the contents.
    const size = await this.#copies.write(name, contents, options)
    try {
      await this.#storeCopy(name)
    } catch (error) {
      await this.#copies.remove(name)
      throw error
    }
    return size
  }

  async path(name: string): Promise<string | undefined> {
    const stored = await this.#stored(name)
    if (stored === undefined) return undefined
    const copy = await this.#copies.stat(name)
    if (copy?.size !== stored.size || copy.writtenAt !== stored.writtenAt)
      await this.#fetching.run(`${name} ${stored.version}`, () => this.#fetch(stored))
    return this.#copies.path(name)
  }

  async read(name: string): Promise<Buffer | undefined> {
    const copy = await this.#copies.read(name)
    if (copy !== undefined) return copy
    return (await this.path(name)) === undefined ? undefined : this.#copies.read(name)
  }

  async has(name: string): Promise<boolean> {
    return (await this.#stored(name)) !== undefined
  }

  async list(folder: SiteFolder): Promise<readonly SiteFile[]> {
    return storedFiles(this.#store.db, folder)
  }

  async remove(name: string): Promise<void> {
    if (!isSiteFileName(name)) return
    await this.#store.db.transaction().execute(trx => deleteFile(trx, name))
    await this.#copies.remove(name)
  }

  async sweep(now: number): Promise<void> {
    await this.#copies.sweep(now)
    for (const folder of SITE_FOLDERS) {
      const copies = await this.#copies.list(folder)
      if (copies.length === 0) continue
      const stored = new Set((await this.list(folder)).map(({ name }) => name))
      for (const { name, writtenAt } of copies)
        if (!stored.has(name) && writtenAt < now - UNKNOWN_MS) await this.#copies.remove(name)
    }
  }

  async #stored(name: string): Promise<StoredSiteFile | undefined> {
    return isSiteFileName(name) ? storedFile(this.#store.db, name) : undefined
  }

  /**
   * Not with the store's lock for writing: a large file would keep other writers waiting, and nothing that others read first
   * depends on it.
   */
  async #storeCopy(name: string): Promise<void> {
    await this.#store.db.transaction().execute(trx => storeFromFolder(trx, this.#copies, name))
  }

  /** Writes a copy into the folder; none where the file is deleted meanwhile. */
  async #fetch(file: StoredSiteFile): Promise<void> {
    const { name, writtenAt } = file
    try {
      await this.#copies.write(name, Readable.from(this.#partsOf(file)), { writtenAt })
    } catch (error) {
      if (!(error instanceof Incomplete)) throw error
      await this.#copies.remove(name)
    }
  }

  async *#partsOf(file: StoredSiteFile): AsyncGenerator<Uint8Array> {
    let size = 0
    for (let position = 0; ; position++) {
      const bytes = await filePart(this.#store.db, file, position)
      if (bytes === undefined) break
      size += bytes.length
      yield bytes
    }
    if (size !== file.size) throw new Incomplete()
  }
}

/** Stores a file of a folder. Call it in a transaction. */
export async function storeFromFolder(trx: Db, folder: FolderFiles, name: string): Promise<void> {
  const copy = await folder.stat(name)
  const path = await folder.path(name)
  if (copy === undefined || path === undefined)
    throw new Error(`${name} was deleted while it was being stored`)
  const version = randomBytes(8).toString('hex')
  await storeFile(trx, { ...copy, version }, partsOf(path))
}

/** The file was replaced or deleted while it was read. */
class Incomplete extends Error {}

async function* partsOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
