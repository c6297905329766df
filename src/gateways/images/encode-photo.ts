import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Blur } from '#domain/picture/blur.ts'
import { LARGEST_WIDTH, type PictureWidth } from '#domain/picture/picture.ts'
import { blurOf } from './blur.ts'
import { type PictureFormat, pictureFormat } from './picture-format.ts'

export interface EncodedPhoto {
  /** At most LARGEST_WIDTH wide, upright, without metadata and transparency. */
  readonly webp: Buffer
  readonly blur: Blur
}

/**
 * Pixels of a picture that is decoded, in millions. Cameras have 50 at most. A decoder may need a whole picture in
 * memory, AVIF several of them: with these limits the worst pictures of each format take 240 (JPEG, progressive), 400
 * (PNG, interlaced, 16 bits), 120 (WebP) and 390 MB (AVIF, 12 bits).
 */
export const MAX_MEGAPIXELS: Readonly<Record<PictureFormat, number>> = {
  jpeg: 50,
  png: 32,
  webp: 50,
  avif: 12,
}
/** Smaller ones are tracking pixels or icons. */
export const MIN_EDGE = 40
/** Taller ones would be as large as ten photos, and no page crops them. */
const MAX_HEIGHT_PER_WIDTH = 2
export const TIMEOUT_SECONDS = 10
const QUALITY = 78

// A process decodes one picture at a time. A cache of decoded pictures would only cost memory.
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
    const { pages = 1, width, height } = await headerOf(bytes)
    if (pages > 1 || Math.min(width, height) < MIN_EDGE) return undefined
    if (width * height > maxPixels(format)) return undefined
    const picture = opened(bytes, format)
    // On white, because pictures may be drawn for it, and so that the blur does not show through.
    const webp = await encoded(picture.autoOrient().flatten({ background: '#fff' }), LARGEST_WIDTH)
    return { webp, blur: await blurOf(opened(webp, 'webp')) }
  } catch {
    // The library does not tell kinds of errors apart; a hostile file counts as damaged.
    return undefined
  }
}

/** A narrower version of a picture from encodePhoto. Throws the library's error where it is damaged. */
export async function narrowPhoto(webp: Buffer, width: PictureWidth): Promise<Buffer> {
  return encoded(opened(webp, 'webp'), width)
}

/** The size and the number of frames of a picture, by its header alone. Throws the library's error. */
export async function headerOf(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
}

export function maxPixels(format: PictureFormat): number {
  return MAX_MEGAPIXELS[format] * 1_000_000
}

/** Opens a picture for decoding within limits. */
export function opened(bytes: Buffer, format: PictureFormat): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels(format), failOn: 'error', sequentialRead: true })
}

async function encoded(picture: Sharp, width: PictureWidth): Promise<Buffer> {
  return picture
    .resize({ width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}
