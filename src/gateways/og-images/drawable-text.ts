/**
 * The characters that the typeface has (a test draws each of them): Latin with the diacritics of European languages,
 * Turkish and Vietnamese, and punctuation.
 */
export const DRAWABLE_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x17e],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
]

/**
 * A text without characters that the typeface lacks (emoji, Arabic, Chinese, ...), which would be empty boxes. Styled
 * letters ('𝐊𝐎𝐒𝐌𝐄𝐓𝐈𝐊', 'Ｂａｒ') become plain ones.
 * @returns one line, '' when nothing remains
 */
export function drawableText(text: string): string {
  const signs = Array.from(text.toWellFormed().normalize('NFC'), sign =>
    isDrawable(sign) ? sign : plainSigns(sign),
  )
  return signs.join('').replace(/\s+/g, ' ').trim()
}

/** Whether at least half of the letters and digits of a text can be drawn; fewer would not be readable. */
export function isMostlyDrawable(text: string): boolean {
  const all = lettersIn(text.normalize('NFKC'))
  return all > 0 && lettersIn(drawableText(text).normalize('NFKC')) * 2 >= all
}

function isDrawable(sign: string): boolean {
  const point = sign.codePointAt(0) ?? 0
  return DRAWABLE_RANGES.some(([first, last]) => point >= first && point <= last)
}

function plainSigns(sign: string): string {
  if (/\s/u.test(sign)) return ' '
  const plain = Array.from(sign.normalize('NFKC')).filter(isDrawable).join('')
  // A removed character leaves its gap between two words.
  return plain === '' && !/\p{M}|\p{Cf}/u.test(sign) ? ' ' : plain
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
