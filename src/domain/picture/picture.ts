/** Widths in pixels in which the site gives photos away. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** In this one a photo is kept; the others are made from it. */
export const LARGEST_WIDTH: PictureWidth = 1280

/** The path of a photo on our own site, '/img/Zm9vYmFyYmF6cXV4/640/204418'. */
export function picturePath(signature: string, width: PictureWidth, businessId: number): string {
  return `/img/${signature}/${width}/${businessId}`
}

/** A picture that was uploaded for a business. */
export interface OwnPicture {
  readonly id: number
  /** SHA-256 of the file, hex. */
  readonly file: string
  /** What it shows, for those who do not see it; never empty. */
  readonly alt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** More of one business nobody looks at. */
export const MAX_OWN_PICTURES = 12
/** As many come with one correction. */
export const MAX_OFFERED_PICTURES = 3
/** Screen readers read it in one go. */
export const MAX_ALT_LENGTH = 200

const OWN = 'own:'

/** What stands for an uploaded picture among the addresses of photos; no browser sees it. */
export function ownPictureAddress({ file }: Pick<OwnPicture, 'file'>): string {
  return OWN + file
}

/** The file that such an address stands for; undefined for an address of the web. */
export function ownPictureFile(address: string): string | undefined {
  return address.startsWith(OWN) ? address.slice(OWN.length) : undefined
}
