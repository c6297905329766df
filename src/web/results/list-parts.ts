import type { Api } from '#web/api/api.ts'
import { keepPreviousData } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { SELECTOR_CITIES } from '#web/routing/page-sizes.ts'
import { type ListFormat, type PageSearch, toSearchParams } from '#web/routing/search-params.ts'

type Answer = ReturnType<typeof answerPart>
type Choices = ReturnType<typeof choiceParts>

/** What a list reads: its answer, and what its selectors offer, unless the page is about one place or category. */
export type ListParts = { readonly answer: Answer } & Partial<Choices>

function answerPart({ api, isTyping }: ListRequest, search: PageSearch, format: ListFormat) {
  const params = toSearchParams(search, format)
  return {
    ...reads.search(api, isTyping ? { ...params, quiet: true } : params),
    placeholderData: keepPreviousData,
  }
}

/** What the selectors for places and groups offer. */
export function choiceParts(api: Api) {
  return {
    cities: { ...reads.cities(api, SELECTOR_CITIES), mayFail: true },
    groups: { ...reads.groups(api), mayFail: true },
  }
}

type ListRequest = Pick<PageRequest, 'api' | 'isTyping'>

/** @param whole what the page is about */
export function listParts(
  request: ListRequest,
  search: PageSearch,
  format: ListFormat,
  whole: Partial<Pick<PageSearch, 'location' | 'category'>> = {},
): ListParts {
  const { cities, groups } = choiceParts(request.api)
  return {
    answer: answerPart(request, search, format),
    ...(!whole.location && { cities }),
    ...(!whole.category && { groups }),
  }
}
