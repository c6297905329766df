import { useQuery } from '@tanstack/react-query'
import { documentReads } from '#web/api/document-reads.ts'
import { blogWords } from '#web/messages/blog/words.ts'
import { usePage } from '#web/page-context.ts'
import { ArticleView } from '#web/pages/article/article-view.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { useTitle } from '#web/ui/use-title.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Article, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, params, language } = context
  const slug = params.slug ?? ''
  const [article] = await Promise.all([
    queries.fetchQuery(documentReads.article(api, slug)),
    queries.fetchQuery(documentReads.articles(api)),
  ])
  if (article === null) return loadNotFoundPage(context, 404, blogWords(language).unknown)
  const { title, description } = article
  return {
    status: 200,
    meta: {
      title,
      description,
      canonical: paths.article(slug),
      onlyIn: 'de',
      isIndexable: true,
      feed: paths.feed(),
    },
    cacheSeconds: CACHE_SECONDS,
  }
}

/** /blog/{slug}: one article, in German whatever the language of the page. */
function Article({ params }: PageProps) {
  const { api, language, site, messages } = usePage()
  const query = useQuery(documentReads.article(api, params.slug ?? ''))
  const articles = useQuery(documentReads.articles(api)).data ?? []
  const words = blogWords(language)
  useTitle(query.data?.title ?? (query.data === null ? words.unknown : site.title))
  if (query.data === null) return <LazyNotFound title={words.unknown} text={messages.notFound.text} />
  if (query.data !== undefined) return <ArticleView article={query.data} articles={articles} />
  return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
}
