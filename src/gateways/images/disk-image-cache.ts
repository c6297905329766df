import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { isDiskFull } from '#gateways/files/disk.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { writeAtomically } from '#gateways/files/write-file.ts'

/** The ending of the files of a folder, and how a whole file is told from one that a power failure cut short. */
export interface ImageFileKind {
  readonly ending: string
  readonly isWhole: (bytes: Buffer) => boolean
}

/** All cached pictures together, some 8,000. */
const LIMIT_BYTES = 200 * 1024 * 1024
/** When the limit is reached, the folder shrinks to this share of it, so that evictions are rare. */
const SHRINK_TO = 0.9
/** How exactly the last use is known after a restart, in ms; finer would write to the disk at every use. */
const USE_NOTED_MS = HOUR_MS

/** Writing a picture takes far less. */
const UNFINISHED_MS = HOUR_MS

interface CacheEntry {
  /** Bytes. */
  readonly size: number
  /** The last use as the file's date tells it, milliseconds since 1970. */
  readonly notedAt: number
}

/**
 * Finished pictures on disk, by a name that identifies their content. The folder may be deleted at any time. The least
 * recently used are evicted first.
 */
export class DiskImageCache {
  readonly #folder: string
  readonly #limitBytes: number
  readonly #now: () => number
  readonly #kind: ImageFileKind
  /** What lies in the folder; the limit is kept here, because evicting is a write to the disk. */
  #entries: Promise<LruCache<CacheEntry>> | undefined

  constructor(
    folder: string,
    options: { readonly now: () => number; readonly limitBytes?: number; readonly kind?: ImageFileKind },
  ) {
    this.#folder = folder
    this.#now = options.now
    this.#limitBytes = options.limitBytes ?? LIMIT_BYTES
    this.#kind = options.kind ?? PNG
  }

  /** The names of all cached pictures, the least recently used first. */
  async names(): Promise<string[]> {
    return (await this.#open()).keys()
  }

  /** The picture of a name; undefined when it is not cached, or was cut short by a power failure. */
  async get(name: string): Promise<Buffer | undefined> {
    const entries = await this.#open()
    const known = entries.get(name)
    if (known === undefined) return undefined
    const bytes = await readFile(this.#pathOf(name)).catch(undefinedIfMissing)
    if (bytes === undefined || bytes.length !== known.size || !this.#kind.isWhole(bytes)) {
      await this.#remove(entries, name)
      return undefined
    }
    await this.#noteUse(entries, name, known)
    return bytes
  }

  /** Caches a picture under its name; on a full disk it is not cached. */
  async put(name: string, picture: Buffer): Promise<void> {
    const entries = await this.#open()
    // Of its own, because several processes may write the same picture at once.
    const partPath = `${this.#pathOf(name)}.${randomBytes(6).toString('hex')}.part`
    try {
      await writeAtomically(this.#pathOf(name), picture, { partPath, isDurable: false })
    } catch (error) {
      if (isDiskFull(error)) return
      throw error
    }
    entries.set(name, { size: picture.length, notedAt: this.#now() })
    if (entries.size > this.#limitBytes) await this.#shrink(entries)
  }

  #open(): Promise<LruCache<CacheEntry>> {
    this.#entries ??= this.#readFolder().catch((error: unknown) => {
      // The next use tries again.
      this.#entries = undefined
      throw error
    })
    return this.#entries
  }

  async #readFolder(): Promise<LruCache<CacheEntry>> {
    const found: [string, CacheEntry][] = []
    for (const name of await namesIn(this.#folder)) {
      const path = join(this.#folder, name)
      const stats = await stat(path).catch(undefinedIfMissing)
      if (stats === undefined) continue
      const { size, mtimeMs: notedAt } = stats
      if (!name.endsWith(this.#kind.ending)) {
        // Half-written by a killed process; younger ones may be being written by another one.
        if (notedAt <= this.#now() - UNFINISHED_MS) await rm(path, { force: true, recursive: true })
        continue
      }
      found.push([name.slice(0, -this.#kind.ending.length), { size, notedAt }])
    }
    const entries = new LruCache<CacheEntry>({
      maxSize: Number.POSITIVE_INFINITY,
      sizeOf: ({ size }) => size,
    })
    for (const [name, entry] of found.sort(([, a], [, b]) => a.notedAt - b.notedAt)) entries.set(name, entry)
    return entries
  }

  async #noteUse(entries: LruCache<CacheEntry>, name: string, { size, notedAt }: CacheEntry): Promise<void> {
    const now = this.#now()
    if (now - notedAt <= USE_NOTED_MS) return
    entries.set(name, { size, notedAt: now })
    await utimes(this.#pathOf(name), now / 1000, now / 1000).catch(undefinedIfMissing)
  }

  async #shrink(entries: LruCache<CacheEntry>): Promise<void> {
    for (const name of entries.keys()) {
      if (entries.size <= this.#limitBytes * SHRINK_TO) return
      await this.#remove(entries, name)
    }
  }

  async #remove(entries: LruCache<CacheEntry>, name: string): Promise<void> {
    entries.delete(name)
    await rm(this.#pathOf(name), { force: true })
  }

  #pathOf(name: string): string {
    return join(this.#folder, name + this.#kind.ending)
  }
}

/** The last chunk of every PNG. */
const PNG_END = Buffer.from('IEND')

const PNG: ImageFileKind = {
  ending: '.png',
  isWhole: bytes => bytes.subarray(-8, -4).equals(PNG_END),
}
