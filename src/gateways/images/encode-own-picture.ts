import type { Metadata } from 'sharp'
import { headerOf, MAX_MEGAPIXELS, MIN_EDGE, maxPixels, opened, TIMEOUT_SECONDS } from './encode-photo.ts'
import { type PictureFormat, pictureFormat } from './picture-format.ts'

/** An uploaded picture as it is stored. */
export interface EncodedOwnPicture {
  readonly kind: 'picture'
  readonly webp: Buffer
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Why a file is refused: none of the four formats, animated, too many pixels, too few, or damaged. */
export type PictureRefusal = 'format' | 'moving' | 'too-large' | 'too-small' | 'damaged'

export type OwnPictureResult =
  | EncodedOwnPicture
  | {
      readonly kind: 'refused'
      readonly why: PictureRefusal
      /** The millions of pixels that its format may have, for one that is too large. */
      readonly limitMegapixels?: number
    }

/** Twice the width of the widest page. */
const LONGEST_EDGE = 2560
/** Better than what visitors get, because that is encoded from it. */
const QUALITY = 86

/**
 * Makes the stored picture of an uploaded file: upright, within limits, encoded anew, and without metadata, which may
 * tell where somebody lives.
 */
export async function encodeOwnPicture(bytes: Buffer): Promise<OwnPictureResult> {
  const format = pictureFormat(bytes)
  if (format === undefined) return { kind: 'refused', why: 'format' }
  try {
    const why = refusalOf(await headerOf(bytes), format, format === 'png' && isMovingPng(bytes))
    if (why === 'too-large') return { kind: 'refused', why, limitMegapixels: MAX_MEGAPIXELS[format] }
    if (why !== undefined) return { kind: 'refused', why }
    const { data, info } = await opened(bytes, format)
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    // A very long strip may get too thin by resizing.
    if (Math.min(info.width, info.height) < MIN_EDGE) return { kind: 'refused', why: 'too-small' }
    return { kind: 'picture', webp: data, width: info.width, height: info.height }
  } catch {
    // The library does not tell kinds of errors apart; a hostile file counts as damaged.
    return { kind: 'refused', why: 'damaged' }
  }
}

function refusalOf(
  { pages = 1, width, height }: Metadata,
  format: PictureFormat,
  isMoving: boolean,
): PictureRefusal | undefined {
  if (pages > 1 || isMoving) return 'moving'
  if (width * height > maxPixels(format)) return 'too-large'
  return Math.min(width, height) < MIN_EDGE ? 'too-small' : undefined
}

/** The library reads the first picture of an animated PNG and does not tell that there are more. */
function isMovingPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}
