import { randomBytes } from 'node:crypto'
import { lstat, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/time/durations.ts'
import { diskError } from './disk.ts'
import { namesIn, undefinedIfMissing } from './missing-file.ts'
import { type FileContents, type WriteOptions, writeAtomically } from './write-file.ts'

/** The folders of the files that a site keeps: each has files of one kind, and no folders. */
export const SITE_FOLDERS = ['pictures', 'uploads', 'reports', 'jobs'] as const
export type SiteFolder = (typeof SITE_FOLDERS)[number]

export interface SiteFile {
  /** 'pictures/…': the folder and the name in it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly writtenAt: number
}

export interface SiteFileOptions extends Pick<WriteOptions, 'signal'> {
  /** Of a file that was written earlier, milliseconds since 1970. */
  readonly writtenAt?: number
}

/**
 * The files that a site keeps: uploaded pictures and spreadsheets, reports and lists of jobs. Every process of every node
 * has the same ones. A name that no file can have ('reports/../secret.key') is that of a missing file.
 */
export interface SiteFiles {
  /**
   * Stores a file, in place of a former one; durable on return.
   * @returns its size in bytes
   * Throws disk_full, the contents' own error and the signal's reason; then nothing of it is stored.
   */
  write(name: string, contents: FileContents, options?: SiteFileOptions): Promise<number>
  /**
   * The absolute path under which this process can read a file; undefined when there is none. Do not write there.
   * Throws disk_full.
   */
  path(name: string): Promise<string | undefined>
  /**
   * A file that is named after its content, so that a copy that this node has is always right; undefined when it is missing.
   * Throws the system's error where it cannot be read.
   */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** In no order. */
  list(folder: SiteFolder): Promise<readonly SiteFile[]>
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>
  /**
   * Deletes what killed writers left behind, and copies of files that are no longer stored. Safe at any time.
   * @param now milliseconds since 1970
   */
  sweep(now: number): Promise<void>
}

/** What a service needs that reads or writes the site's files. */
export interface FilesDeps {
  readonly files: SiteFiles
}

/** No file is written for so long. */
const UNFINISHED_MS = DAY_MS
const NAME = new RegExp(`^(?:${SITE_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]*$`)
/** What is being written. Older versions wrote '.unfinished'. */
const PART = /\.(?:part|unfinished)$/

/** Whether a file can have this name. */
export function isSiteFileName(name: string): boolean {
  return NAME.test(name) && !PART.test(name)
}

/** The files in a data folder, for a site of one node. */
export class FolderFiles implements SiteFiles {
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async write(
    name: string,
    contents: FileContents,
    { writtenAt, ...options }: SiteFileOptions = {},
  ): Promise<number> {
    if (!isSiteFileName(name)) throw new Error(`no file of the site can be named ${name}`)
    const path = join(this.#dataDir, name)
    // Several processes may write the same file at once.
    const partPath = `${path}.${randomBytes(4).toString('hex')}.part`
    try {
      await writeAtomically(path, contents, { mode: 0o600, partPath, ...options })
    } catch (error) {
      throw diskError(error)
    }
    if (writtenAt !== undefined) await utimes(path, writtenAt / 1000, writtenAt / 1000)
    return (await lstat(path)).size
  }

  async path(name: string): Promise<string | undefined> {
    return (await this.stat(name)) === undefined ? undefined : join(this.#dataDir, name)
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!isSiteFileName(name)) return undefined
    return readFile(join(this.#dataDir, name)).catch(undefinedIfMissing)
  }

  async has(name: string): Promise<boolean> {
    return (await this.stat(name)) !== undefined
  }

  async list(folder: SiteFolder): Promise<readonly SiteFile[]> {
    const files: SiteFile[] = []
    for (const name of await namesIn(join(this.#dataDir, folder))) {
      const file = await this.stat(`${folder}/${name}`)
      if (file !== undefined) files.push(file)
    }
    return files
  }

  async remove(name: string): Promise<void> {
    if (isSiteFileName(name)) await rm(join(this.#dataDir, name), { force: true })
  }

  async sweep(now: number): Promise<void> {
    for (const folder of SITE_FOLDERS)
      for (const name of await namesIn(join(this.#dataDir, folder))) {
        if (!PART.test(name)) continue
        const path = join(this.#dataDir, folder, name)
        const written = (await lstat(path).catch(undefinedIfMissing))?.mtimeMs
        if (written !== undefined && written < now - UNFINISHED_MS) await rm(path, { force: true })
      }
  }

  /** Size and time of a file; undefined for a missing one, and for what is no file: a link may lead anywhere. */
  async stat(name: string): Promise<SiteFile | undefined> {
    if (!isSiteFileName(name)) return undefined
    const stats = await lstat(join(this.#dataDir, name)).catch(undefinedIfMissing)
    if (!stats?.isFile()) return undefined
    return { name, size: stats.size, writtenAt: Math.round(stats.mtimeMs) }
  }
}
