import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { adminPaths, TABS, type Tabbed } from '#web/admin/routing/admin-paths.ts'
import { useMessages } from '#web/messages.ts'

/** Leads to the screens that belong together. @param of the first of them */
export function Tabs({ of }: { of: Tabbed }) {
  const { tabs: texts, tabLists } = useMessages(adminAreaMessages)
  const tabs = TABS.filter(name => adminPaths[name].tabOf === of)
  const [path] = useLocation()
  // The longest one, because a tab may stand below the address of another.
  const [current] = tabs
    .filter(name => path === adminPaths[name]() || path.startsWith(`${adminPaths[name]()}/`))
    .sort((a, b) => adminPaths[b]().length - adminPaths[a]().length)
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab
  useEffect(() => {
    // Where the tabs scroll, the current one comes into view.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav className="adm-tabs" aria-label={tabLists[of]} ref={row}>
      <ul>
        {tabs.map(name => (
          <li key={name}>
            <Link
              href={adminPaths[name]()}
              aria-current={path === adminPaths[name]() ? 'page' : current === name ? true : undefined}
            >
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
