import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/api/api.ts'
import type { ListCard } from '#web/cards/list-card.ts'

/** The businesses with these numbers, in this order; what is gone is missing. */
export function favouritesRead(api: Api, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['api', 'businesses', 'list', ids],
    queryFn: async (): Promise<readonly ListCard[]> => {
      const { toListCard } = await import('#web/cards/summarize.ts')
      return (await api.businessesById(ids)).map(toListCard)
    },
    enabled: ids.length > 0,
  })
}
