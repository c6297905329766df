import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { AdminStats } from '#domain/metric/admin-stats.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { statsQuery } from '#web/admin/dashboard/stats-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
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
          {navigation(messages.nav).map(({ href, label, icon, covers = [] }) => (
            <li key={href}>
              <Link
                className={`ic ic-${icon}`}
                href={href}
                aria-current={[href, ...covers].some(one => isWithin(path, one)) ? 'page' : undefined}
              >
                <span>{label}</span>
                {href === adminPaths.inbox() && <OpenSubmissions stats={stats} />}
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

type NavMessages = (typeof adminAreaMessages)['nav']

interface NavEntry {
  readonly href: string
  readonly label: string
  readonly icon: string
  /** Other screens for which this entry is marked as current. */
  readonly covers?: readonly string[]
}

function navigation(nav: NavMessages): readonly NavEntry[] {
  return [
    { href: adminPaths.dashboard(), label: nav.dashboard, icon: 'home' },
    { href: adminPaths.businesses(), label: nav.businesses, icon: 'rows' },
    { href: adminPaths.categories(), label: nav.categories, icon: 'grid' },
    { href: adminPaths.duplicates(), label: nav.duplicates, icon: 'pair' },
    {
      href: adminPaths.inbox(),
      label: nav.inbox,
      icon: 'inbox',
      covers: [
        adminPaths.outbox(),
        adminPaths.subscribers(),
        adminPaths.suppressions(),
        adminPaths.consents(),
      ],
    },
    { href: adminPaths.imports(), label: nav.imports, icon: 'sheet' },
    { href: adminPaths.jobs(), label: nav.jobs, icon: 'clock' },
    { href: adminPaths.validation(), label: nav.validation, icon: 'link' },
    { href: adminPaths.searches(), label: nav.searches, icon: 'search' },
    {
      href: adminPaths.indexing(),
      label: nav.indexing,
      icon: 'web',
      covers: [adminPaths.redirects()],
    },
    { href: adminPaths.settings(), label: nav.settings, icon: 'gear' },
    { href: adminPaths.audit(), label: nav.audit, icon: 'book' },
    { href: adminPaths.backups(), label: nav.backups, icon: 'box' },
    { href: adminPaths.account(), label: nav.account, icon: 'key' },
  ]
}

/** Every screen but the dashboard is also current for the paths below it. */
function isWithin(path: string, href: string): boolean {
  return path === href || (href !== adminPaths.dashboard() && path.startsWith(`${href}/`))
}
