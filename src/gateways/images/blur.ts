import sharp, { type Sharp } from 'sharp'
import { BLUR_HEIGHT, BLUR_WIDTH, type Blur } from '#domain/picture/blur.ts'

/** Lists show the middle of a photo, four to three (styles/entries.css), and so does its blur. */
const STEP = 16

/** Reduces a picture to the few pixels that are shown until it is loaded. Throws the library's error. */
export async function blurOf(picture: Sharp): Promise<Blur> {
  // In two steps: cropped at a scale of four by three pixels, the crop could be wrong by half a pixel.
  const { data, info } = await picture
    .resize(BLUR_WIDTH * STEP, BLUR_HEIGHT * STEP, { fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .resize(BLUR_WIDTH, BLUR_HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Buffer.alloc(BLUR_WIDTH * BLUR_HEIGHT * 2)
  for (let row = 0; row < BLUR_HEIGHT; row++) {
    for (let column = 0; column < BLUR_WIDTH; column++) {
      const from = ((BLUR_HEIGHT - 1 - row) * BLUR_WIDTH + column) * 3
      const [red = 0, green = 0, blue = 0] = [...pixels.subarray(from, from + 3)].map(fiveBits)
      bits.writeUInt16LE((red << 10) | (green << 5) | blue, (row * BLUR_WIDTH + column) * 2)
    }
  }
  return bits.toString('base64')
}

function fiveBits(value: number): number {
  return Math.round((value * 31) / 255)
}
