import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { isIndexableList } from '#domain/quality/indexable.ts'
import type { Api, CityFacts } from '#web/api/api.ts'
import { keepPreviousData, type Read, read } from '#web/api/read.ts'
import { MINUTE_MS, reads as shared, summarize } from '#web/api/reads.ts'
import type { CardPage, ListAnswer } from '#web/cards/summarize.ts'
import { cityAddress, cityCategories, cityHeading, cityTitle } from '#web/pages/city/city-texts.ts'
import { CITY_SKELETONS, CityView } from '#web/pages/city/city-view.tsx'
import { cityMessages } from '#web/pages/city/messages.ts'
import { CITY_PAGE_SIZE, openPages, readListSearch } from '#web/routing/list-params.ts'
import { definePage, nothingHere, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

const NOTHING = { 400: null, 404: null }
/** Specification, section 7. */
const FRESH = { missing: NOTHING, staleTime: 15 * MINUTE_MS }

const reads = ({ api, params, language }: PageRequest) => ({
  facts: read(
    api,
    'GET /api/cities/:city',
    { params: { city: params.city ?? '' }, query: { category: params.category, language } },
    FRESH,
  ),
})

const parts = (
  { api, params, search }: PageRequest,
  { facts }: { readonly facts: CityFacts | null },
): CityReads => {
  const { page } = readListSearch(search)
  const { city = '', category } = params
  const input = { params: { city }, query: { category, page: page ?? 1, limit: CITY_PAGE_SIZE } }
  const nearest = facts === null ? undefined : nearestRead(api, facts)
  return facts === null || page === null
    ? {}
    : {
        ...(nearest === undefined ? {} : { nearest }),
        list: read<'GET /api/cities/:city/businesses', CardPage | null>(
          api,
          'GET /api/cities/:city/businesses',
          input,
          {
            ...FRESH,
            select: async answer => (await summarize()).toCardPage(answer),
            placeholderData: keepPreviousData,
          },
        ),
      }
}

type CityReads = {
  readonly list?: Read<CardPage | null>
  readonly nearest?: Read<ListAnswer>
}

/** What is nearest where a category has nobody in a city. */
function nearestRead(api: Api, { slug, category, total }: CityFacts) {
  if (total > 0 || category === null) return undefined
  const asked = { location: slug, category: category.slug, quiet: true, limit: 1, offset: 0 }
  return { ...shared.search(api, asked), mayFail: true }
}

type Props = ViewOf<typeof reads, typeof parts>

/** /city/{city} and /city/{city}/{category}: what there is in a city. */
export const page = definePage({
  reads,
  parts,
  answer,
  View: City,
  Pending: () => (
    <div className="wrap entries sec">
      <EntrySkeletons count={CITY_SKELETONS} layout="cards" />
    </div>
  ),
  structuredData: () => import('#web/pages/city/structured-data.ts'),
})

function answer(
  request: PageRequest,
  { facts }: { readonly facts: CityFacts | null },
  { list }: { readonly list?: CardPage | null },
): PageAnswer {
  const { params, language, messages, formats } = request
  const { page } = readListSearch(request.search)
  const texts = cityMessages(language)
  if (facts === null && params.category === undefined)
    return { status: 404, title: texts.notFound, text: texts.notFoundText }
  const isBeyond =
    list === null ||
    (list !== undefined && page !== null && page > openPages(list.totalPages, CITY_PAGE_SIZE))
  if (facts === null || page === null || isBeyond) return nothingHere(request)
  if (facts.slug !== params.city || facts.category?.slug !== params.category)
    return { redirect: cityAddress(facts, page) }
  const title = cityTitle(request, facts)
  const rating = facts.averageRating === null ? '' : formats.rating(facts.averageRating)
  return {
    title: page === 1 ? title : `${title}, ${messages.pager.page} ${formats.count(page)}`,
    description: texts.description(title, cityCategories(request, facts), rating),
    canonical: cityAddress(facts, page),
    isIndexable: isIndexableList(facts.indexableCount),
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

function City({ request, data: { facts }, parts: { list, nearest } }: Props) {
  const { page } = readListSearch(request.search)
  if (facts === null || page === null || list === undefined) return null
  return <CityView facts={facts} page={page} list={list} nearest={nearest} />
}
