import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CardPage, listReads } from '#web/api/list-reads.ts'
import { cityWords } from '#web/messages/city/words.ts'
import { usePage } from '#web/page-context.ts'
import { cityAddress, cityMeta } from '#web/pages/city/city-meta.ts'
import { CITY_SKELETONS, CityView } from '#web/pages/city/city-view.tsx'
import { CITY_PAGE_SIZE, openPages, readListSearch, writeListSearch } from '#web/routing/list-params.ts'
import { onServer } from '#web/routing/on-server.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/routing/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { TitledNotFound } from '#web/ui/not-found/titled-not-found.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** The answer is the same for everybody for a minute. */
const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: City, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const { api, queries, params, language } = context
  const { city = '', category } = params
  const { page } = readListSearch(context.search)
  const missing = category === undefined ? cityWords(language).notFound : undefined
  const facts = await queries.fetchQuery(listReads.cityFacts(api, city, category ?? null, language))
  if (facts === null || page === null) return loadNotFoundPage(context, 404, missing)
  if (facts.slug !== city || facts.category?.slug !== category) {
    return { redirect: cityAddress(facts) + writeListSearch({ page }), status: 301 }
  }
  const list = await queries.fetchQuery(listReads.cityBusinesses(api, city, category ?? null, page))
  if (list === null || isBeyond(page, list)) return loadNotFoundPage(context)
  return { status: 200, meta: cityMeta(context, facts, page), cacheSeconds: CACHE_SECONDS }
}

function isBeyond(page: number, list: CardPage): boolean {
  return page > openPages(list.totalPages, CITY_PAGE_SIZE)
}

/** /city/{city} and /city/{city}/{category}: what there is in a city. */
function City({ params, search }: PageProps) {
  const { api, language, messages } = usePage()
  const { city = '', category = null } = params
  const { page } = readListSearch(search)
  const facts = useQuery(listReads.cityFacts(api, city, category, language))
  const list = useQuery({
    ...listReads.cityBusinesses(api, city, category, page ?? 1),
    enabled: facts.data !== null && page !== null,
    placeholderData: keepPreviousData,
  })
  if (facts.data === null && category === null) {
    const words = cityWords(language)
    return <TitledNotFound title={words.notFound} text={words.notFoundText} />
  }
  const isNotFound =
    list.data != null && !list.isPlaceholderData && page !== null && isBeyond(page, list.data)
  if (facts.data === null || list.data === null || page === null || isNotFound) {
    return <TitledNotFound title={messages.notFound.title} text={messages.notFound.text} />
  }
  if (facts.isError) return <Failure />
  if (facts.data !== undefined) return <CityView facts={facts.data} page={page} list={list} />
  return (
    <div className="wrap entries sec">
      <EntrySkeletons count={CITY_SKELETONS} layout="cards" />
    </div>
  )
}
