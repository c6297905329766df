import { Link } from 'wouter'
import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import { OTHER_INITIAL } from '#web/cards/category-overview.ts'
import { useMessages } from '#web/messages.ts'
import { routes } from '#web/routing/routes.ts'

/** A link for every initial; nothing where there are none. */
export function Initials({ initials, shown }: { initials: readonly string[]; shown?: string }) {
  const messages = useMessages(categoriesMessages)
  if (initials.length === 0) return null
  return (
    <nav className="initials" aria-label={messages.letters}>
      <ul className="chips">
        {initials.map(initial => (
          <li key={initial}>
            <Link
              className={initial === shown ? 'chip on' : 'chip'}
              href={routes.categories.href({ letter: initial })}
              aria-current={initial === shown ? 'page' : undefined}
            >
              {initial === OTHER_INITIAL ? messages.digits : initial}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
