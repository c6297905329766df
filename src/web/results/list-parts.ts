import { keepPreviousData } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { type ListFormat, type PageSearch, toSearchParams } from '#web/routing/search-params.ts'

/** What a list reads: its answer. */
export type ListParts = ReturnType<typeof listParts>

/** @param isOfPlace for a page that is about one place */
export function listParts(
  { api, isTyping }: Pick<PageRequest, 'api' | 'isTyping'>,
  search: PageSearch,
  format: ListFormat,
  isOfPlace = false,
) {
  const params = toSearchParams(search, format)
  return {
    answer: {
      ...reads.search(api, isTyping ? { ...params, quiet: true } : params, isOfPlace),
      placeholderData: keepPreviousData,
    },
  }
}
