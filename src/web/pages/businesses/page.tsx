import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keepPreviousData } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import { useRead } from '#web/api/use-read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { categoryLabel, Facets } from '#web/pages/businesses/facets.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { ResultList } from '#web/pages/businesses/result-list.tsx'
import { definePage, nothingHere, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { SELECTOR_CITIES } from '#web/routing/page-sizes.ts'
import { routes } from '#web/routing/routes.ts'
import {
  isNarrowed,
  PAGE_SIZE,
  type PageSearch,
  readSearch,
  toSearchParams,
  understoodSearch,
} from '#web/routing/search-params.ts'
import { SearchBox } from '#web/ui/search/search-box.tsx'

const parts = ({ api, search: text }: PageRequest) => {
  const search = readSearch(text)
  return {
    answer: {
      ...reads.search(api, toSearchParams(search, PAGE_SIZE)),
      placeholderData: keepPreviousData,
    },
    cities: { ...reads.cities(api, SELECTOR_CITIES), mayFail: true },
    groups: { ...reads.groups(api), mayFail: true },
  }
}

type Props = ViewOf<() => Record<never, never>, typeof parts>

/** The search page: filters, results, their plot. */
export const page = definePage({
  parts,
  answer: (request, _data, { answer }: { readonly answer?: ListAnswer }) => {
    const { messages, language } = request
    const search = readSearch(request.search)
    const isBeyond =
      answer !== undefined && search.page !== null && search.page > 1 && answer.businesses.length === 0
    if (search.page === null || isBeyond) return nothingHere(request)
    const results = businessesMessages(language)
    const place = answer?.place?.label ?? search.location
    const category = search.category && categoryLabel(search.category, answer, messages.groups)
    const narrowed = results.searchTitle(search.query, place, category)
    const page = search.page === 1 ? '' : `, ${messages.pager.page} ${search.page}`
    return {
      title: `${narrowed === '' ? results.title : `${narrowed}: ${results.title}`}${page}`,
      description: results.description,
      canonical: routes.businesses.href({ ...search, view: 'list' }),
      isIndexable: !isNarrowed(search),
      hasMap: answer?.plot != null,
      // Without free text the answer is the same for everybody for a minute.
      isCached: search.query === '' && search.lat === null,
    }
  },
  View: Businesses,
})

function placeLabel(search: PageSearch, answer: ListAnswer | undefined): string | undefined {
  const place = answer?.place
  return place?.kind === 'city' && place.citySlug === search.location ? place.label : undefined
}

function Businesses({ request, parts }: Props) {
  const asked = readSearch(request.search)
  const read = useRead(parts.answer)
  const cities = useQuery(parts.cities).data ?? []
  const groups = useQuery(parts.groups).data ?? []
  const answer = read.data
  const search = understoodSearch(asked, read.isOld ? undefined : answer)
  const { api } = request
  const client = useQueryClient()
  return (
    <>
      <div className="bar-top">
        <div className="wrap">
          <SearchBox
            action={routes.businesses.href()}
            search={asked}
            understood={search}
            onUnderstood={() =>
              // The same answer belongs to the address that says its parts.
              client.setQueryData(reads.search(api, toSearchParams(search, PAGE_SIZE)).queryKey, answer)
            }
            size="slim"
            placeLabel={placeLabel(asked, answer)}
            isLive
          />
        </div>
      </div>
      <div className="wrap res">
        <Facets
          search={search}
          answer={answer}
          place={read.isOld ? null : (answer?.place ?? null)}
          cities={cities}
          groups={groups}
        />
        <ResultList search={search} page={search.page ?? 1} read={read} />
      </div>
    </>
  )
}
