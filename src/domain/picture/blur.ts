/**
 * What a photo looks like before it is there: 4 × 3 pixels in base64, from the lowest row to the highest, two bytes
 * each
 * (the lower first; blue, green and red from the lowest bit, five bits each). That is what a bitmap file ends with.
 */
export type Blur = string

export const BLUR_WIDTH = 4
export const BLUR_HEIGHT = 3

/** What such a bitmap file begins with: 54 bytes, a multiple of three, so that base64 can be joined to base64. */
const BEGINNING =
  'data:image/bmp;base64,Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** The blurred picture as an address that needs no request; browsers smooth whatever they enlarge. */
export function blurAddress(blur: Blur): string {
  return BEGINNING + blur
}
