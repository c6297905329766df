import { useQuery } from '@tanstack/react-query'
import type { BlogEntry } from '#domain/content/document.ts'
import { documentReads } from '#web/api/document-reads.ts'
import { blogWords } from '#web/messages/blog/words.ts'
import { usePage } from '#web/page-context.ts'
import { BlogView } from '#web/pages/blog/blog-view.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { useTitle } from '#web/ui/use-title.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Blog, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language, search } = context
  const articles = await queries.fetchQuery(documentReads.articles(api))
  const category = readCategory(search)
  if (!isKnown(articles, category)) return loadNotFoundPage(context)
  const { title, description } = blogWords(language)
  return {
    status: 200,
    meta: {
      title: category === '' ? title : `${title}: ${category}`,
      description,
      canonical: paths.blog(category),
      isIndexable: category === '',
      feed: paths.feed(),
    },
    cacheSeconds: CACHE_SECONDS,
  }
}

/** /blog and /blog?category=: the articles, newest first. */
function Blog({ search }: PageProps) {
  const { api, language, messages } = usePage()
  const query = useQuery(documentReads.articles(api))
  const { title } = blogWords(language)
  const category = readCategory(search)
  useTitle(category === '' ? title : `${title}: ${category}`)
  if (query.data === undefined)
    return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
  if (!isKnown(query.data, category))
    return <LazyNotFound title={messages.notFound.title} text={messages.notFound.text} />
  return <BlogView articles={query.data} category={category} />
}

function readCategory(search: string): string {
  return new URLSearchParams(search).get('category') ?? ''
}

function isKnown(articles: readonly BlogEntry[], category: string): boolean {
  return category === '' || articles.some(article => article.category === category)
}
