import { messages as blogMessages } from '#translated/pages/blog.ts'
import { read } from '#web/api/read.ts'
import { reads as shared } from '#web/api/reads.ts'
import { inLanguage } from '#web/messages.ts'
import { ArticleView } from '#web/pages/article/article-view.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { FEED_PATH, routes } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const reads = ({ api, params }: PageRequest) => ({
  article: read(
    api,
    'GET /api/blog/:slug',
    { params: { slug: params.slug ?? '' } },
    { missing: { 404: null } },
  ),
  articles: shared.articles(api),
})

type Props = ViewOf<typeof reads>

/** /blog/{slug}: one article, in German on the pages of every language. */
export const page = definePage({
  reads,
  answer: ({ language, messages }, { article }) => {
    if (article === null)
      return { status: 404, title: inLanguage(blogMessages, language).unknown, text: messages.notFound.text }
    const { slug, title, description } = article
    const canonical = routes.article.href({ slug })
    return { title, description, canonical, onlyIn: 'de', isIndexable: true, feed: FEED_PATH }
  },
  View: ({ data: { article, articles } }: Props) =>
    article && <ArticleView article={article} articles={articles} />,
  Pending: DocumentSkeleton,
  structuredData: () => import('#web/pages/article/structured-data.ts'),
})
