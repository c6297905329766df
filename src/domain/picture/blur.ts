/**
 * A preview of a photo: 4 × 3 pixels in base64, from the lowest row to the highest, two bytes each (the lower byte
 * first; blue, green and red from the lowest bit, five bits each). This is the end of a bitmap file.
 */
export type Blur = string

export const BLUR_WIDTH = 4
export const BLUR_HEIGHT = 3

/** The beginning of such a bitmap file: 54 bytes, a multiple of three, so that base64 can be joined. */
const BEGINNING =
  'data:image/bmp;base64,Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** The preview as a data address. Browsers blur it when they enlarge it. */
export function blurAddress(blur: Blur): string {
  return BEGINNING + blur
}
