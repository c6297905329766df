/**
 * Normalises a text about opening hours: lower case, '-' for every dash, ':30' for a raised ³⁰, and repaired dashes and
 * umlauts where UTF-8 was read as Mac Roman, Windows-1252 or Latin-1. Line ends stay, other white space becomes single
 * blanks.
 */
export function cleanHoursText(text: string): string {
  return (
    text
      .replaceAll(MOJIBAKE_PATTERN, damaged => MOJIBAKE[damaged] ?? damaged)
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
const MOJIBAKE: Readonly<Record<string, string>> = {
  // Mac Roman: E2 80 xx is '‚Ä' plus one, C2 A0 is '¬†', C3 xx is '√' plus one
  '‚ÄØ': ' ',
  '‚Äâ': ' ',
  '¬†': ' ',
  '‚Äì': '-',
  '‚Äî': '-',
  '‚Äê': '-',
  '‚Äë': '-',
  '‚àí': '-',
  '√§': 'ä',
  '√∂': 'ö',
  '√º': 'ü',
  '√ü': 'ß',
  // Windows-1252
  'â€¯': ' ',
  'â€‰': ' ',
  '\u00c2\u00a0': ' ',
  'â€“': '-',
  'â€”': '-',
  '\u00e2\u20ac\u0090': '-',
  'â€‘': '-',
  'âˆ’': '-',
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  ÃŸ: 'ß',
  // Latin-1, where bytes 80 to 9F are control characters
  '\u00e2\u0080\u00af': ' ',
  '\u00e2\u0080\u0089': ' ',
  '\u00e2\u0080\u0090': '-',
  '\u00e2\u0080\u0091': '-',
  '\u00e2\u0080\u0093': '-',
  '\u00e2\u0080\u0094': '-',
  '\u00e2\u0088\u0092': '-',
  '\u00c3\u009f': 'ß',
}

const MOJIBAKE_PATTERN = new RegExp(Object.keys(MOJIBAKE).join('|'), 'g')
