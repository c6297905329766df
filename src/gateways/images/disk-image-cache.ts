import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '#gateways/files/uploads.ts'

/** How the files of a folder end, and how a whole one is told from one that a power failure cut short. */
export interface ImageFileKind {
  readonly ending: string
  readonly isWhole: (bytes: Buffer) => boolean
}

/** All kept pictures together: some 8,000 of them. */
const LIMIT_BYTES = 200 * 1024 * 1024
/** When the limit is reached the folder shrinks to this part of it, so that not every picture sends another away. */
const SHRINK_TO = 0.9
/** How exactly the time of the last use is kept over a restart, in ms: finer would write to the disk at every look. */
const USE_NOTED_MS = 3_600_000

interface CacheEntry {
  readonly size: number
  /** Milliseconds since 1970. */
  readonly usedAt: number
  readonly notedAt: number
}

/**
 * Finished pictures on disk, by a name that says all of their content. The folder may be deleted at any time. Those
 * that nobody has asked for longest leave first.
 */
export class DiskImageCache {
  readonly #folder: string
  readonly #limitBytes: number
  readonly #now: () => number
  readonly #kind: ImageFileKind
  /** The least recently used first. */
  #entries: Map<string, CacheEntry> | undefined
  #bytes = 0
  #opening: Promise<Map<string, CacheEntry>> | undefined

  constructor(
    folder: string,
    options: { readonly now: () => number; readonly limitBytes?: number; readonly kind?: ImageFileKind },
  ) {
    this.#folder = folder
    this.#now = options.now
    this.#limitBytes = options.limitBytes ?? LIMIT_BYTES
    this.#kind = options.kind ?? PNG
  }

  /** Which pictures are kept, the least recently used first. */
  async names(): Promise<string[]> {
    return [...(await this.#open()).keys()]
  }

  /** The picture of a name; undefined when it is not kept, or was cut short by a power failure. */
  async get(name: string): Promise<Buffer | undefined> {
    const entries = await this.#open()
    const known = entries.get(name)
    if (known === undefined) return undefined
    const bytes = await readFile(this.#pathOf(name)).catch(ifMissing)
    if (bytes === undefined || bytes.length !== known.size || !this.#kind.isWhole(bytes)) {
      await this.#remove(name)
      return undefined
    }
    await this.#use(name, known)
    return bytes
  }

  /** Keeps a picture under its name; on a full disk it is not kept, and the caller has it all the same. */
  async put(name: string, picture: Buffer): Promise<void> {
    const entries = await this.#open()
    const part = `${this.#pathOf(name)}.${randomBytes(6).toString('hex')}.part`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(part, picture)
      await rename(part, this.#pathOf(name))
    } catch (error) {
      await rm(part, { force: true })
      if (isDiskFull(error)) return
      throw error
    }
    const now = this.#now()
    this.#bytes += picture.length - (entries.get(name)?.size ?? 0)
    entries.delete(name)
    entries.set(name, { size: picture.length, usedAt: now, notedAt: now })
    if (this.#bytes > this.#limitBytes) await this.#shrink(entries)
  }

  #open(): Promise<Map<string, CacheEntry>> {
    this.#opening ??= this.#look().then(entries => {
      this.#entries = entries
      for (const { size } of entries.values()) this.#bytes += size
      return entries
    })
    return this.#opening
  }

  async #look(): Promise<Map<string, CacheEntry>> {
    const found: [string, CacheEntry][] = []
    for (const name of (await readdir(this.#folder).catch(ifMissing)) ?? []) {
      const path = join(this.#folder, name)
      if (!name.endsWith(this.#kind.ending)) {
        // What a killed process left half written.
        await rm(path, { force: true, recursive: true })
        continue
      }
      const stats = await stat(path).catch(ifMissing)
      if (stats === undefined) continue
      const { size, mtimeMs: usedAt } = stats
      found.push([name.slice(0, -this.#kind.ending.length), { size, usedAt, notedAt: usedAt }])
    }
    return new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt))
  }

  async #use(name: string, { size, notedAt }: CacheEntry): Promise<void> {
    const usedAt = this.#now()
    const isDue = usedAt - notedAt > USE_NOTED_MS
    this.#entries?.delete(name)
    this.#entries?.set(name, { size, usedAt, notedAt: isDue ? usedAt : notedAt })
    if (isDue) await utimes(this.#pathOf(name), usedAt / 1000, usedAt / 1000).catch(ifMissing)
  }

  async #shrink(entries: Map<string, CacheEntry>): Promise<void> {
    for (const name of [...entries.keys()]) {
      if (this.#bytes <= this.#limitBytes * SHRINK_TO) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    const known = this.#entries?.get(name)
    if (known === undefined) return
    this.#entries?.delete(name)
    this.#bytes -= known.size
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

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
