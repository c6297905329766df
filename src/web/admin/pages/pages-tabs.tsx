import { Link, useLocation } from 'wouter'
import { adminIndexingMessages } from '#web/admin/pages/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { usePage } from '#web/page-context.ts'

/** The screens about search engines. */
export function PagesTabs() {
  const { tabs: words } = adminIndexingMessages(usePage().language)
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
