import { isIndexableList } from '#domain/quality/indexable.ts'
import { messages as categoryMessages } from '#translated/pages/category.ts'
import type { CategoryFacts } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListAnswer, ShownCategory } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { categoryCounts, categoryHeading } from '#web/pages/category/category-head.tsx'
import { CategoryView } from '#web/pages/category/category-view.tsx'
import { PageFailure } from '#web/pages/category/read-failure.tsx'
import { type ListParts, listParts } from '#web/results/list-parts.ts'
import { FILTER_PANEL, isChosen, placeList, type ShownList } from '#web/results/shown-list.ts'
import { definePage, nothingHere, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { CATEGORY_LIST, lastPage, readSearch } from '#web/routing/search-params.ts'
import { laterView } from '#web/ui/lazy-view.tsx'

/** Nobody sees it whom a document brings here. */
const CategorySkeleton = await laterView(
  async () => (await loadCode(() => import('#web/pages/category/category-skeleton.tsx'))).CategorySkeleton,
  FILTER_PANEL,
)

const reads = ({ api, params, language }: PageRequest) => ({
  facts: read(
    api,
    'GET /api/categories/:category',
    { params: { category: params.category ?? '' }, query: { language } },
    {
      // Its cities in the order of the alphabet.
      select: async (facts): Promise<ShownCategory | null> => {
        const { compare } = new Intl.Collator(language)
        const { withCategoryDrawing } = await summarize()
        return withCategoryDrawing({
          ...facts,
          cities: facts.cities.toSorted((a, b) => compare(a.city, b.city)),
        })
      },
      missing: { 400: null, 404: null },
    },
  ),
})

const parts = (
  { api, search: text }: PageRequest,
  { facts }: { readonly facts: CategoryFacts | null },
): Partial<ListParts> => {
  if (facts === null || readSearch(text, CATEGORY_LIST).page === null) return {}
  return listParts({ api }, categoryList(facts, text).search, CATEGORY_LIST)
}

type Props = ViewOf<typeof reads, typeof parts>

/** /categories/{category}: a group or a real category. */
export const page = definePage({
  reads,
  parts,
  answer,
  View: Category,
  Pending: ({ request }) => <CategorySkeleton request={request} View={Category} parts={parts} />,
  Failed: ({ request, error }) => <PageFailure slug={request.params.category ?? ''} error={error} />,
  structuredData: () => import('#web/pages/category/structured-data.ts'),
})

function categoryList({ slug }: Pick<CategoryFacts, 'slug'>, text: string): ShownList {
  return placeList(CATEGORY_LIST, { category: slug }, text)
}

function answer(
  request: PageRequest,
  { facts }: { readonly facts: CategoryFacts | null },
  { answer }: { readonly answer?: ListAnswer },
): PageAnswer {
  const { params, language, messages, formats } = request
  const texts = inLanguage(categoryMessages, language)
  if (facts === null) {
    const action = { href: routes.categories.href(), label: texts.toAll }
    return { status: 404, title: texts.notFound, text: texts.notFoundText, action }
  }
  const { page } = readSearch(request.search, CATEGORY_LIST)
  const isBeyond = answer !== undefined && page !== null && page > lastPage(CATEGORY_LIST, answer)
  if (page === null || isBeyond) return nothingHere(request)
  const list = categoryList(facts, request.search)
  const { search, whole, hrefOf } = list
  if (facts.slug !== params.category) return { redirect: hrefOf(search) }
  const { businesses, inPlaces } = categoryCounts(request, facts)
  const heading = categoryHeading(request, facts)
  const inAll = () =>
    facts.noun === null ? texts.title(heading, businesses, inPlaces) : texts.countedTitle(heading, inPlaces)
  const title = facts.total === 0 ? heading : inAll()
  const rating = facts.averageRating === null ? '' : formats.rating(facts.averageRating)
  return {
    title: page === 1 ? title : `${title}, ${messages.pager.page} ${formats.count(page)}`,
    description: texts.description(title, facts.description ?? '', rating),
    canonical: hrefOf({ ...search, view: whole.view }),
    // What somebody narrowed or ordered is for people, not for search engines.
    isIndexable: isIndexableList(facts.indexableCount) && !isChosen(list),
    hasMap: answer?.plot != null,
    isCached: search.lat === null,
  }
}

function Category({ request, data: { facts }, parts }: Props) {
  const { answer } = parts
  if (facts === null || answer === undefined) return null
  const list = categoryList(facts, request.search)
  return <CategoryView facts={facts} list={list} parts={{ ...parts, answer }} />
}
