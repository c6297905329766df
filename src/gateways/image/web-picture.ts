import sharp, { type Sharp } from 'sharp'
import { LARGEST_WIDTH, type PictureWidth, type Tint } from '#domain/picture.ts'
import { pictureFormat } from './picture-format.ts'

export interface WebPicture {
  /** At most LARGEST_WIDTH wide, upright, without metadata. */
  readonly webp: Buffer
  readonly tint: Tint
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
export async function webPicture(bytes: Buffer): Promise<WebPicture | undefined> {
  const format = pictureFormat(bytes)
  if (format === undefined) return undefined
  try {
    const picture = opened(bytes)
    const { pages = 1, width, height } = await picture.metadata()
    if (pages > 1 || Math.min(width, height) < MIN_EDGE) return undefined
    const webp = await encoded(picture.autoOrient(), LARGEST_WIDTH)
    return { webp, tint: await tintOf(webp) }
  } catch {
    // The library tells no kinds of errors apart; a hostile file is answered like a broken one.
    return undefined
  }
}

/** A smaller one of a picture that webPicture made. Throws the library's error where it is damaged. */
export async function narrower(webp: Buffer, width: PictureWidth): Promise<Buffer> {
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

async function tintOf(webp: Buffer): Promise<Tint> {
  const mean = await opened(webp)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = mean
  return [red, green, blue].map(value => Math.floor((value * 3) / 256)).join('')
}
