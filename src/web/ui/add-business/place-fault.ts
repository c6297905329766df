import type { PlaceCheck } from '#services/check-place.ts'
import type { ListingWords } from '#web/messages/add-business/de.ts'

/** What the gazetteer objects to a place, in words; null when it does not, or was not asked. */
export function placeFault(
  place: PlaceCheck | null,
  { place: words }: ListingWords,
): { readonly field: 'postalCode' | 'city'; readonly text: string } | null {
  if (place === null || place.matches) return null
  const { postalCode, suggestion } = place
  if (suggestion === null) return { field: 'postalCode', text: `${words.unknown(postalCode)} ${words.goOn}` }
  return { field: 'city', text: `${words.mismatch(postalCode, suggestion)} ${words.goOn}` }
}
