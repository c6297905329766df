import { parseDecimal } from '#domain/text/number-value.ts'

/**
 * An average rating: '4.6', '4,6', '4.600000', '4,6 von 5', rounded to one decimal.
 * @returns 'none' for 0, which exporters write where nobody has rated; undefined when unreadable;
 * a value outside 1 to 5 comes back as it is, for the caller to refuse
 */
export function parseRating(text: string): number | 'none' | undefined {
  const value = parseDecimal(text.replace(/\s?(?:\/|von|out of)\s?5(?:[.,]0)?$/i, ''))
  if (value === undefined) return undefined
  return value === 0 ? 'none' : Math.round(value * 10) / 10
}

/** Whether Google could have shown this rating. */
export function isPossibleRating(rating: number): boolean {
  return rating >= 1 && rating <= 5
}
