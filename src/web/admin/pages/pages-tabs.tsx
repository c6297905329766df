import { Link, useLocation } from 'wouter'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { indexingWords } from '#web/messages/admin-indexing/words.ts'
import { usePage } from '#web/page-context.ts'

/** The screens about search engines. */
export function PagesTabs() {
  const { tabs: words } = indexingWords(usePage().language)
  const [path] = useLocation()
  return (
    <nav className="adm-tabs" aria-label={words.label}>
      <ul>
        {(['indexing', 'redirects'] as const).map(tab => (
          <li key={tab}>
            <Link href={adminPaths[tab]()} aria-current={path === adminPaths[tab]() ? 'page' : undefined}>
              {words[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
