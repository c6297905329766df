import type { ListingInput } from '#domain/listing/listing.ts'
import type { Api } from '#web/api/api.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { loadCode } from '#web/load-code.ts'

/** How many hits are compared, and how many of them at most are asked about. */
const COMPARED = 10
const SHOWN = 3

/** Entries that may be the business which is about to be listed: found by name in its town, then compared. */
export function duplicatesRead(api: Api, { name, city, address, postalCode }: ListingInput) {
  const listing = { name, address, postalCode }
  return {
    queryKey: ['listing', 'duplicates', city, listing],
    queryFn: async (): Promise<readonly ListCard[]> => {
      const [{ isPossibleDuplicate }, { toListCards }, answer] = await Promise.all([
        loadCode(() => import('#domain/duplicate/possible-duplicate.ts')),
        loadCode(() => import('#web/cards/summarize.ts')),
        api('GET /api/businesses/search', {
          query: { query: name.trim(), location: city.trim(), limit: COMPARED, quiet: true },
        }),
      ])
      const alike = answer.businesses.filter(card => isPossibleDuplicate(listing, card))
      // The distance is from the middle of the town, which nobody asked for here.
      return toListCards(alike.slice(0, SHOWN)).map(card => ({ ...card, distanceMetres: null }))
    },
    enabled: name.trim() !== '' && city.trim() !== '',
    // Only a help while typing: not tried again.
    retry: false,
  }
}
