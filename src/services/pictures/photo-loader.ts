import { LruCache } from '#domain/cache/lru-cache.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'
import { DomainError } from '#domain/errors.ts'
import { LARGEST_WIDTH, ownPictureFile, type PictureWidth } from '#domain/picture/picture.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { HttpRequester } from '#gateways/http/http-clients.ts'
import { isFailure } from '#gateways/http/http-exchange.ts'
import type { EncodedPhoto } from '#gateways/images/encode-photo.ts'
import type { CachedPhoto, PhotoCache } from '#gateways/images/photo-cache.ts'
import { pictureProcesses } from '#gateways/images/picture-processes.ts'

export interface PhotoLoaderDeps {
  readonly cache: PhotoCache
  /** The HTTP client of gateways/http; left out where nothing is to be fetched. */
  readonly http?: () => HttpRequester
  /** An uploaded picture; undefined when its file is missing. */
  readonly own: (file: string) => Promise<Buffer | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long a request waits for a picture that has to be fetched. */
  readonly maxWaitMs?: number
}

export type PictureAnswer =
  | ({ readonly kind: 'picture' } & CachedPhoto)
  /** There is no photo at this address; it is not requested again for a while. */
  | { readonly kind: 'dead' }
  /** It is still being fetched, too many are, or the database with the uploaded pictures is away. */
  | { readonly kind: 'later' }

/** Larger files are not photos for the web. */
const MAX_BYTES = 15 * 1024 * 1024
const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png'
/** A page waits for its pictures, but visitors do not. */
const MAX_WAIT_MS = 1_500
/** Under way at once, waiting ones included; any further request gets the drawing. */
const MOST_UNDER_WAY = 100
/** A temporary failure is tried again sooner than a missing photo. */
const FAILED_MS = HOUR_MS
const GONE_MS = DAY_MS
/** Dead photos cached; the oldest are dropped and requested again. */
const MAX_DEAD = 20_000

/** Photos of the directory in the widths that pages show, fetched on the first request and cached. */
export class PhotoLoader {
  readonly #deps: PhotoLoaderDeps
  readonly #making = new SharedWork<PictureAnswer>()
  readonly #fetching = new SharedWork<EncodedPhoto | undefined>()
  /** Until when an address counts as dead. */
  readonly #dead = new LruCache<number>({ maxSize: MAX_DEAD })

  constructor(deps: PhotoLoaderDeps) {
    this.#deps = deps
  }

  /** A photo in a width. Throws the system's error where the folder of pictures cannot be read or written. */
  async get(photo: string, width: PictureWidth): Promise<PictureAnswer> {
    const { cache, maxWaitMs = MAX_WAIT_MS } = this.#deps
    const known = await cache.get(photo, width)
    if (known !== undefined) return { kind: 'picture', ...known }
    if (this.isDead(photo)) return { kind: 'dead' }
    const key = `${width} ${photo}`
    if (this.#making.size >= MOST_UNDER_WAY && !this.#making.has(key)) return { kind: 'later' }
    const made = this.#making.run(key, () => this.#make(photo, width))
    // A failure after the timeout reaches the next request for the picture.
    made.catch(() => undefined)
    return withTimeout(made, maxWaitMs)
  }

  /** Whether a recent request found no photo at this address. */
  isDead(photo: string): boolean {
    return (this.#dead.get(photo) ?? 0) > this.#deps.now()
  }

  /** Waits for what is under way, so that nothing is written after closing. */
  async settled(): Promise<void> {
    await this.#making.settled()
  }

  async #make(photo: string, width: PictureWidth): Promise<PictureAnswer> {
    const { cache } = this.#deps
    const whole = await this.#whole(photo).catch(laterIfAway)
    if (whole === 'later') return { kind: 'later' }
    if (whole === undefined) return { kind: 'dead' }
    if (width === LARGEST_WIDTH) return { kind: 'picture', ...(await cache.put(photo, width, whole)) }
    const webp = await pictureProcesses.narrowPhoto(whole.webp, width)
    return { kind: 'picture', ...(await cache.put(photo, width, { webp, blur: whole.blur })) }
  }

  /** The photo in its largest width; concurrent requests share one fetch. */
  async #whole(photo: string): Promise<EncodedPhoto | undefined> {
    const { cache } = this.#deps
    const known = await cache.get(photo, LARGEST_WIDTH)
    const blur = cache.blurOf(photo)
    if (known !== undefined && blur !== undefined) return { webp: known.webp, blur }
    return this.#fetching.run(photo, () => this.#fetch(photo))
  }

  async #fetch(photo: string): Promise<EncodedPhoto | undefined> {
    const { http, own } = this.#deps
    const file = ownPictureFile(photo)
    if (file !== undefined) {
      const bytes = await own(file)
      return bytes === undefined ? this.#cacheAsDead(photo, FAILED_MS) : this.#store(photo, bytes)
    }
    if (http === undefined) return undefined
    const result = await http().request({ url: photo, accept: ACCEPT, maxBytes: MAX_BYTES })
    if (isFailure(result)) return this.#cacheAsDead(photo, FAILED_MS)
    const { status, body } = result
    if (status !== 200)
      return this.#cacheAsDead(photo, status === 404 || status === 410 ? GONE_MS : FAILED_MS)
    return this.#store(photo, body)
  }

  async #store(photo: string, bytes: Buffer): Promise<EncodedPhoto | undefined> {
    const picture = await pictureProcesses.encodePhoto(bytes)
    if (picture === undefined) return this.#cacheAsDead(photo, GONE_MS)
    await this.#deps.cache.put(photo, LARGEST_WIDTH, picture)
    return picture
  }

  #cacheAsDead(photo: string, forMs: number): undefined {
    this.#dead.set(photo, this.#deps.now() + forMs)
  }
}

/** Pages go on without the database; an uploaded picture that this node has never shown must wait for it. */
function laterIfAway(error: unknown): 'later' {
  if (error instanceof DomainError && error.code === 'store_unavailable') return 'later'
  throw error
}

async function withTimeout(work: Promise<PictureAnswer>, maxWaitMs: number): Promise<PictureAnswer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<PictureAnswer>(resolve => {
    timer = setTimeout(() => resolve({ kind: 'later' }), maxWaitMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
