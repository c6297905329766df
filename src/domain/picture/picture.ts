import type { FormFields } from '#domain/form/form-fields.ts'
/** Widths in pixels in which the site serves photos. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Photos are stored in this width; the others are made from it. */
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
  /** Alternative text; never empty. */
  readonly alt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Own pictures of a business. */
export const MAX_OWN_PICTURES = 12
/** Pictures that may be sent with a submission. */
export const MAX_OFFERED_PICTURES = { correction: 3, listing: 5 } as const
/** A photo of a good camera as JPEG; what is larger has not been saved for the web. */
export const MAX_PICTURE_MEGABYTES = 10
/** In characters; screen readers read it without a pause. */
export const MAX_ALT_LENGTH = 200

/** What is said of a picture that is sent. */
export const PICTURE_FORM = { alt: { kind: 'long', limit: MAX_ALT_LENGTH } } as const satisfies FormFields

const OWN = 'own:'

/** The address of an uploaded picture among the addresses of photos. Browsers never get it. */
export function ownPictureAddress({ file }: Pick<OwnPicture, 'file'>): string {
  return OWN + file
}

/** The file of such an address; undefined for a web address. */
export function ownPictureFile(address: string): string | undefined {
  return address.startsWith(OWN) ? address.slice(OWN.length) : undefined
}

/** Whether a file is too large to be uploaded as a picture. @param size in bytes */
export function isTooLargePicture({ size }: { readonly size: number }): boolean {
  return size > MAX_PICTURE_MEGABYTES * 1024 * 1024
}
