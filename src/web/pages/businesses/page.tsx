import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ListAnswer, reads } from '#web/api/reads.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'
import { resultsWords } from '#web/messages/results/words.ts'
import { usePage } from '#web/page-context.ts'
import { categoryLabel, Facets } from '#web/pages/businesses/facets.tsx'
import { ResultList } from '#web/pages/businesses/result-list.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { SELECTOR_CITIES } from '#web/routing/page-sizes.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import {
  isNarrowed,
  PAGE_SIZE,
  type PageSearch,
  readSearch,
  toSearchParams,
} from '#web/routing/search-params.ts'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { SearchBox } from '#web/ui/search/search-box.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** Without free text the answer is the same for everybody for a minute. */
const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Businesses, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries } = context
  const search = readSearch(context.search)
  if (search.page === null) return loadNotFoundPage(context)
  const [answer] = await Promise.all([
    queries.fetchQuery(reads.search(api, toSearchParams(search, PAGE_SIZE))),
    queries.prefetchQuery(reads.cities(api, SELECTOR_CITIES)),
    queries.prefetchQuery(reads.groups(api)),
  ])
  if (isBeyond(search, answer)) return loadNotFoundPage(context)
  const isPrivate = search.query !== '' || search.lat !== null
  return {
    status: 200,
    meta: meta(context, search, answer),
    cacheSeconds: isPrivate ? 0 : CACHE_SECONDS,
    hasMap: answer.plot !== null,
  }
}

function meta(
  { messages, language }: MetaContext,
  search: PageSearch,
  answer: ListAnswer | undefined,
): PageMeta {
  const results = resultsWords(language)
  const place = answer?.place?.label ?? search.location
  const category = search.category && categoryLabel(search.category, answer, messages.groups)
  const narrowed = results.searchTitle(search.query, place, category)
  const page = search.page === null || search.page === 1 ? '' : `, ${messages.pager.page} ${search.page}`
  return {
    title: `${narrowed === '' ? results.title : `${narrowed}: ${results.title}`}${page}`,
    description: results.description,
    canonical: paths.businesses({ ...search, view: 'list' }),
    isIndexable: !isNarrowed(search),
  }
}

function isBeyond(search: PageSearch, answer: ListAnswer): boolean {
  return search.page !== null && search.page > 1 && answer.businesses.length === 0
}

function placeLabel(search: PageSearch, answer: ListAnswer | undefined): string | undefined {
  const place = answer?.place
  return place?.kind === 'city' && place.citySlug === search.location ? place.label : undefined
}

/** The search page: filters, results, their plot. */
function Businesses({ search: text }: PageProps) {
  const { api, messages, formats, site, language } = usePage()
  const search = readSearch(text)
  const query = useQuery({
    ...reads.search(api, toSearchParams(search, PAGE_SIZE)),
    placeholderData: keepPreviousData,
  })
  const cities = useQuery(reads.cities(api, SELECTOR_CITIES)).data ?? []
  const groups = useQuery(reads.groups(api)).data ?? []
  const answer = query.data
  useTitle(meta({ messages, formats, site, language }, search, answer).title)
  if (
    search.page === null ||
    (answer !== undefined && !query.isPlaceholderData && isBeyond(search, answer))
  ) {
    return <LazyNotFound title={messages.notFound.title} text={messages.notFound.text} />
  }
  return (
    <>
      <div className="bar-top">
        <div className="wrap">
          <SearchBox
            action={paths.businesses()}
            search={search}
            size="slim"
            placeLabel={placeLabel(search, answer)}
            isLive
          />
        </div>
      </div>
      <div className="wrap res">
        <Facets
          search={search}
          answer={answer}
          place={query.isPlaceholderData ? null : (answer?.place ?? null)}
          cities={cities}
          groups={groups}
        />
        <ResultList search={search} page={search.page} query={query} />
      </div>
    </>
  )
}
