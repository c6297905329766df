import sharp, { type Sharp } from 'sharp'
import type { Blur } from '#domain/picture/blur.ts'
import { LARGEST_WIDTH, type PictureWidth } from '#domain/picture/picture.ts'
import { blurOf } from './blur.ts'
import { pictureFormat } from './picture-format.ts'

export interface EncodedPhoto {
  /** At most LARGEST_WIDTH wide, upright, without metadata and transparency. */
  readonly webp: Buffer
  readonly blur: Blur
}

/** Cameras have 50 million at most; more is an attack. */
export const MAX_PIXELS = 50_000_000
/** Smaller ones are tracking pixels or icons. */
export const MIN_EDGE = 40
/** Taller ones would be as large as ten photos, and no page crops them. */
const MAX_HEIGHT_PER_WIDTH = 2
export const TIMEOUT_SECONDS = 10
const QUALITY = 78

// Two pictures at once use two threads. A cache of decoded pictures would only cost memory.
sharp.concurrency(1)
sharp.cache(false)
// Only these four loaders, so that no file reaches another one by pretending to be a picture.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/**
 * Makes a picture that is safe to serve from a stranger's file: decoded within limits and encoded anew.
 * @returns undefined for everything but a single picture of the four formats, and for a damaged one or one too large or
 * too slow to decode
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | undefined> {
  const format = pictureFormat(bytes)
  if (format === undefined) return undefined
  try {
    const picture = opened(bytes)
    const { pages = 1, width, height } = await picture.metadata()
    if (pages > 1 || Math.min(width, height) < MIN_EDGE) return undefined
    // On white, because pictures may be drawn for it, and so that the blur does not show through.
    const webp = await encoded(picture.autoOrient().flatten({ background: '#fff' }), LARGEST_WIDTH)
    return { webp, blur: await blurOf(opened(webp)) }
  } catch {
    // The library does not tell kinds of errors apart; a hostile file counts as damaged.
    return undefined
  }
}

/** A narrower version of a picture from encodePhoto. Throws the library's error where it is damaged. */
export async function narrowPhoto(webp: Buffer, width: PictureWidth): Promise<Buffer> {
  return encoded(opened(webp), width)
}

/**
 * Opens a picture for decoding within limits.
 * @param maxPixels false: only to read its header, which is safe at any size
 */
export function opened(bytes: Buffer, maxPixels: number | false = MAX_PIXELS): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
}

async function encoded(picture: Sharp, width: PictureWidth): Promise<Buffer> {
  return picture
    .resize({ width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}
