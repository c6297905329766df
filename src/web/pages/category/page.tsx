import { isIndexableList } from '#domain/quality/indexable.ts'
import type { CategoryFacts } from '#web/api/api.ts'
import { keepPreviousData, read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { categoryCounts } from '#web/pages/category/category-head.tsx'
import { CATEGORY_SKELETONS, CategoryView } from '#web/pages/category/category-view.tsx'
import { categoryMessages } from '#web/pages/category/messages.ts'
import { ReadFailure } from '#web/pages/category/read-failure.tsx'
import { CATEGORY_PAGE_SIZE, FIRST_PAGE, openPages, readListSearch } from '#web/routing/list-params.ts'
import { definePage, nothingHere, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

const NOTHING = { 400: null, 404: null }

const reads = ({ api, params, language }: PageRequest) => ({
  facts: read(
    api,
    'GET /api/categories/:category',
    { params: { category: params.category ?? '' }, query: { language } },
    {
      // Its cities in the order of the alphabet.
      select: (facts): CategoryFacts | null => {
        const { compare } = new Intl.Collator(language)
        return { ...facts, cities: facts.cities.toSorted((a, b) => compare(a.city, b.city)) }
      },
      missing: NOTHING,
    },
  ),
})

const parts = ({ api, params, search }: PageRequest, { facts }: { readonly facts: CategoryFacts | null }) => {
  const { page, sortBy } = readListSearch(search)
  const query = { page: page ?? 1, sortBy, limit: CATEGORY_PAGE_SIZE }
  return facts === null || page === null
    ? {}
    : {
        list: read<'GET /api/categories/:category/businesses', CardPage | null>(
          api,
          'GET /api/categories/:category/businesses',
          { params: { category: params.category ?? '' }, query },
          {
            select: async answer => (await summarize()).toCardPage(answer),
            missing: NOTHING,
            placeholderData: keepPreviousData,
          },
        ),
      }
}

type Props = ViewOf<typeof reads, typeof parts>

/** /categories/{category}: a group or a real category. */
export const page = definePage({
  reads,
  parts,
  answer,
  View: Category,
  Pending: () => (
    <div className="wrap entries sec">
      <EntrySkeletons count={CATEGORY_SKELETONS} layout="cards" />
    </div>
  ),
  Failed: ({ request, error }) => (
    <ReadFailure level={1} category={request.params.category ?? ''} error={error} />
  ),
  structuredData: () => import('#web/pages/category/structured-data.ts'),
})

function answer(
  request: PageRequest,
  { facts }: { readonly facts: CategoryFacts | null },
  { list }: { readonly list?: CardPage | null },
): PageAnswer {
  const { params, language, messages, formats } = request
  const texts = categoryMessages(language)
  const search = readListSearch(request.search)
  const { page, sortBy } = search
  if (facts === null) {
    const action = { href: routes.categories.href(), label: texts.toAll }
    return { status: 404, title: texts.notFound, text: texts.notFoundText, action }
  }
  const isBeyond =
    list === null ||
    (list !== undefined && page !== null && page > openPages(list.totalPages, CATEGORY_PAGE_SIZE))
  if (page === null || isBeyond) return nothingHere(request)
  if (facts.slug !== params.category)
    return { redirect: routes.category.href({ ...search, category: facts.slug }) }
  const { businesses, inPlaces } = categoryCounts(request, facts)
  const name = categoryTitleOf(messages, facts)
  const title = facts.total === 0 ? name : texts.title(name, businesses, inPlaces)
  const rating = facts.averageRating === null ? '' : formats.rating(facts.averageRating)
  return {
    title: page === 1 ? title : `${title}, ${messages.pager.page} ${formats.count(page)}`,
    description: texts.description(title, facts.description ?? '', rating),
    canonical: routes.category.href({ category: facts.slug, page, sortBy }),
    // Orders other than the first one are for people, not for search engines.
    isIndexable: isIndexableList(facts.indexableCount) && sortBy === FIRST_PAGE.sortBy,
  }
}

function Category({ request, data: { facts }, parts: { list } }: Props) {
  const search = readListSearch(request.search)
  if (facts === null || search.page === null || list === undefined) return null
  return <CategoryView facts={facts} search={search} page={search.page} list={list} />
}
