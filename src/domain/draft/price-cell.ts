import type { PriceLevel } from '#domain/business/field-values.ts'

/**
 * The upper limits of the levels 1 to 3 in euros per person; everything above is level 4. A range counts as its middle
 * ('€15–20' is 17.50, level 2), an open range ('€50+') as slightly more than its beginning.
 */
export const PRICE_LEVEL_LIMITS_EUROS = [10, 25, 50] as const

/**
 * A price level from signs ('$$', '€€€'), a range ('€15–20', '10–20 €', '$10–20', '€50+', 'über 50 €'), a plain level
 * ('2') or Google's words ('Moderate', 'PRICE_LEVEL_MODERATE').
 * @returns 'none' for the hotel stars that Google shows in the same place ('3 stars', '3-Sterne-Hotel'); undefined when
 * unreadable
 */
export function parsePrice(text: string): PriceLevel | 'none' | undefined {
  const price = text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/^[1-5][- ](?:stars?|sterne?)\b/.test(price)) return 'none'
  const signs = /^([$€£₺])\1{0,3}$/.exec(price)
  if (signs !== null) return levelOf(price.length)
  if (/^[1-4](?:\.0)?$/.test(price)) return levelOf(Number(price))
  return WORDS.get(price.replace(/^price_level_/, '').replaceAll('_', ' ')) ?? levelOfRange(price)
}

const WORDS: ReadonlyMap<string, PriceLevel> = new Map([
  ...(['inexpensive', 'günstig', 'preiswert'] as const).map(word => [word, 1] as const),
  ...(['moderate', 'moderately expensive', 'mittel', 'mittlere preisklasse'] as const).map(
    word => [word, 2] as const,
  ),
  ...(['expensive', 'teuer', 'gehoben', 'gehobene preisklasse'] as const).map(word => [word, 3] as const),
  ...(['very expensive', 'sehr teuer', 'luxus'] as const).map(word => [word, 4] as const),
])

function levelOf(count: number): PriceLevel {
  return count <= 1 ? 1 : count === 2 ? 2 : count === 3 ? 3 : 4
}

const AMOUNT = '(\\d{1,4}(?:[.,]\\d{1,2})?)'
const RANGE = new RegExp(`^${AMOUNT}(?: ?(?:-|bis|to) ?${AMOUNT})?( ?\\+)?$`)

function levelOfRange(price: string): PriceLevel | undefined {
  const bare = price
    .replaceAll(CURRENCY, '')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^ ?(?:über|ab|mehr als|over|more than|from) /, '+')
    .replace(/^ ?(?:unter|bis zu|bis|under|up to) /, '0-')
    .replace(/ (?:und mehr|or more)$/, '+')
    .trim()
  const [, from, to, plus] = RANGE.exec(bare.replace(/^\+ ?/, '')) ?? []
  if (from === undefined) return undefined
  if (to !== undefined) return levelOfEuros((euros(from) + euros(to)) / 2)
  if (bare.startsWith('+') || plus !== undefined) return levelOfEuros(euros(from) + JUST_ABOVE_EUROS)
  // A number without currency or words is no price.
  return bare === price ? undefined : levelOfEuros(euros(from))
}

const CURRENCY = /[$€£₺]|\b(?:eur|euro|usd)\b/g

const JUST_ABOVE_EUROS = 0.01

function euros(amount: string): number {
  return Number(amount.replace(',', '.'))
}

function levelOfEuros(middle: number): PriceLevel {
  return levelOf(PRICE_LEVEL_LIMITS_EUROS.filter(limit => middle > limit).length + 1)
}
