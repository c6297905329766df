import { Link } from 'wouter'
import type { BlogEntry } from '#domain/content/document.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ArticleFacts } from '#web/pages/blog/article-facts.tsx'
import { CategoryChips } from '#web/pages/blog/category-chips.tsx'
import { categoryName } from '#web/pages/blog/category-name.tsx'
import { FEED_PATH, routes } from '#web/routing/routes.ts'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { Drawing } from '#web/ui/picture/drawing.tsx'

interface BlogViewProps {
  /** Newest first. */
  articles: readonly BlogEntry[]
  /** '' for all. */
  category: string
}

/** The newest article large, the others in a list; one category's all in the list. */
export function BlogView({ articles, category }: BlogViewProps) {
  const { messages } = usePage()
  const texts = useMessages(blogMessages)
  const [featured] = category === '' ? articles : []
  const listed = articles.filter(
    article => article !== featured && (category === '' || article.category === category),
  )
  return (
    <div className="wrap written">
      <DocumentHead title={texts.title}>
        <p className="lead">{[texts.lead, texts.inGerman].filter(Boolean).join(' ')}</p>
        <div className="blog-tools">
          <CategoryChips articles={articles} category={category} />
          <Link className="btn" href={routes.newsletter.href()}>
            {messages.frame.nav.newsletter}
          </Link>
          <a href={FEED_PATH} type="application/rss+xml">
            {texts.feed}
          </a>
        </div>
      </DocumentHead>
      {featured !== undefined && (
        <section className="margin-part featured" aria-labelledby="neu">
          <h2 id="neu">{texts.newest}</h2>
          <article lang="de">
            <ArticleDrawing article={featured} />
            <div>
              <h3>
                <Link href={routes.article.href({ slug: featured.slug })}>{featured.title}</Link>
              </h3>
              <p className="lead">{featured.description}</p>
              <ArticleFacts article={featured} />
            </div>
          </article>
        </section>
      )}
      <section className="margin-part" aria-labelledby="liste">
        <h2 id="liste">
          {category === '' ? texts.articles : texts.inCategory(categoryName(category, texts))}
        </h2>
        <ul className="articles">
          {listed.map(article => (
            <li key={article.slug}>
              <article lang="de">
                <ArticleDrawing article={article} />
                <div>
                  <h3>
                    <Link href={routes.article.href({ slug: article.slug })}>{article.title}</Link>
                  </h3>
                  <p>{article.description}</p>
                  <ArticleFacts article={article} />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Decorative: the title is beside it. */
function ArticleDrawing({ article: { drawing } }: { article: BlogEntry }) {
  return (
    <div className="pic" aria-hidden="true">
      <Drawing name={drawing ?? 'files'} />
    </div>
  )
}
