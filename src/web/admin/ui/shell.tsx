import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminPaths, matchAdmin } from '#web/admin/routing/admin-paths.ts'
import { ADMIN_PAGES } from '#web/admin/routing/admin-routes.ts'
import { useLogOut } from '#web/admin/session/session-gate.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Skeleton } from '#web/admin/ui/loaded.tsx'
import { Navigation } from '#web/admin/ui/navigation.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useFocusKept } from '#web/admin/ui/use-focus-kept.ts'
import { CodeError } from '#web/load-code.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { untilLoaded } from '#web/ui/frame/error-boundary.tsx'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'
import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'

const MAIN_ID = 'inhalt'

/** The frame of the area: navigation, the current screen, footer. */
export function Shell() {
  const { language, site } = usePage()
  const { api, account } = useAdmin()
  const messages = inLanguage(adminAreaMessages, language)
  const logOut = useLogOut(api)
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useFocusKept(main)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
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
            <span>{site.title}</span>
          </Link>
          <Navigation path={path} />
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

function CurrentScreen({ path }: { path: string }) {
  const messages = useMessages(adminAreaMessages)
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
  const Page = ADMIN_PAGES[found.name]
  return <Page id={found.id} />
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
  const { area } = useMessages(adminAreaMessages)
  return (
    <Screen title={area}>
      <Failure error={error} onRetry={() => location.reload()} />
    </Screen>
  )
}

/** A screen whose code could not be loaded. A new version has other files, which only a new document knows. */
function MissingScreen({ error, onLoaded }: { error: CodeError; onLoaded: () => void }) {
  const { notOpened } = useMessages(adminAreaMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another failure only
  useEffect(() => untilLoaded(error, onLoaded), [error])
  return (
    <Screen title={notOpened}>
      <Failure error={error} onRetry={() => void error.again().then(onLoaded, () => undefined)} />
    </Screen>
  )
}
