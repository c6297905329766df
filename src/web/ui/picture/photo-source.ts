import { blurAddress } from '#domain/picture/blur.ts'

/** A drawing of the demo data. */
const DEMO_PICTURE = /^\/demo\/[\w-]{1,80}\.svg$/
/**
 * A photo on our own site (domain/picture/picture.ts), in its largest width, with its blur (domain/picture/blur.ts)
 * where that is known.
 */
const OWN = /^(\/img\/[\w-]{16}\/)1280(\/\d+)(?:#(.{32}))?$/

export interface PhotoSource {
  /** The largest there is. */
  readonly large: string
  /** For lists, in which a photo is some 10 to 20 rem wide. */
  readonly small: string
  /** The same for sharp screens, '… 2x'; undefined for drawings, which have every size. */
  readonly sharp: string | undefined
  /** Every width, '… 160w, … 320w'; undefined for drawings. */
  readonly widths: string | undefined
  /** The blurred preview behind it until it is loaded; undefined where there is none yet. */
  readonly blur: string | undefined
}

/**
 * Where the page may load a photo from.
 * @param url a photo's address as the public routes answer it
 * @returns addresses on our own site, or null for a foreign one: no visitor's browser contacts a third party
 */
export function photoSource(url: string | null | undefined): PhotoSource | null {
  const [drawing] = DEMO_PICTURE.exec(url ?? '') ?? []
  if (drawing !== undefined)
    return { large: drawing, small: drawing, sharp: undefined, widths: undefined, blur: undefined }
  const [, before, after, blur] = OWN.exec(url ?? '') ?? []
  if (before === undefined) return null
  const at = (width: number) => `${before}${width}${after}`
  return {
    large: at(1280),
    small: at(320),
    sharp: `${at(640)} 2x`,
    widths: [160, 320, 640, 1280].map(width => `${at(width)} ${width}w`).join(),
    blur: blur && blurAddress(blur),
  }
}
