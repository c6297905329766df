import { fold, foldGerman } from '#domain/text/folding.ts'
import { idOfBusinessNumber } from './business.ts'

/** What of a business the administrator's search looks through. */
export interface SearchedParts {
  readonly name: string
  readonly fullAddress: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string
  readonly placeId: string | null
  /** E.164. */
  readonly phone: string | null
}

/** A search of the administrator, ready to be compared. */
export interface OverviewSearch {
  /** Every word must occur somewhere; each in the spellings that count as the same. */
  readonly words: readonly (readonly string[])[]
  /** The digits, where the search may be a telephone number. */
  readonly digits: string | null
  /** The id, where it is a business number ('UK-204418'). */
  readonly id: number | null
}

/**
 * The text that a search is looked up in: folded, with umlauts both as one letter and as two, and the telephone
 * number's digits as dialled at home and from abroad. Blanks divide its parts, which no word of a search contains.
 */
export function overviewText(parts: SearchedParts): string {
  const { name, fullAddress, street, postalCode, city, placeId, phone } = parts
  const address = fullAddress ?? ''
  const rest = [street, postalCode, city].filter(part => part !== null && !address.includes(part))
  const words = [name, address, ...rest].join(' ')
  const folded = foldedForms(words)
  const said = [...folded, placeId?.toLowerCase(), phone === null ? undefined : dialled(phone)]
  return said.filter(part => part !== undefined).join(' ')
}

/** Reads what the administrator typed; nothing to look for matches everything. */
export function readOverviewSearch(text: string): OverviewSearch {
  const words = text.split(/\s+/).filter(word => word !== '')
  const digits = digitsOf(text)
  return {
    words: words.map(foldedForms),
    // Found as a word anyway, and every comparison is made for each business.
    digits: digits === text ? null : digits,
    id: idOfBusinessNumber(text) ?? null,
  }
}

/**
 * Whether a business is meant: by its business number, by its telephone number, or because every word occurs in it.
 * @param text from `overviewText`
 */
export function isMeant({ words, digits, id }: OverviewSearch, businessId: number, text: string): boolean {
  if (businessId === id || (digits !== null && text.includes(digits))) return true
  for (const forms of words) if (!forms.some(form => text.includes(form))) return false
  return true
}

/** Shorter ones are house numbers. */
const MIN_DIGITS = 4

const PHONE_SIGNS = /^[\d\s()/+.\-–]+$/

/** '(0221) 471-0318', '+49 (0)221/4710318' and '0049 221 4710318' as the digits of `dialled`. */
function digitsOf(text: string): string | null {
  if (!PHONE_SIGNS.test(text)) return null
  const digits = text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
  return digits.length < MIN_DIGITS ? null : digits
}

const GERMANY = '+49'

function dialled(phone: string): string {
  const digits = phone.slice(1)
  return phone.startsWith(GERMANY) ? `${digits} 0${phone.slice(GERMANY.length)}` : digits
}

function foldedForms(text: string): readonly string[] {
  const short = fold(text)
  const long = foldGerman(text)
  return short === long ? [short] : [short, long]
}
