import { Link } from 'wouter'
import { OTHER_INITIAL } from '#web/cards/category-overview.ts'
import { categoriesWords } from '#web/messages/categories/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/routing/paths.ts'

/** A link for every initial; nothing where there are none. */
export function Initials({ initials, shown }: { initials: readonly string[]; shown?: string }) {
  const words = categoriesWords(usePage().language)
  if (initials.length === 0) return null
  return (
    <nav className="initials" aria-label={words.letters}>
      <ul className="chips">
        {initials.map(initial => (
          <li key={initial}>
            <Link
              className={initial === shown ? 'chip on' : 'chip'}
              href={paths.categories(initial)}
              aria-current={initial === shown ? 'page' : undefined}
            >
              {initial === OTHER_INITIAL ? words.digits : initial}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
