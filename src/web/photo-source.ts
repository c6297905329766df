/** Host and folder of the demonstration's own pictures, which the site serves itself. */
const DEMONSTRATION = /^https:\/\/umkreis\.example\/vorfuehrung\/([\w-]{1,80})\.svg$/
/** A photo on our own site (domain/picture.ts), in its largest width, with its tint where that is known. */
const OWN = /^(\/img\/[\w-]{16}\/)1280(\/\d+)(?:#([0-2]{3}))?$/

export interface PhotoSource {
  /** The largest there is. */
  readonly large: string
  /** For lists, in which a photo is some 10 to 20 rem wide. */
  readonly small: string
  /** The same for sharp screens, '… 2x'; undefined for drawings, which have every size. */
  readonly sharp: string | undefined
  /** Every width, '… 160w, … 320w'; undefined for drawings. */
  readonly widths: string | undefined
  /** Classes of the frame around it, which carries its mean colour until it is there. */
  readonly frame: string
}

/**
 * Where the page may load a photo from.
 * @param url a photo's address as the public calls give it
 * @returns addresses on our own site, or null for a foreign one: no visitor's browser contacts a third party
 */
export function photoSource(url: string | null | undefined): PhotoSource | null {
  const [, seed] = DEMONSTRATION.exec(url ?? '') ?? []
  if (seed !== undefined) {
    const drawing = `/vorfuehrung/${seed}.svg`
    return { large: drawing, small: drawing, sharp: undefined, widths: undefined, frame: 'pic photo' }
  }
  const [, before, after, tint] = OWN.exec(url ?? '') ?? []
  if (before === undefined) return null
  const at = (width: number) => `${before}${width}${after}`
  return {
    large: at(1280),
    small: at(320),
    sharp: `${at(640)} 2x`,
    widths: [160, 320, 640, 1280].map(width => `${at(width)} ${width}w`).join(),
    frame: tint === undefined ? 'pic photo' : `pic photo t${tint}`,
  }
}
