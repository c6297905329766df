/** The format of a numeric cell, as far as it matters here: a date, a time, or padded with zeros. */
export interface NumberFormat {
  readonly hasDate: boolean
  readonly hasTime: boolean
  /** Digits to pad a whole number to, e.g. 5 for the format 00000 that postal codes are often given. */
  readonly zeros: number
}

const GENERAL: NumberFormat = { hasDate: false, hasTime: false, zeros: 0 }

/**
 * Formats that every workbook has without defining them (ECMA-376 part 1, 18.8.30; 27-36 and 50-58 are East Asian
 * dates).
 */
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

/**
 * A numeric cell in its format.
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

/** Excel keeps 15 significant digits; what a double adds beyond them is noise (0.30000000000000004). */
const SIGNIFICANT_DIGITS = 15
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/**
 * A number for people: no exponent, no trailing zeros, no noise of the binary form.
 * Whole numbers keep every digit of the file, because some writers store 19-digit ids as numbers.
 * @param raw as stored, e.g. '1067', '4.5', '1067.0', '8.96E+18', '16.453647399999998'
 * @returns '1067', '4.5', '1067', '8960000000000000000', '16.4536474'; the text itself when it is no number
 */
export function numberText(raw: string): string {
  const text = raw.trim()
  if (/^[1-9]\d*$/.test(text) || text === '0') return text
  const match = NUMBER.exec(text)
  if (match === null) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return text
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  const isWhole = /^0*$/.test(digits.slice(Math.max(0, point)))
  if (!isWhole && digits.replace(/^0+/, '').length > SIGNIFICANT_DIGITS) {
    const rounded = String(Number(Number(text).toPrecision(SIGNIFICANT_DIGITS)))
    return rounded === text ? text : numberText(rounded)
  }
  const plain = shiftPoint(digits, point)
  return sign === '-' && plain !== '0' ? `-${plain}` : plain
}

const DAY_SECONDS = 86_400
/**
 * Days from Excel's day 0 to 1970-01-01; in the 1900 system for days after 29 February 1900, which Excel has and the
 * calendar has not.
 */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** 9999-12-31, the last day that Excel knows. */
const LAST_DAY = 2_958_465

/**
 * A spreadsheet's day count as ISO text: '2026-11-21', '2026-11-21T09:30:00', or '09:30' for a mere time.
 * @param serial days, with the time of day as their fraction
 * @returns null when the number is no day that a spreadsheet can show
 */
export function serialDateText(
  serial: number,
  { hasDate, hasTime, is1904 }: { hasDate: boolean; hasTime: boolean; is1904: boolean },
): string | null {
  if (!(serial >= 0 && serial <= LAST_DAY)) return null
  const seconds = Math.round(serial * DAY_SECONDS)
  const day = Math.floor(seconds / DAY_SECONDS)
  const time = timeText(seconds - day * DAY_SECONDS)
  if (!hasDate || (day === 0 && !is1904)) return hasTime && day === 0 ? time.replace(/:00$/, '') : null
  const isBeforePhantomDay = !is1904 && day < 61
  const epochDay = day - (is1904 ? EPOCH_1904 : EPOCH_1900) + (isBeforePhantomDay ? 1 : 0)
  const date = new Date(epochDay * DAY_SECONDS * 1000).toISOString().slice(0, 10)
  return hasTime && time !== '00:00:00' ? `${date}T${time}` : date
}

function formatOfCode(code: string): NumberFormat {
  const positive = (code.length > 1000 ? '' : code).split(';', 1)[0] ?? ''
  if (/^0{2,20}$/.test(positive)) return { hasDate: false, hasTime: false, zeros: positive.length }
  // Literal text ("Uhr"), escaped characters and [Red] or [$-407] are removed; [h] and [mm] are elapsed times.
  const bare = positive
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general|am\/pm|a\/p/gi, '')
    .toLowerCase()
  const hasTime = /[hs]|\[m/.test(bare)
  return { hasDate: /[yd]/.test(bare) || (!hasTime && bare.includes('m')), hasTime, zeros: 0 }
}

/** @param point the position of the decimal point in the digits; may be outside of them */
function shiftPoint(digits: string, point: number): string {
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = point <= 0 ? 1 : point
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const fraction = padded.slice(at).replace(/(?<!0)0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
