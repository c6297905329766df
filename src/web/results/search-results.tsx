import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { headline } from '#web/results/headline.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import { listParts } from '#web/results/list-parts.ts'
import { Results, type ResultsProps } from '#web/results/results.tsx'
import { LIST_HEAD } from '#web/results/shown-list.ts'
import { SkipToResults } from '#web/results/skip-to-results.tsx'
import type { PageRequest } from '#web/routing/page.ts'
import {
  EMPTY_SEARCH,
  isNarrowed,
  type ListFormat,
  type PageSearch,
  readSearch,
  understoodSearch,
} from '#web/routing/search-params.ts'
import { SearchBox } from '#web/ui/search/search-box.tsx'

interface SearchResultsProps extends Pick<ResultsProps, 'none'> {
  request: PageRequest
  /** The page that shows the results. */
  route: { readonly href: (search?: Partial<PageSearch>) => string }
  format: ListFormat
  parts: ListParts
  /** The heading of a list whose search says nothing that could be named. */
  title: string
  path?: (search: PageSearch) => ResultsProps['path']
}

/** A search box and what it finds; the address says the search as it was understood once nobody is typing. */
export function SearchResults({ request, route, format, parts, title, path, none }: SearchResultsProps) {
  const asked = readSearch(request.search, format)
  const query = useQuery(parts.answer)
  const answer = query.data
  const search = understoodSearch(asked, query.isPlaceholderData ? undefined : answer)
  const client = useQueryClient()
  const town = useTownName(asked, answer)
  useFocusAfterSearch()
  return (
    <>
      <SkipToResults />
      <div className="bar-top">
        <div className="wrap">
          <SearchBox
            action={route.href()}
            search={asked}
            understood={search}
            onUnderstood={() =>
              // The same answer belongs to the address that says its parts.
              client.setQueryData(listParts(request, search, format).answer.queryKey, answer)
            }
            size="slim"
            placeLabel={town}
            isLive
          />
        </div>
      </div>
      <Results
        list={{ search, format, whole: EMPTY_SEARCH, hrefOf: route.href }}
        parts={parts}
        heading={settled =>
          isNarrowed(search)
            ? headline(search, settled, request, title, town ?? search.location, answer)
            : title
        }
        path={path?.(search)}
        none={none}
      />
    </>
  )
}

/**
 * The search box that had the focus may be gone with what was there before: the heading of the list gets it, and the page
 * once the list is gone.
 */
function useFocusAfterSearch() {
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation')
    if (opened?.name !== location.href) focusIfLost(document.getElementById(LIST_HEAD))
    return () => focusIfLost(document.querySelector('main'))
  }, [])
}

function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true })
}

/** The town of a search as people write it, from the newest answer that says it: the address has its slug. */
function useTownName({ location }: PageSearch, answer: ListAnswer | undefined): string | undefined {
  const place = answer?.place
  const [town, setTown] = useState(place)
  if (place?.kind === 'city' && place.citySlug !== town?.citySlug) setTown(place)
  return town?.kind === 'city' && town.citySlug === location ? town.label : undefined
}
