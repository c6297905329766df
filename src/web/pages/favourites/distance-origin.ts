import { kilometresBetween } from '#domain/place/distance.ts'
import type { ResolvedPlace } from '#domain/search/search.ts'
import type { Api } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import type { ListCard } from '#web/cards/list-card.ts'

/** The place that a visitor has typed; null where nobody knows it, and for a region, which has no middle to measure from. */
export function placeRead(api: Api, name: string): Read<ResolvedPlace | null> {
  const query = { location: name, limit: 1, quiet: true }
  return read<'GET /api/businesses/search', ResolvedPlace | null>(
    api,
    'GET /api/businesses/search',
    { query },
    { as: 'place', select: ({ place }) => (place?.kind === 'region' ? null : place), mayFail: true },
  )
}

/** Cards with how far they are from a place as the crow flies, where both are known. */
export function withDistances(cards: readonly ListCard[], place: ResolvedPlace | null): readonly ListCard[] {
  const { latitude = null, longitude = null } = place ?? {}
  if (latitude === null || longitude === null) return cards
  return cards.map(card => {
    if (card.latitude === null || card.longitude === null) return card
    const there = { latitude: card.latitude, longitude: card.longitude }
    return { ...card, distanceMetres: Math.round(kilometresBetween({ latitude, longitude }, there) * 1_000) }
  })
}
