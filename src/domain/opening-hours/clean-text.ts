/**
 * Normalises a text about opening hours: lower case, '-' for every dash, ':30' for a raised ³⁰, and repaired dashes and
 * umlauts where UTF-8 was read as Mac Roman, Windows-1252 or Latin-1. Line ends stay, other white space becomes single
 * blanks.
 */
export function cleanHoursText(text: string): string {
  return (
    text
      .replaceAll(MOJIBAKE_PATTERN, damaged => MOJIBAKE.get(damaged) ?? damaged)
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}/g, minutes => `:${minutes}`)
      .normalize('NFKC')
      .toLowerCase()
      // Of the Turkish İ: 'i' and a dot above it.
      .replaceAll('\u0307', '')
      .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
      .replaceAll(/[\u2010-\u2015\u2212\ufe58]/g, '-')
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim()
  )
}

/**
 * The right character by its UTF-8 bytes read in another encoding. A known bug of a scraper writes '11‚ÄØAM‚Äì8‚ÄØPM'
 * (Mac Roman); Excel on Windows writes 'â€“'.
 */
const MOJIBAKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ ' ': '\u202f\u2009\u00a0', '-': '–—‐‑−', ä: 'ä', ö: 'ö', ü: 'ü', ß: 'ß' }).flatMap(
    ([right, originals]) =>
      [...originals].flatMap(original => damagedForms(original).map(damaged => [damaged, right] as const)),
  ),
)

function damagedForms(character: string): readonly string[] {
  const bytes = new TextEncoder().encode(character)
  const decoded = ['macintosh', 'windows-1252'].map(encoding => new TextDecoder(encoding).decode(bytes))
  // Latin-1, where bytes 80 to 9F are control characters.
  return [...decoded, String.fromCharCode(...bytes)]
}

const MOJIBAKE_PATTERN = new RegExp([...MOJIBAKE.keys()].join('|'), 'g')
