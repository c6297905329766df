import { Link } from 'wouter'
import type { BlogEntry } from '#domain/content/document.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryName, categoryName } from '#web/pages/blog/category-name.tsx'
import { routes } from '#web/routing/routes.ts'

interface CategoryChipsProps {
  articles: readonly BlogEntry[]
  /** The one that is shown; '' for all. */
  category: string
}

/** The categories of the articles with their counts, as links. */
export function CategoryChips({ articles, category }: CategoryChipsProps) {
  const { formats, language } = usePage()
  const messages = inLanguage(blogMessages, language)
  const counts = new Map<string, number>()
  for (const article of articles) counts.set(article.category, (counts.get(article.category) ?? 0) + 1)
  const names = [...counts.keys()].sort((a, b) =>
    categoryName(a, messages).localeCompare(categoryName(b, messages), language),
  )
  return (
    <nav aria-label={messages.categories}>
      <ul className="chips">
        <li>
          <Link
            className={category === '' ? 'chip on' : 'chip'}
            href={routes.blog.href()}
            aria-current={category === '' ? 'page' : undefined}
          >
            {messages.all}
          </Link>
        </li>
        {names.map(name => (
          <li key={name}>
            <Link
              className={category === name ? 'chip on' : 'chip'}
              href={routes.blog.href({ category: name })}
              aria-current={category === name ? 'page' : undefined}
            >
              <span className="quiet">{formats.count(counts.get(name) ?? 0)}</span>
              <CategoryName category={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
