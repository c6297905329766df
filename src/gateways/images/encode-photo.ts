import sharp, { type Sharp } from 'sharp'
import type { Blur } from '#domain/picture/blur.ts'
import { LARGEST_WIDTH, type PictureWidth } from '#domain/picture/picture.ts'
import { blurOf } from './blur.ts'
import { pictureFormat } from './picture-format.ts'

export interface EncodedPhoto {
  /** At most LARGEST_WIDTH wide, upright, without metadata and without holes. */
  readonly webp: Buffer
  readonly blur: Blur
}

/** A camera's picture has 50 million at most; more is a bomb. */
export const MAX_PIXELS = 50_000_000
/** Smaller ones count visitors or are signs, no photos. */
export const MIN_EDGE = 40
/** Taller ones are cut by no page, but would be as heavy as ten photos. */
const MAX_HEIGHT_PER_WIDTH = 2
export const TIMEOUT_SECONDS = 10
const QUALITY = 78

// Two pictures at once use two threads; keeping decoded ones would only cost memory.
sharp.concurrency(1)
sharp.cache(false)
// Whatever else the library could open stays shut, also when a file pretends to be one of these.
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
 * Makes of a stranger's file a picture that is safe to give away: decoded within limits and encoded anew.
 * @returns undefined for whatever is no single picture of the four kinds, damaged, too large or too slow to decode
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | undefined> {
  const format = pictureFormat(bytes)
  if (format === undefined) return undefined
  try {
    const picture = opened(bytes)
    const { pages = 1, width, height } = await picture.metadata()
    if (pages > 1 || Math.min(width, height) < MIN_EDGE) return undefined
    // What was drawn for white paper stays readable in the dark, and the blur never shines through.
    const webp = await encoded(picture.autoOrient().flatten({ background: '#fff' }), LARGEST_WIDTH)
    return { webp, blur: await blurOf(opened(webp)) }
  } catch {
    // The library tells no kinds of errors apart; a hostile file is answered like a broken one.
    return undefined
  }
}

/** A smaller one of a picture that webPicture made. Throws the library's error where it is damaged. */
export async function narrowPhoto(webp: Buffer, width: PictureWidth): Promise<Buffer> {
  return encoded(opened(webp), width)
}

/**
 * Opens a picture for decoding within limits.
 * @param maxPixels false: to read its header alone, which is safe at any size
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
