import type { BlogArticle, BlogEntry } from '#domain/document.ts'
import { blogWords } from '#web/messages/blog/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { ArticleFacts } from '#web/ui/blog/article-facts.tsx'
import { ArticleNeighbours } from '#web/ui/blog/article-neighbours.tsx'
import { Html } from '#web/ui/written/html.tsx'
import { Toc } from '#web/ui/written/toc.tsx'
import { WrittenHead } from '#web/ui/written/written-head.tsx'

interface ArticleViewProps {
  article: BlogArticle
  /** All of them, newest first. */
  articles: readonly BlogEntry[]
}

/** Title, facts, table of contents, text, and the articles before and after. */
export function ArticleView({ article, articles }: ArticleViewProps) {
  const words = blogWords(usePage().language)
  return (
    <div className="wrap written">
      <WrittenHead
        title={article.title}
        titleLanguage="de"
        above={[{ href: paths.blog(), label: words.title }]}
      >
        <p className="lead" lang="de">
          {article.description}
        </p>
        <ArticleFacts article={article} />
        {words.articleInGerman !== '' && <p className="note">{words.articleInGerman}</p>}
      </WrittenHead>
      <div className="written-body">
        <Toc entries={article.headings} language="de" />
        <article className="written-text" lang="de">
          <Html className="text headed" html={article.html} />
        </article>
      </div>
      <ArticleNeighbours slug={article.slug} articles={articles} />
    </div>
  )
}
