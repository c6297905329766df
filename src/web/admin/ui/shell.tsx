import { useQuery } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import type { AdminStats } from '#domain/metric/admin-stats.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { statsQuery } from '#web/admin/dashboard/stats-query.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { adminPaths, matchAdmin } from '#web/admin/routing/admin-paths.ts'
import { ADMIN_PAGES } from '#web/admin/routing/admin-routes.ts'
import { useLogOut } from '#web/admin/session/session-gate.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Skeleton } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useFocusKept } from '#web/admin/ui/use-focus-kept.ts'
import { CodeError } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { untilLoaded } from '#web/ui/frame/error-boundary.tsx'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'
import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'

const MAIN_ID = 'inhalt'
/** A popover on narrow screens. */
const NAVIGATION_ID = 'nav'

/** The frame of the area: navigation, the current screen, footer. */
export function Shell() {
  const {
    language,
    site,
    messages: { frame },
  } = usePage()
  const { api, account } = useAdmin()
  const messages = adminAreaMessages(language)
  const logOut = useLogOut(api)
  const [path] = useLocation()
  const stats = useQuery(statsQuery(api)).data
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useFocusKept(main)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    document.getElementById(NAVIGATION_ID)?.hidePopover()
    // An address with a part of the screen leads there (UploadPanel).
    if (location.hash !== '') return
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [path])
  return (
    <>
      <a className="skip" href={`#${MAIN_ID}`}>
        {messages.skip}
      </a>
      <div className="adm">
        <header className="adm-side">
          <Link className="logo" href={adminPaths.dashboard()}>
            <Logo />
            {site.title}
          </Link>
          <button type="button" className="btn menu-btn ic ic-menu" popoverTarget={NAVIGATION_ID}>
            {frame.menu} <OpenSubmissions stats={stats} />
          </button>
          <nav className="nav adm-nav" id={NAVIGATION_ID} popover="auto" aria-label={messages.area}>
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
                    {label}
                    {href === adminPaths.inbox() && <OpenSubmissions stats={stats} />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main className="adm-main" id={MAIN_ID} ref={main} tabIndex={-1}>
          <ScreenBoundary key={path}>
            <Suspense fallback={<Skeleton />}>
              <CurrentScreen path={path} />
            </Suspense>
          </ScreenBoundary>
        </main>
        <footer className="adm-foot">
          <p className="small quiet">{messages.loggedInAs(account.username)}</p>
          <a className="small" href={localAddress(language, '/')}>
            {messages.toSite}
          </a>
          <button type="button" className="btn ic ic-out" onClick={() => void logOut()}>
            {messages.logOut}
          </button>
          <LanguageList />
          <ThemeSwitch />
        </footer>
      </div>
    </>
  )
}

type OpenSubmissionsProps = {
  stats: Pick<AdminStats, 'openSubmissions' | 'dueSubmissions'> | undefined
}

/** How many submissions wait, and whether one is due soon. */
function OpenSubmissions({ stats }: OpenSubmissionsProps) {
  const messages = adminAreaMessages(usePage().language)
  if (stats === undefined || stats.openSubmissions === 0) return null
  const { openSubmissions, dueSubmissions } = stats
  return (
    <span className={dueSubmissions > 0 ? 'n due ic ic-warn' : 'n'}>
      {openSubmissions}
      <span className="vh">
        {' '}
        {messages.openOnes}
        {dueSubmissions > 0 && `, ${messages.dueOnes(dueSubmissions)}`}
      </span>
    </span>
  )
}

function CurrentScreen({ path }: { path: string }) {
  const messages = adminAreaMessages(usePage().language)
  const found = matchAdmin(path)
  if (found === null) {
    return (
      <Screen title={messages.lostTitle}>
        <p>{messages.lostText}</p>
        <p>
          <Link className="btn" href={adminPaths.dashboard()}>
            {messages.nav.dashboard}
          </Link>
        </p>
      </Screen>
    )
  }
  const Page = ADMIN_PAGES[found.pattern]
  return <Page id={found.id} />
}

type NavMessages = ReturnType<typeof adminAreaMessages>['nav']

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

/** Shows why a screen could not be loaded or rendered; the rest of the area still works. */
class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof CodeError)
      return <MissingScreen error={error} onLoaded={() => this.setState({ error: null })} />
    return <BrokenScreen error={error} />
  }
}

function BrokenScreen({ error }: { error: unknown }) {
  const { area } = adminAreaMessages(usePage().language)
  return (
    <Screen title={area}>
      <Failure error={error} onRetry={() => location.reload()} />
    </Screen>
  )
}

/** A screen whose code could not be loaded. A new version has other files, which only a new document knows. */
function MissingScreen({ error, onLoaded }: { error: CodeError; onLoaded: () => void }) {
  const { notOpened } = adminAreaMessages(usePage().language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another failure only
  useEffect(() => untilLoaded(error, onLoaded), [error])
  return (
    <Screen title={notOpened}>
      <Failure error={error} onRetry={() => void error.again().then(onLoaded, () => undefined)} />
    </Screen>
  )
}
