import { useQuery } from '@tanstack/react-query'
import { blogWords } from '#web/messages/blog/words.ts'
import { notFoundLoaded } from '#web/not-found-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { ArticleView } from '#web/ui/blog/article-view.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Lost } from '#web/ui/lost.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Article, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, params, language } = context
  const slug = params.slug ?? ''
  const [article] = await Promise.all([
    queries.fetchQuery(writtenReads.article(api, slug)),
    queries.fetchQuery(writtenReads.articles(api)),
  ])
  if (article === null) return notFoundLoaded(context, 404, blogWords(language).unknown)
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
  const query = useQuery(writtenReads.article(api, params.slug ?? ''))
  const articles = useQuery(writtenReads.articles(api)).data ?? []
  const words = blogWords(language)
  useTitle(query.data?.title ?? (query.data === null ? words.unknown : site.title))
  if (query.data === null) return <Lost title={words.unknown} text={messages.notFound.text} />
  if (query.data !== undefined) return <ArticleView article={query.data} articles={articles} />
  return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
}
