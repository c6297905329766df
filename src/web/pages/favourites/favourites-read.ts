import type { Api } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'

/** The businesses with these numbers, in this order; what is gone is missing. */
export function favouritesRead(api: Api, ids: readonly number[]): Read<readonly ListCard[]> {
  return read(
    api,
    'GET /api/businesses/list',
    { query: { ids: ids.join(',') } },
    { select: async cards => (await summarize()).toListCards(cards) },
  )
}
