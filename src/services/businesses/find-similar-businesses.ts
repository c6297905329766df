import { parsePhone } from '#domain/draft/phone-cell.ts'
import { distinctiveWords } from '#domain/duplicate/compare-names.ts'
import { isPossibleDuplicate, type NamedPlace } from '#domain/duplicate/possible-duplicate.ts'
import { recognitionKey } from '#domain/duplicate/recognition-key.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { businessesMatching } from '#store/businesses/businesses.ts'
import type { StoreDeps } from '#store/store.ts'

/** How many hits are compared; those further down are similar by accident. */
const COMPARED = 20
/** Names have few words; a hostile one must not cost a hundred searches. */
const SEARCHED_WORDS = 5

/** What is said of a business that is looked for, as typed; '' unknown. */
export interface DescribedBusiness extends NamedPlace {
  readonly city: string
  readonly phone: string
}

/**
 * The businesses that somebody may mean: the one that an import would match, those of the same name or address in the town,
 * and those with the telephone number. Finds what it can for a description with faults.
 * @returns their ids, the surest first
 */
export async function findSimilarBusinesses(
  { store, index, now }: StoreDeps & { readonly index: DirectoryIndex },
  described: DescribedBusiness,
): Promise<readonly number[]> {
  const { name, address, postalCode, city, phone } = described
  const key = recognitionKey({ name, postalCode: postalCode.trim(), street: address, city })
  const same =
    key === undefined
      ? []
      : await businessesMatching(store.db, { placeIds: [], googleIds: [], cids: [], matchKeys: [key] })
  const search = (query: Pick<SearchQuery, 'text' | 'location'>) =>
    index.search({ ...query, limit: COMPARED, offset: 0 }, now()).businesses
  const place: NamedPlace = { name, address, postalCode }
  // Whoever writes 'Bäckerei Roth Filiale' may mean 'Bäckerei Roth', which the three words together do not find.
  const named = [name, ...[...distinctiveWords({ name })].slice(0, SEARCHED_WORDS)]
    .flatMap(text => search({ text, location: city }))
    .filter(card => isPossibleDuplicate(place, card))
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
