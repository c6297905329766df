import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { AdminStats } from '#domain/metric/admin-stats.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { statsQuery } from '#web/admin/dashboard/stats-query.ts'
import { adminPaths, NAVIGATION, type ScreenName, TABS } from '#web/admin/routing/admin-paths.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const NAVIGATION_ID = 'nav'

/** The screens of the area, with what waits in the inbox; behind a button on narrow screens. */
export function Navigation({ path }: { path: string }) {
  const {
    language,
    messages: { frame },
  } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminAreaMessages, language)
  const stats = useQuery(statsQuery(api)).data
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another screen is shown
  useEffect(() => menu.current?.hidePopover(), [path])
  return (
    <>
      <button type="button" className="btn menu-btn ic ic-menu" popoverTarget={NAVIGATION_ID}>
        {frame.menu} <OpenSubmissions stats={stats} />
      </button>
      <nav className="nav adm-nav" id={NAVIGATION_ID} popover="auto" aria-label={messages.area} ref={menu}>
        <button
          type="button"
          className="btn icon nav-close ic ic-x"
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label={frame.close}
        />
        <ul>
          {NAVIGATION.map(name => (
            <li key={name}>
              <Link
                className={`ic ic-${adminPaths[name].icon}`}
                href={adminPaths[name]()}
                aria-current={isShown(path, name) ? 'page' : undefined}
              >
                <span>{messages.nav[name]}</span>
                {name === 'inbox' && <OpenSubmissions stats={stats} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type OpenSubmissionsProps = {
  stats: Pick<AdminStats, 'openSubmissions' | 'dueSubmissions'> | undefined
}

/** How many submissions wait, and whether one is due soon. */
function OpenSubmissions({ stats }: OpenSubmissionsProps) {
  const messages = useMessages(adminAreaMessages)
  if (stats === undefined || stats.openSubmissions === 0) return null
  const { openSubmissions, dueSubmissions } = stats
  return (
    <span className={dueSubmissions > 0 ? 'n due ic ic-warn' : 'n'}>
      <span>{openSubmissions}</span>
      <span className="vh">
        {` ${messages.openOnes}${dueSubmissions > 0 ? `, ${messages.dueOnes(dueSubmissions)}` : ''}`}
      </span>
    </span>
  )
}

/** A screen's entry is also marked for those that its tabs lead to. */
function isShown(path: string, entry: ScreenName): boolean {
  return [entry, ...TABS.filter(tab => adminPaths[tab].tabOf === entry)].some(name => isWithin(path, name))
}

/** Every screen but the dashboard is also current for the paths below it. */
function isWithin(path: string, name: ScreenName): boolean {
  const href = adminPaths[name].path
  return path === href || (name !== 'dashboard' && path.startsWith(`${href}/`))
}
