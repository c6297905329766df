import { Link } from 'wouter'
import type { BlogEntry } from '#domain/content/document.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { useMessages } from '#web/messages.ts'
import { routes } from '#web/routing/routes.ts'

interface ArticleNeighboursProps {
  slug: string
  /** All articles, newest first. */
  articles: readonly BlogEntry[]
}

/** The articles written before and after this one. */
export function ArticleNeighbours({ slug, articles }: ArticleNeighboursProps) {
  const messages = useMessages(blogMessages)
  const at = articles.findIndex(article => article.slug === slug)
  const newer = at > 0 ? articles[at - 1] : undefined
  const older = at === -1 ? undefined : articles[at + 1]
  if (newer === undefined && older === undefined) return null
  return (
    <nav className="neighbours" aria-label={messages.articles}>
      {older !== undefined && <Neighbour article={older} label={messages.older} rel="prev" />}
      {newer !== undefined && <Neighbour article={newer} label={messages.newer} rel="next" />}
    </nav>
  )
}

function Neighbour({ article, label, rel }: { article: BlogEntry; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link className={rel} href={routes.article.href({ slug: article.slug })} rel={rel}>
      <span className={rel === 'prev' ? 'quiet small ic ic-left' : 'quiet small ic ic-right'}>{label}</span>
      <span lang="de">{article.title}</span>
    </Link>
  )
}
