/** A number with a point or a decimal comma ('4.600000', '4,6', '-8'), or undefined. */
export function parseDecimal(text: string): number | undefined {
  return /^[+-]?\d{1,15}(?:[.,]\d{1,30})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/**
 * How many of something: '124', '10.0' (pandas), '0.000000', and with thousands as either language groups them,
 * '1.234', '1,234', '1 234'. Three digits behind a single point are thousands, as nobody counts in fractions.
 * @returns a whole number up to 999,999,999, or undefined
 */
export function parseCount(text: string): number | undefined {
  if (/^\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,2}$/.test(text)) return Number(text.replace(/\D/g, ''))
  const whole = /^(\d{1,9})(?:[.,]0{1,9})?$/.exec(text)?.[1]
  return whole === undefined ? undefined : Number(whole)
}
