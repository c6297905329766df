import { Link, useLocation } from 'wouter'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { usePage } from '#web/page-context.ts'

/** The screens that belong to the inbox: what comes in, what goes out, and who wants to hear or not to be heard of. */
export function InboxTabs() {
  const words = adminAreaMessages(usePage().language).inboxTabs
  const [path] = useLocation()
  return (
    <nav className="adm-tabs" aria-label={words.label}>
      <ul>
        {INBOX_TABS.map(tab => {
          const href = adminPaths[tab]()
          return (
            <li key={tab}>
              <Link
                href={href}
                aria-current={path === href ? 'page' : path.startsWith(`${href}/`) ? true : undefined}
              >
                {words[tab]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const INBOX_TABS = ['inbox', 'outbox', 'subscribers', 'suppressions'] as const
