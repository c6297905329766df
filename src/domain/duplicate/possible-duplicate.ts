import { LEGAL_WORDS } from '#domain/business/legal-forms.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { draftKey, nameKey } from './recognition-key.ts'

/** What a listing and an entry of the directory have in common. */
export interface NamedPlace {
  readonly name: string
  /** Street and house number. */
  readonly address: string
  readonly postalCode: string
}

/** From this Dice coefficient of their words on, two names are similar: 'Roth' and 'Bäckerei Roth' have 0.67. */
const ALIKE_FROM = 0.6

/** Shorter words ('am', 'und') are no sign that two businesses at one address are the same. */
const MIN_WORD_LENGTH = 4

/**
 * Whether an entry may be the business that somebody is about to list: a same or similar name, or one word in common at
 * the same address. Both must be in the same town.
 */
export function isPossibleDuplicate(listing: NamedPlace, entry: NamedPlace): boolean {
  const key = nameKey(listing.name)
  if (key === '') return false
  if (key === nameKey(entry.name)) return true
  const own = wordsOf(listing.name)
  const common = wordsOf(entry.name).filter(word => own.includes(word))
  if ((2 * common.length) / (own.length + wordsOf(entry.name).length) >= ALIKE_FROM) return true
  return isSameAddress(listing, entry) && common.some(word => word.length >= MIN_WORD_LENGTH)
}

function isSameAddress(one: NamedPlace, other: NamedPlace): boolean {
  const addressKey = ({ address, postalCode }: NamedPlace) =>
    draftKey({ name: 'x', street: address, postalCode })
  return addressKey(one) !== undefined && addressKey(one) === addressKey(other)
}

function wordsOf(name: string): readonly string[] {
  const words = foldGerman(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter(word => !LEGAL_WORDS.has(word))
}
