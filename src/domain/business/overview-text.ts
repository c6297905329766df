import { fold, foldGerman } from '#domain/text/folding.ts'
import { idOfBusinessNumber } from './business.ts'
import { type FieldFacts, type FieldWith, fieldsWith } from './fields.ts'

/** What the administrator's search looks through. */
export type SearchedParts = Pick<
  FieldFacts,
  | 'name'
  | 'fullAddress'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'placeId'
  | 'website'
  | FieldWith<{ kind: 'phone' | 'email' }>
>

/** A search of the administrator, prepared for comparing. */
export interface OverviewSearch {
  /** Every word, and every phrase in quotation marks, must occur in one of its spellings. */
  readonly words: readonly (readonly string[])[]
  /** The digits, if the search may be a phone number. */
  readonly digits: string | null
  /** The id, if the search is a business number ('UK-204418'). */
  readonly id: number | null
}

/**
 * The text that a search is compared with: folded, with umlauts both as one letter and as two, with the host of the website
 * and the digits of the phone number as dialled in Germany and from abroad. Its parts are separated by blanks. It has no
 * line breaks.
 */
export function overviewText(parts: SearchedParts): string {
  const { name, fullAddress, street, postalCode, city, placeId, website } = parts
  const address = fullAddress ?? ''
  const rest = [street, postalCode, city].filter(part => part !== null && !address.includes(part))
  const folded = foldedForms([name, address, ...rest].join(' '))
  const host = website === null ? undefined : hostOf(website)
  const phones = PHONES.map(field => parts[field] ?? undefined)
  const emails = EMAILS.map(field => parts[field]?.toLowerCase())
  const all = [
    ...folded,
    placeId?.toLowerCase(),
    ...phones.map(phone => phone && dialled(phone)),
    host,
    ...emails,
  ]
  const text = all.filter(part => part !== undefined).join(' ')
  return text.includes('\n') ? text.replaceAll('\n', ' ') : text
}

/** Prepares a typed search. Without words it matches everything. */
export function readOverviewSearch(text: string): OverviewSearch {
  const words = wordsOf(text)
  const digits = digitsOf(text)
  return {
    words: words.map(word => foldedForms(isWebAddress(word) ? hostOf(word) : word)),
    // Such digits are found as a word already. Every comparison is made for each business, so one less matters.
    digits: digits === text ? null : digits,
    id: idOfBusinessNumber(text) ?? null,
  }
}

/**
 * Whether a search finds a business: by its business number, by its phone number, or because every word occurs.
 * @param text from `overviewText`
 */
export function isMeant({ words, digits, id }: OverviewSearch, businessId: number, text: string): boolean {
  if (businessId === id || (digits !== null && text.includes(digits))) return true
  for (const forms of words) if (!forms.some(form => text.includes(form))) return false
  return true
}

const PHONES = fieldsWith({ kind: 'phone' })
const EMAILS = fieldsWith({ kind: 'email' })

/** 'Roth "Am  Markt"' -> 'Roth', 'Am Markt' */
function wordsOf(text: string): readonly string[] {
  const parts = text.split(/["„“”]/)
  const words = parts.flatMap((part, at) => {
    const ofPart = part.trim().split(/\s+/)
    const isQuoted = at % 2 === 1 && at < parts.length - 1
    return isQuoted ? [ofPart.join(' ')] : ofPart
  })
  return words.filter(word => word !== '')
}

/** Shorter numbers are house numbers. */
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

const SCHEME = /^https?:\/\//i

function isWebAddress(word: string): boolean {
  return SCHEME.test(word)
}

/** 'https://www.Bäckerei-Roth.de/kontakt' -> 'www.backerei-roth.de' */
function hostOf(website: string): string {
  const rest = website.replace(SCHEME, '')
  const end = rest.search(/[/?#]/)
  return fold(end === -1 ? rest : rest.slice(0, end))
}

function foldedForms(text: string): readonly string[] {
  const short = fold(text)
  const long = foldGerman(text)
  return short === long ? [short] : [short, long]
}
