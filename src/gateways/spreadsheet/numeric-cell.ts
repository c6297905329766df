import { numberText } from './number-text.ts'
import { serialDateText } from './serial-date.ts'

/** How a numeric cell is shown, as far as it matters for reading: as a date, a time, or padded with zeros. */
export interface NumberFormat {
  readonly hasDate: boolean
  readonly hasTime: boolean
  /** Digits to pad a whole number to, e.g. 5 for the format 00000 that postal codes are often given. */
  readonly zeros: number
}

const GENERAL: NumberFormat = { hasDate: false, hasTime: false, zeros: 0 }

/** Formats that every workbook has without naming them (ECMA-376 part 1, 18.8.30; 27-36 and 50-58 are East Asian dates). */
const BUILT_IN: readonly [from: number, to: number, format: NumberFormat][] = [
  [14, 17, { hasDate: true, hasTime: false, zeros: 0 }],
  [18, 21, { hasDate: false, hasTime: true, zeros: 0 }],
  [22, 22, { hasDate: true, hasTime: true, zeros: 0 }],
  [27, 36, { hasDate: true, hasTime: false, zeros: 0 }],
  [45, 47, { hasDate: false, hasTime: true, zeros: 0 }],
  [50, 58, { hasDate: true, hasTime: false, zeros: 0 }],
]

/**
 * The format of a number format id.
 * @param code the format code of an id that the workbook defines itself, e.g. 'dd.mm.yyyy'
 */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return formatOfCode(code)
  return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? GENERAL
}

function formatOfCode(code: string): NumberFormat {
  const positive = (code.length > 1000 ? '' : code).split(';', 1)[0] ?? ''
  if (/^0{2,20}$/.test(positive)) return { hasDate: false, hasTime: false, zeros: positive.length }
  // Literal text ("Uhr"), escaped characters and [Red] or [$-407] say nothing; [h] and [mm] are elapsed times.
  const bare = positive
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general|am\/pm|a\/p/gi, '')
    .toLowerCase()
  const hasTime = /[hs]|\[m/.test(bare)
  return { hasDate: /[yd]/.test(bare) || (!hasTime && bare.includes('m')), hasTime, zeros: 0 }
}

/**
 * Writes a numeric cell in its format.
 * @param raw the number as stored
 * @param is1904 whether the workbook counts days from 1904, as old Macintosh files do
 */
export function formattedNumber(raw: string, format: NumberFormat | undefined, is1904: boolean): string {
  if (format === undefined || format === GENERAL) return numberText(raw)
  if (format.hasDate || format.hasTime) {
    const date = serialDateText(Number(raw), { hasDate: format.hasDate, hasTime: format.hasTime, is1904 })
    return date ?? numberText(raw)
  }
  const text = numberText(raw)
  return /^\d+$/.test(text) ? text.padStart(format.zeros, '0') : text
}
