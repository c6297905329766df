import { Link } from 'wouter'
import type { BlogEntry } from '#domain/content/document.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryName } from '#web/pages/blog/category-name.tsx'
import { routes } from '#web/routing/routes.ts'

/** Category, language where it is not the page's, author where one is named, date, later change and reading time, in the language of the page. */
export function ArticleFacts({ article }: { article: BlogEntry }) {
  const { formats, language } = usePage()
  const messages = inLanguage(blogMessages, language)
  const { author, category, date, updated, readingMinutes } = article
  return (
    <p className="article-facts" lang={language}>
      <Link href={routes.blog.href({ category })}>
        <CategoryName category={category} />
      </Link>
      {messages.onlyGerman !== '' && <span className="tag">{messages.onlyGerman}</span>}
      {author !== undefined && <span>{messages.by(author)}</span>}
      <time dateTime={date}>{formats.longDate(date)}</time>
      {updated !== date && <time dateTime={updated}>{messages.updated(formats.longDate(updated))}</time>}
      <span>{messages.minutes(formats.counted(readingMinutes))}</span>
    </p>
  )
}
