import { useQuery } from '@tanstack/react-query'
import { listReads } from '#web/api/list-reads.ts'
import { reads } from '#web/api/reads.ts'
import { OTHER_INITIAL, type Overview } from '#web/cards/category-overview.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'
import { categoriesWords } from '#web/messages/categories/words.ts'
import { usePage } from '#web/page-context.ts'
import { CategoriesView } from '#web/pages/categories/categories-view.tsx'
import { LetterView } from '#web/pages/categories/letter-view.tsx'
import { letterOf } from '#web/routing/list-params.ts'
import { onServer } from '#web/routing/on-server.ts'
import { OVERVIEW_BUSINESSES } from '#web/routing/page-sizes.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { TitledNotFound } from '#web/ui/not-found/titled-not-found.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Categories, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language } = context
  const letter = letterOf(context.search)
  const [overview, stats] = await Promise.all([
    queries.fetchQuery(listReads.overview(api, language, letter)),
    queries.fetchQuery(reads.stats(api)),
    letter === null ? queries.prefetchQuery(reads.popular(api, OVERVIEW_BUSINESSES)) : null,
  ])
  if (letter !== null && overview.index.length === 0) return loadNotFoundPage(context)
  return { status: 200, meta: meta(context, overview, letter, stats.total), cacheSeconds: CACHE_SECONDS }
}

function meta(
  { language, messages, formats, site }: MetaContext,
  overview: Overview,
  letter: string | null,
  total: number,
): PageMeta {
  const words = categoriesWords(language)
  const businesses = messages.count.businesses(formats.count(total), formats.isOne(total))
  const { categoryCount, mostFrequent } = overview
  const categories = words.ofCategories(formats.count(categoryCount), formats.isOne(categoryCount))
  return {
    title:
      letter === null ? words.title : words.letterTitle(letter === OTHER_INITIAL ? words.digits : letter),
    description: words.description(businesses, categories, mostFrequent.join(', '), site.showsRatings),
    canonical: paths.categories(letter),
    isIndexable: letter === null,
  }
}

/** /categories: the groups with their figures, popular businesses, and all real categories from A to Z. */
function Categories({ search }: PageProps) {
  const context = usePage()
  const { api, language, messages } = context
  const letter = letterOf(search)
  const query = useQuery(listReads.overview(api, language, letter))
  const total = useQuery(reads.stats(api)).data?.total ?? 0
  const popular = useQuery({ ...reads.popular(api, OVERVIEW_BUSINESSES), enabled: letter === null })
  const overview = query.data
  useTitle(
    overview === undefined ? categoriesWords(language).title : meta(context, overview, letter, total).title,
  )
  if (query.isError) return <Failure />
  if (overview === undefined) return <PageSkeleton />
  if (letter === null)
    return <CategoriesView overview={overview} total={total} popular={popular.data ?? []} />
  if (overview.index.length > 0) return <LetterView overview={overview} letter={letter} />
  return <TitledNotFound title={messages.notFound.title} text={messages.notFound.text} />
}
