import { isTelling, wordsOf } from './name-words.ts'
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
  return isSameAddress(listing, entry) && common.some(isTelling)
}

function isSameAddress(one: NamedPlace, other: NamedPlace): boolean {
  const addressKey = ({ address, postalCode }: NamedPlace) =>
    draftKey({ name: 'x', street: address, postalCode })
  return addressKey(one) !== undefined && addressKey(one) === addressKey(other)
}
