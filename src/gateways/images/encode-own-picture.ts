import type { Metadata } from 'sharp'
import { MAX_PIXELS, MIN_EDGE, opened, TIMEOUT_SECONDS } from './encode-photo.ts'
import { pictureFormat } from './picture-format.ts'

/** A picture as the site keeps it. */
export interface EncodedOwnPicture {
  readonly kind: 'picture'
  readonly webp: Buffer
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Why a file is not taken: none of the four formats, several pictures in one, too many pixels, too few, or broken. */
export type PictureRefusal = 'format' | 'moving' | 'too-large' | 'too-small' | 'damaged'

/** Twice what the widest page shows; more would only fill the disk. */
const LONGEST_EDGE = 2560
/** Smaller ones are made from it, so it keeps more than those that visitors get. */
const QUALITY = 86

/**
 * Makes of an uploaded file the picture that is kept: upright, within limits, encoded anew, and without metadata, which
 * may tell where somebody lives.
 */
export async function encodeOwnPicture(
  bytes: Buffer,
): Promise<EncodedOwnPicture | { readonly kind: 'refused'; readonly why: PictureRefusal }> {
  const format = pictureFormat(bytes)
  if (format === undefined) return { kind: 'refused', why: 'format' }
  try {
    const why = refusalOf(await opened(bytes, false).metadata(), format === 'png' && isMovingPng(bytes))
    if (why !== undefined) return { kind: 'refused', why }
    const { data, info } = await opened(bytes)
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    // A strip that is very long loses its last pixels of height.
    if (Math.min(info.width, info.height) < MIN_EDGE) return { kind: 'refused', why: 'too-small' }
    return { kind: 'picture', webp: data, width: info.width, height: info.height }
  } catch {
    // The library tells no kinds of errors apart; a hostile file is answered like a broken one.
    return { kind: 'refused', why: 'damaged' }
  }
}

function refusalOf({ pages = 1, width, height }: Metadata, isMoving: boolean): PictureRefusal | undefined {
  if (pages > 1 || isMoving) return 'moving'
  if (width * height > MAX_PIXELS) return 'too-large'
  return Math.min(width, height) < MIN_EDGE ? 'too-small' : undefined
}

/** The library shows the first picture of a moving PNG and does not say that there are more. */
function isMovingPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}
