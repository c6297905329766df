import { messages as blogMessages } from '#translated/pages/blog.ts'
import { reads as shared } from '#web/api/reads.ts'
import { inLanguage } from '#web/messages.ts'
import { BlogView } from '#web/pages/blog/blog-view.tsx'
import { categoryName } from '#web/pages/blog/category-name.tsx'
import { definePage, nothingHere, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { FEED_PATH, routes } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const reads = ({ api }: PageRequest) => ({ articles: shared.articles(api) })

type Props = ViewOf<typeof reads>

/** /blog and /blog?category=: the articles, newest first. */
export const page = definePage({
  reads,
  answer: (request, { articles }) => {
    const { search, language } = request
    const category = readCategory(search)
    if (category !== '' && articles.every(article => article.category !== category))
      return nothingHere(request)
    const messages = inLanguage(blogMessages, language)
    const { title, description } = messages
    return {
      title: category === '' ? title : `${title}: ${categoryName(category, messages)}`,
      description,
      canonical: routes.blog.href({ category }),
      isIndexable: category === '',
      feed: FEED_PATH,
    }
  },
  View: ({ request, data }: Props) => (
    <BlogView articles={data.articles} category={readCategory(request.search)} />
  ),
  Pending: DocumentSkeleton,
  structuredData: () => import('#web/pages/blog/structured-data.ts'),
})

function readCategory(search: string): string {
  return new URLSearchParams(search).get('category') ?? ''
}
