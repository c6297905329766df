import type { BlogArticle, BlogEntry } from '#domain/content/document.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { useMessages } from '#web/messages.ts'
import { ArticleNeighbours } from '#web/pages/article/article-neighbours.tsx'
import { ArticleFacts } from '#web/pages/blog/article-facts.tsx'
import { routes } from '#web/routing/routes.ts'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { Html } from '#web/ui/document/html.tsx'
import { TableOfContents } from '#web/ui/document/table-of-contents.tsx'

interface ArticleViewProps {
  article: BlogArticle
  /** All of them, newest first. */
  articles: readonly BlogEntry[]
}

/** Title, facts, table of contents, text, and the articles before and after. */
export function ArticleView({ article, articles }: ArticleViewProps) {
  const messages = useMessages(blogMessages)
  return (
    <div className="wrap written">
      <DocumentHead
        title={article.title}
        titleLanguage="de"
        above={[{ href: routes.blog.href(), label: messages.title }]}
      >
        <p className="lead" lang="de">
          {article.description}
        </p>
        <ArticleFacts article={article} />
        {messages.articleInGerman !== '' && <p className="note">{messages.articleInGerman}</p>}
      </DocumentHead>
      <div className="written-body">
        <TableOfContents entries={article.headings} language="de" />
        <article className="written-text" lang="de">
          <Html className="text headed" html={article.html} />
        </article>
      </div>
      <ArticleNeighbours slug={article.slug} articles={articles} />
    </div>
  )
}
