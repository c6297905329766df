import { parsePhone } from '#domain/draft/phone-cell.ts'
import { isPossibleDuplicate, type NamedPlace } from '#domain/duplicate/possible-duplicate.ts'
import { recognitionKey } from '#domain/duplicate/recognition-key.ts'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { businessesMatching } from '#store/businesses/businesses.ts'
import type { StoreDeps } from '#store/store.ts'

/** How many hits are compared; those further down are similar by accident. */
const COMPARED = 20

/**
 * The businesses that a listing may be about: the one that an import would match, those of the same name or address in
 * its town, and those with its telephone number. Finds what it can for a listing with faults.
 * @returns their ids, the surest first
 */
export async function findSimilarBusinesses(
  { store, index, now }: StoreDeps & { readonly index: DirectoryIndex },
  listing: ListingInput,
): Promise<readonly number[]> {
  const { name, address, postalCode, city, phone } = listing
  const key = recognitionKey({ name, postalCode: postalCode.trim(), street: address, city })
  const same =
    key === undefined
      ? []
      : await businessesMatching(store.db, { placeIds: [], googleIds: [], cids: [], matchKeys: [key] })
  const search = (query: Pick<SearchQuery, 'text' | 'location'>) =>
    index.search({ ...query, limit: COMPARED, offset: 0 }, now()).businesses
  const place: NamedPlace = { name, address, postalCode }
  const named = search({ text: name, location: city }).filter(card => isPossibleDuplicate(place, card))
  const number = parsePhone(phone)
  const called =
    number === undefined
      ? []
      : search({ text: number }).filter(card => card.phone !== null && parsePhone(card.phone) === number)
  return [
    ...new Set([
      ...same.map(({ business }) => business.id),
      ...named.map(card => card.id),
      ...called.map(card => card.id),
    ]),
  ]
}
