import { hash } from 'node:crypto'
import type { PictureWidth, Tint } from '#domain/picture.ts'
import { PictureFolder, type PictureKind } from '#gateways/og-image/picture-folder.ts'

export interface KeptPicture {
  /** Says all of its content. */
  readonly name: string
  readonly webp: Buffer
}

/** A RIFF file says in its fifth byte how long it goes on. */
const WEBP: PictureKind = {
  ending: '.webp',
  isWhole: bytes => bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length,
}

/** Tints of more photos than any disk limit keeps would only be weight. */
const MAX_TINTS = 200_000

/**
 * Photos on disk by the address they came from, in several widths each, with their tints in the files' names, so that
 * they survive a new start. The folder may be deleted at any time.
 */
export class KeptPictures {
  readonly #folder: PictureFolder
  readonly #tints = new Map<string, Tint>()
  readonly #read: Promise<void>

  /** @param folder whose name nobody else uses; read at once */
  constructor(folder: string, options: { readonly now: () => number; readonly limitBytes: number }) {
    this.#folder = new PictureFolder(folder, { ...options, kind: WEBP })
    this.#read = this.#readNames()
    // Whoever asks first is told of a folder that cannot be read.
    this.#read.catch(() => undefined)
  }

  /** What a photo looks like, where that is known by now. */
  tintOf(photo: string): Tint | undefined {
    return this.#tints.get(keyOf(photo))
  }

  /** A photo in a width, or undefined. Throws the system's error where the folder cannot be read. */
  async get(photo: string, width: PictureWidth): Promise<KeptPicture | undefined> {
    await this.#read
    const key = keyOf(photo)
    const tint = this.#tints.get(key)
    if (tint === undefined) return undefined
    const name = nameOf(key, tint, width)
    const webp = await this.#folder.get(name)
    return webp && { name, webp }
  }

  /** Keeps a photo in a width, as far as the disk has room for it. */
  async put(
    photo: string,
    width: PictureWidth,
    { webp, tint }: { webp: Buffer; tint: Tint },
  ): Promise<KeptPicture> {
    const key = keyOf(photo)
    const name = nameOf(key, tint, width)
    await this.#folder.put(name, webp)
    this.#learn(key, tint)
    return { name, webp }
  }

  async #readNames(): Promise<void> {
    for (const name of await this.#folder.names()) {
      const [, key, tint] = /^([\w-]{22})\.([0-2]{3})\.\d+$/.exec(name) ?? []
      if (key !== undefined && tint !== undefined) this.#learn(key, tint)
    }
  }

  #learn(key: string, tint: Tint): void {
    this.#tints.delete(key)
    this.#tints.set(key, tint)
    if (this.#tints.size <= MAX_TINTS) return
    for (const oldest of this.#tints.keys()) {
      this.#tints.delete(oldest)
      return
    }
  }
}

function keyOf(photo: string): string {
  return hash('sha256', photo, 'base64url').slice(0, 22)
}

function nameOf(key: string, tint: Tint, width: PictureWidth): string {
  return `${key}.${tint}.${width}`
}
