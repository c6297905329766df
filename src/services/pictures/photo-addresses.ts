import { createHmac, timingSafeEqual } from 'node:crypto'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { demoPicturePath } from '#domain/demo/picture-address.ts'
import type { Blur } from '#domain/picture/blur.ts'
import { LARGEST_WIDTH, picturePath } from '#domain/picture/picture.ts'

export interface PhotoAddresses {
  /**
   * The path of a business's photo on our own site, in its largest width: '/img/…/1280/204418'; with its blur
   * (domain/picture/blur.ts) as the fragment, where that is known. A picture of the demo data has its path alone,
   * '/demo/desk-17.svg'. Undefined for a photo that is known to be missing.
   */
  of(businessId: number, photo: string): string | undefined
  /** The photo that a signature names, if it is one of these. */
  find(businessId: number, signature: string, photos: readonly string[]): string | undefined
}

/** What is known about a photo so far. */
export interface PhotoState {
  readonly blurOf: (photo: string) => Blur | undefined
  readonly isDead: (photo: string) => boolean
}

/** Signing the photos of a list takes 50 µs. 10,000 addresses with those of their photos take 5 MB. */
const MOST_ADDRESSES = 10_000
const LONGEST_PHOTO = 300

/** The address of a photo, and what it was made of. */
interface Signed {
  readonly businessId: number
  readonly blur: Blur | undefined
  readonly address: string
}

const UNKNOWN_STATE: PhotoState = { blurOf: () => undefined, isDead: () => false }

/** 96 bits: the signature of a photo cannot be guessed. */
const SIGNATURE_BYTES = 12

/**
 * Gives photos addresses on our own site, so that no visitor's browser contacts another server. They are signed: nobody
 * can make the site fetch pictures by counting through businesses, or any other picture of the web.
 */
export function photoAddresses(
  key: Uint8Array,
  { blurOf, isDead }: PhotoState = UNKNOWN_STATE,
): PhotoAddresses {
  const addresses = new BoundedCache<string, Signed>({ most: MOST_ADDRESSES, longest: LONGEST_PHOTO })
  const signatureOf = (businessId: number, photo: string) =>
    createHmac('sha256', key).update(`${businessId}\n${photo}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    of(businessId, photo) {
      const demoPath = demoPicturePath(photo)
      if (demoPath !== undefined) return demoPath
      if (isDead(photo)) return undefined
      const blur = blurOf(photo)
      const known = addresses.get(photo)
      if (known?.businessId === businessId && known.blur === blur) return known.address
      const signature = signatureOf(businessId, photo).toString('base64url')
      const path = picturePath(signature, LARGEST_WIDTH, businessId)
      const address = blur === undefined ? path : `${path}#${blur}`
      addresses.set(photo, { businessId, blur, address })
      return address
    },
    find(businessId, signature, photos) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== SIGNATURE_BYTES) return undefined
      return photos.find(photo => timingSafeEqual(signatureOf(businessId, photo), given))
    },
  }
}
