import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Blur } from '#domain/picture/blur.ts'
import { LARGEST_WIDTH, picturePath } from '#domain/picture/picture.ts'

export interface PhotoAddresses {
  /**
   * Where visitors find a business's photo on our own site, in its largest width: '/img/…/1280/204418'; with its blur
   * (domain/picture/blur.ts) as the fragment, where that is known. Undefined for a photo of which is known that it is not there.
   */
  of(businessId: number, photo: string): string | undefined
  /** The photo that a signature names, if it is one of these. */
  find(businessId: number, signature: string, photos: readonly string[]): string | undefined
}

/** What is known of a photo by now. */
export interface PhotoState {
  readonly blurOf: (photo: string) => Blur | undefined
  readonly isDead: (photo: string) => boolean
}

const UNKNOWN_STATE: PhotoState = { blurOf: () => undefined, isDead: () => false }

/** Pictures that the site draws itself, of invented businesses. */
const DRAWN = 'https://umkreis.example/vorfuehrung/'
/** 96 bits: nobody finds the signature of a photo by trying. */
const SIGNATURE_BYTES = 12

/**
 * Gives photos addresses on our own site, so that no visitor's browser asks a stranger for them. They are signed:
 * nobody can make the site fetch pictures by counting through businesses, nor any other picture of the web.
 */
export function photoAddresses(
  key: Uint8Array,
  { blurOf, isDead }: PhotoState = UNKNOWN_STATE,
): PhotoAddresses {
  const signatureOf = (businessId: number, photo: string) =>
    createHmac('sha256', key).update(`${businessId}\n${photo}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    of(businessId, photo) {
      if (photo.startsWith(DRAWN)) return photo
      if (isDead(photo)) return undefined
      const blur = blurOf(photo)
      const path = picturePath(
        signatureOf(businessId, photo).toString('base64url'),
        LARGEST_WIDTH,
        businessId,
      )
      return blur === undefined ? path : `${path}#${blur}`
    },
    find(businessId, signature, photos) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== SIGNATURE_BYTES) return undefined
      return photos.find(photo => timingSafeEqual(signatureOf(businessId, photo), given))
    },
  }
}
