import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { isIndexableList } from '#domain/quality/indexable.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { cityCategories, cityHeading, cityList, cityTitle } from '#web/pages/city/city-texts.ts'
import { CityView } from '#web/pages/city/city-view.tsx'
import { type ListParts, listParts } from '#web/results/list-parts.ts'
import { FILTER_PANEL, isChosen } from '#web/results/shown-list.ts'
import { definePage, nothingHere, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { CITY_LIST, lastPage, readSearch } from '#web/routing/search-params.ts'
import { laterView } from '#web/ui/lazy-view.tsx'

/** Nobody sees it whom a document brings here. */
const CitySkeleton = await laterView(
  async () => (await loadCode(() => import('#web/pages/city/city-skeleton.tsx'))).CitySkeleton,
  FILTER_PANEL,
)

/** Specification, section 7. */
const FRESH = { missing: { 400: null, 404: null }, staleTime: 15 * MINUTE_MS }

const reads = ({ api, params, language }: PageRequest) => ({
  facts: read<'GET /api/cities/:city', CityFacts | null>(
    api,
    'GET /api/cities/:city',
    { params: { city: params.city ?? '' }, query: { category: params.category, language } },
    FRESH,
  ),
})

const parts = (
  { api, search: text }: PageRequest,
  { facts }: { readonly facts: CityFacts | null },
): Partial<ListParts> => {
  if (facts === null || readSearch(text, CITY_LIST).page === null) return {}
  return listParts({ api }, cityList(facts, text).search, CITY_LIST, true)
}

type Props = ViewOf<typeof reads, typeof parts>

/** /city/{city} and /city/{city}/{category}: what there is in a city. */
export const page = definePage({
  reads,
  parts,
  answer,
  View: City,
  Pending: ({ request }) => <CitySkeleton request={request} View={City} parts={parts} />,
  structuredData: () => import('#web/pages/city/structured-data.ts'),
})

function answer(
  request: PageRequest,
  { facts }: { readonly facts: CityFacts | null },
  { answer }: { readonly answer?: ListAnswer },
): PageAnswer {
  const { params, language, messages, formats } = request
  const texts = inLanguage(cityMessages, language)
  if (facts === null && params.category === undefined)
    return { status: 404, title: texts.notFound, text: texts.notFoundText }
  const { page } = readSearch(request.search, CITY_LIST)
  const isBeyond = answer !== undefined && page !== null && page > lastPage(CITY_LIST, answer)
  if (facts === null || page === null || isBeyond) return nothingHere(request)
  const list = cityList(facts, request.search)
  const { search, whole, hrefOf } = list
  if (facts.slug !== params.city || facts.category?.slug !== params.category)
    return { redirect: hrefOf(search) }
  const title = cityTitle(request, facts)
  const rating = facts.averageRating === null ? '' : formats.rating(facts.averageRating)
  return {
    title: page === 1 ? title : `${title}, ${messages.pager.page} ${formats.count(page)}`,
    description: texts.description(title, cityCategories(request, facts), rating),
    canonical: hrefOf({ ...search, view: whole.view }),
    // What somebody narrowed or ordered is for people, not for search engines.
    isIndexable: isIndexableList(facts.indexableCount) && !isChosen(list),
    hasMap: answer?.plot != null,
    picture: { path: pictureOf(request, facts), alt: cityHeading(request, facts) },
  }
}

function pictureOf({ language }: PageRequest, { slug, category }: CityFacts): string {
  const query = new URLSearchParams({
    ...(category !== null && { category: category.slug }),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  }).toString()
  return `/api/og/city/${slug}${query === '' ? '' : `?${query}`}`
}

function City({ request, data: { facts }, parts }: Props) {
  const { answer } = parts
  if (facts === null || answer === undefined) return null
  return <CityView facts={facts} list={cityList(facts, request.search)} parts={{ ...parts, answer }} />
}
