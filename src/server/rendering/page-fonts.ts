/** A file of the site's typeface that has some letters only, so that a page fetches those that it shows. */
export interface FontFile {
  /** '/assets/radio-canada-latin-BX2U4jNc.woff2' */
  readonly path: string
  readonly letters: RegExp
}

/** What the first screen shows lies within this many characters of a page's markup; a fifth entry of a list does. */
const FIRST_SCREEN = 12_000

/**
 * The font files that a stylesheet names. Those that a slow line does without (`font-display: optional`) are left out.
 * @param css as the build has it, in one line: '@font-face{font-family:Radio Canada;src:url(/assets/…)…}'
 */
export function fontFiles(css: string): readonly FontFile[] {
  return [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([face]) => {
    const [, path] = /src:url\(([^)]+)\)/.exec(face) ?? []
    const [, ranges] = /unicode-range:([^;}]+)/.exec(face) ?? []
    if (path === undefined || ranges === undefined || face.includes('font-display:optional')) return []
    return [{ path, letters: new RegExp(`[${ranges.split(',').map(classRange).join('')}]`) }]
  })
}

/**
 * The files with the letters of a page's first screen: without being named in the head they would be asked for once the
 * stylesheet is there, and change words that are read already.
 * @param html the page's markup, whose tags and attributes count as shown
 */
export function fontsOf(html: string, files: readonly FontFile[]): readonly string[] {
  const shown = html.slice(0, FIRST_SCREEN)
  return files.flatMap(({ path, letters }) => (letters.test(shown) ? [path] : []))
}

/** 'U+104-107', 'U+130' or, for all that begin so, 'U+12?' -> a part of a class of a regular expression */
function classRange(range: string): string {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-')
  return `\\u${hex(from.replaceAll('?', '0'))}-\\u${hex(to.replaceAll('?', 'f'))}`
}

function hex(code: string): string {
  return code.padStart(4, '0')
}
