import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { useMessages } from '#web/messages.ts'

/** The screens that belong to the inbox: submissions, mails, subscribers, who must not be listed, and consents. */
export function InboxTabs() {
  const messages = useMessages(adminAreaMessages).inboxTabs
  const tabs = ['inbox', 'outbox', 'subscribers', 'suppressions', 'consents'] as const
  return <Tabs label={messages.label} tabs={tabs.map(tab => [adminPaths[tab](), messages[tab]])} />
}

interface TabsProps {
  label: string
  tabs: readonly (readonly [href: string, text: string])[]
}

/** Leads to the screens that belong together. */
export function Tabs({ label, tabs }: TabsProps) {
  const [path] = useLocation()
  // The longest one, because a tab may stand below the address of another.
  const [current] = tabs
    .filter(([href]) => path === href || path.startsWith(`${href}/`))
    .sort(([a], [b]) => b.length - a.length)
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab
  useEffect(() => {
    // Where the tabs scroll, the current one comes into view.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav className="adm-tabs" aria-label={label} ref={row}>
      <ul>
        {tabs.map(([href, text]) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : current?.[0] === href ? true : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
