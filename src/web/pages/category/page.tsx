import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CardPage, listReads } from '#web/api/list-reads.ts'
import { categoryWords } from '#web/messages/category/words.ts'
import { usePage } from '#web/page-context.ts'
import { categoryMeta } from '#web/pages/category/category-meta.ts'
import { CATEGORY_SKELETONS, CategoryView } from '#web/pages/category/category-view.tsx'
import { ReadFailure } from '#web/pages/category/read-failure.tsx'
import { CATEGORY_PAGE_SIZE, openPages, readListSearch, writeListSearch } from '#web/routing/list-params.ts'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, Moved, PageDefinition, PageProps } from '#web/routing/route.ts'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { TitledNotFound } from '#web/ui/not-found/titled-not-found.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** The answer is the same for everybody for a minute. */
const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Category, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded | Moved> {
  const { api, queries, language } = context
  const { category = '' } = context.params
  const search = readListSearch(context.search)
  const { page, sortBy } = search
  const facts = await queries.fetchQuery(listReads.categoryFacts(api, category, language))
  if (facts === null) return loadNotFoundPage(context, 404, categoryWords(language).notFound)
  if (page === null) return loadNotFoundPage(context)
  if (facts.slug !== category) {
    return { redirect: paths.category(facts.slug) + writeListSearch(search), status: 301 }
  }
  const list = await queries.fetchQuery(listReads.categoryBusinesses(api, category, page, sortBy))
  if (list === null || isBeyond(page, list)) return loadNotFoundPage(context)
  return { status: 200, meta: categoryMeta(context, facts, search), cacheSeconds: CACHE_SECONDS }
}

function isBeyond(page: number, list: CardPage): boolean {
  return page > openPages(list.totalPages, CATEGORY_PAGE_SIZE)
}

/** /categories/{category}: a group or a real category. */
function Category({ params, search: text }: PageProps) {
  const { api, language, messages } = usePage()
  const { category = '' } = params
  const search = readListSearch(text)
  const { page, sortBy } = search
  const words = categoryWords(language)
  const facts = useQuery(listReads.categoryFacts(api, category, language))
  const list = useQuery({
    ...listReads.categoryBusinesses(api, category, page ?? 1, sortBy),
    enabled: facts.data !== null && page !== null,
    placeholderData: keepPreviousData,
  })
  if (facts.data === null) {
    const action = { href: paths.categories(), label: words.toAll }
    return <TitledNotFound title={words.notFound} text={words.notFoundText} action={action} />
  }
  const isNotFound =
    list.data != null && !list.isPlaceholderData && page !== null && isBeyond(page, list.data)
  if (list.data === null || page === null || isNotFound) {
    return <TitledNotFound title={messages.notFound.title} text={messages.notFound.text} />
  }
  if (facts.isError) return <ReadFailure level={1} category={category} error={facts.error} />
  if (facts.data !== undefined) {
    return <CategoryView facts={facts.data} search={search} page={page} list={list} />
  }
  return (
    <div className="wrap entries sec">
      <EntrySkeletons count={CATEGORY_SKELETONS} layout="cards" />
    </div>
  )
}
