import { useQuery } from '@tanstack/react-query'
import type { BlogEntry } from '#domain/document.ts'
import { blogWords } from '#web/messages/blog/words.ts'
import { notFoundLoaded } from '#web/not-found-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { BlogView } from '#web/ui/blog/blog-view.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Lost } from '#web/ui/lost.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Blog, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language, search } = context
  const articles = await queries.fetchQuery(writtenReads.articles(api))
  const category = readCategory(search)
  if (!isKnown(articles, category)) return notFoundLoaded(context)
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
  const query = useQuery(writtenReads.articles(api))
  const { title } = blogWords(language)
  const category = readCategory(search)
  useTitle(category === '' ? title : `${title}: ${category}`)
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
  if (!isKnown(query.data, category))
    return <Lost title={messages.notFound.title} text={messages.notFound.text} />
  return <BlogView articles={query.data} category={category} />
}

function readCategory(search: string): string {
  return new URLSearchParams(search).get('category') ?? ''
}

function isKnown(articles: readonly BlogEntry[], category: string): boolean {
  return category === '' || articles.some(article => article.category === category)
}
