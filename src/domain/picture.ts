/** Widths in pixels in which the site gives photos away. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** In this one a photo is kept; the others are made from it. */
export const LARGEST_WIDTH: PictureWidth = 1280

/**
 * What a photo looks like before it is there: its mean colour, red, green and blue as 0 (dark), 1 or 2 (bright) each,
 * '210'. A class of the stylesheet (styles/tints.css), because pages carry no inline styles.
 */
export type Tint = string

/** The path of a photo on our own site, '/img/Zm9vYmFyYmF6cXV4/640/204418'. */
export function picturePath(signature: string, width: PictureWidth, businessId: number): string {
  return `/img/${signature}/${width}/${businessId}`
}
