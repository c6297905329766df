import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { LruCache } from '#domain/cache/lru-cache.ts'
import type { Blur } from '#domain/picture/blur.ts'
import type { PictureWidth } from '#domain/picture/picture.ts'
import { namesIn } from '#gateways/files/missing-file.ts'
import { DiskImageCache, type ImageFileKind } from '#gateways/images/disk-image-cache.ts'

export interface CachedPhoto {
  /** Identifies the content. */
  readonly name: string
  readonly webp: Buffer
}

/** The fifth byte of a RIFF file begins its length. */
const WEBP: ImageFileKind = {
  ending: '.webp',
  isWhole: bytes => bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length,
}

/** More photos than any disk limit has room for. */
const MAX_BLURS = 200_000

/**
 * Photos on disk by the address they came from, in several widths each. Their blurs are part of the files' names, so
 * that they survive a restart. The folder may be deleted at any time.
 */
export class PhotoCache {
  readonly #folder: DiskImageCache
  readonly #blurs = new LruCache<Blur>({ maxSize: MAX_BLURS })
  #read: Promise<void> | undefined

  /** @param folder used by this cache alone; read at once */
  constructor(folder: string, options: { readonly now: () => number; readonly limitBytes: number }) {
    this.#folder = new DiskImageCache(folder, { ...options, kind: WEBP })
    // The first get throws when the folder cannot be read.
    this.#readOnce().catch(() => undefined)
  }

  /** The blur of a photo, where it is known. */
  blurOf(photo: string): Blur | undefined {
    return this.#blurs.get(keyOf(photo))
  }

  /** A photo in a width, or undefined. Throws the system's error where the folder cannot be read. */
  async get(photo: string, width: PictureWidth): Promise<CachedPhoto | undefined> {
    await this.#readOnce()
    const key = keyOf(photo)
    const blur = this.#blurs.get(key)
    if (blur === undefined) return undefined
    const name = nameOf(key, blur, width)
    const webp = await this.#folder.get(name)
    return webp && { name, webp }
  }

  /** Caches a photo in a width, if the disk has room for it. */
  async put(
    photo: string,
    width: PictureWidth,
    { webp, blur }: { webp: Buffer; blur: Blur },
  ): Promise<CachedPhoto> {
    const key = keyOf(photo)
    const name = nameOf(key, blur, width)
    await this.#folder.put(name, webp)
    this.#blurs.set(key, blur)
    return { name, webp }
  }

  #readOnce(): Promise<void> {
    this.#read ??= this.#readNames().catch((error: unknown) => {
      // The next get tries again.
      this.#read = undefined
      throw error
    })
    return this.#read
  }

  async #readNames(): Promise<void> {
    for (const name of await this.#folder.names()) {
      const [, key, written] = /^([\w-]{22})\.([\w-]{32})\.\d+$/.exec(name) ?? []
      if (key !== undefined && written !== undefined) this.#blurs.set(key, base64Of(written))
    }
  }
}

/** Every list asks for the keys of its photos. */
const keyOf = memoize((photo: string) => hash('sha256', photo, 'base64url').slice(0, 22), {
  most: 10_000,
  longest: 300,
})

function nameOf(key: string, blur: Blur, width: PictureWidth): string {
  return `${key}.${writtenAs(blur)}.${width}`
}

/** For file names, which cannot contain a slash. */
function writtenAs(blur: Blur): string {
  return blur.replaceAll('+', '-').replaceAll('/', '_')
}

function base64Of(written: string): Blur {
  return written.replaceAll('-', '+').replaceAll('_', '/')
}

/** Deletes the cached files of photos, also while a cache of another thread uses the folder. */
export async function removeCachedPhotos(folder: string, photos: readonly string[]): Promise<void> {
  const keys = new Set(photos.map(keyOf))
  for (const name of await namesIn(folder)) {
    if (keys.has(name.split('.', 1)[0] ?? '')) await rm(join(folder, name), { force: true })
  }
}
