import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'

/**
 * Reads a page of a list whenever its screen is opened, because others change it too. The page before is shown while the
 * next one is read.
 * @param key of the list in the query cache, below 'admin'
 * @param query filter, order and page
 */
export function useList<Query, Data>(key: QueryKey, query: Query, read: (query: Query) => Promise<Data>) {
  return useQuery({
    queryKey: ['admin', ...key, query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
