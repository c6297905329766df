import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Range } from 'subset-font'

/** Which letters, weights and widths each file of the typeface has. */
const STYLES = new URL('../../src/web/styles/fonts.css', import.meta.url)
/** The published files: Latin-1 with punctuation, and what other languages have beyond it. */
const SOURCE = '@fontsource-variable/radio-canada/files/radio-canada-'
const LATIN = 'latin-wdth-normal.woff2'
const EXTENDED = 'latin-ext-wdth-normal.woff2'

/**
 * What the site's texts need of the typeface's features: kerning, digits of one width, ligatures and forms of a language.
 * Fractions and their glyphs would be a tenth of the first file.
 */
const FEATURES = ['kern', 'tnum', 'calt', 'liga', 'locl'] as const

interface Face {
  /** As the stylesheet names it, e.g. './fonts/radio-canada-latin.woff2'. */
  readonly file: string
  readonly weight: Range
  /** In percent. */
  readonly width: Range
  readonly letters: string
}

/**
 * The files of the typeface that fonts.css names, cut from the published ones (OFL-1.1): what German and English need in
 * weights from 400 takes 14 kB instead of 43.
 * @returns contents by address
 */
export async function compileFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { file, weight, width, letters } of siteFaces()) {
    const source = isLatin(letters) ? LATIN : EXTENDED
    const published = readFileSync(fileURLToPath(import.meta.resolve(SOURCE + source)))
    const cut = await subsetFont(published, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      // It names styles in the menus of other programs.
      dropTables: ['STAT'],
      variationAxes: { wght: weight, wdth: width },
    })
    files.set(new URL(file, STYLES).href, cut)
  }
  return files
}

/** The faces of the site's stylesheet that have a file. */
export function siteFaces(): readonly Face[] {
  const css = readFileSync(STYLES, 'utf8')
  return [...css.matchAll(/@font-face \{([^}]*url\("([^"]+)"\)[^}]*)\}/g)].map(
    ([, face = '', file = '']) => ({
      file,
      weight: range(face, 'font-weight'),
      width: range(face, 'font-stretch'),
      letters: lettersIn(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''),
    }),
  )
}

/** '400 700' or '87%' */
function range(face: string, property: string): Range {
  const [, from, to = from] = new RegExp(`${property}: (\\d+)%?(?: (\\d+)%?)?;`).exec(face) ?? []
  if (from === undefined) throw new Error(`a face has no ${property}`)
  return { min: Number(from), max: Number(to) }
}

/** Which of the published files has these letters. */
export function isLatin(letters: string): boolean {
  return letters.charCodeAt(0) < 0x100
}

/** @param ranges 'U+0020-00FF, U+0131' */
export function lettersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset))
    })
    .join('')
}

if (import.meta.main) for (const [url, font] of await compileFonts()) writeFileSync(new URL(url), font)
