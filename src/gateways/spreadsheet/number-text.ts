/** Excel keeps 15 significant digits; what a double adds beyond them is noise (0.30000000000000004). */
const SIGNIFICANT_DIGITS = 15
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/**
 * Writes a numeric cell as people read it: no exponent, no trailing zeros, no noise of the binary form.
 * Whole numbers keep every digit that the file carries, because some writers store 19-digit ids as numbers.
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

/** @param point where the decimal point stands in the digits; may lie outside of them */
function shiftPoint(digits: string, point: number): string {
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = point <= 0 ? 1 : point
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const fraction = padded.slice(at).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
