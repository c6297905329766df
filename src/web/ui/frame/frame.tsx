import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { reads } from '#web/api/reads.ts'
import { FavouritesLink } from '#web/favourites/favourite-button.tsx'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Footer } from '#web/ui/frame/footer.tsx'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'
import { navigationLinks, sectionOf } from '#web/ui/frame/navigation.ts'

const MAIN_ID = 'inhalt'

/** What every public page shares: skip link, notice, head with navigation, main, foot. */
export function Frame({ children }: { children: ReactNode }) {
  const { api, messages, site, formats } = usePage()
  const stats = useQuery(reads.stats(api)).data
  const [path] = useLocation()
  const section = sectionOf(path)
  const main = useRef<HTMLElement>(null)
  usePageFocus(path, main)
  return (
    <>
      <a className="skip" href={`#${MAIN_ID}`}>
        {messages.frame.skip}
      </a>
      {stats?.hasDemonstration && (
        <aside className="demo" aria-label={messages.frame.demoLabel}>
          <div className="wrap">
            <b>{messages.frame.demoTitle}</b>{' '}
            <span>
              {stats.demonstrations < stats.total
                ? messages.frame.demoSome(formats.counted(stats.demonstrations))
                : messages.frame.demoText}
            </span>
          </div>
        </aside>
      )}
      <header className="mast">
        <div className="wrap mast-in">
          <Link className="logo" href={routes.home.href()}>
            <Logo />
            <span>{site.title}</span>
          </Link>
          <button type="button" className="btn menu-btn ic ic-menu" popoverTarget="nav">
            {messages.frame.menu}
          </button>
          <nav className="nav" id="nav" popover="auto" aria-label={messages.frame.mainNavigation}>
            <button
              type="button"
              className="btn icon nav-close ic ic-x"
              popoverTarget="nav"
              popoverTargetAction="hide"
              aria-label={messages.frame.close}
            />
            <ul>
              {navigationLinks(messages).map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={href === path ? 'page' : href === section ? 'true' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link className="btn" href={routes.addBusiness.href()}>
                  {messages.frame.nav.addBusiness}
                </Link>
              </li>
            </ul>
            <LanguageList />
          </nav>
          <FavouritesLink />
        </div>
      </header>
      <main id={MAIN_ID} ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer stats={stats} />
    </>
  )
}

/** After a change of page in the browser: top of the page, focus on the content, menus closed. */
function usePageFocus(path: string, main: { readonly current: HTMLElement | null }): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [path, main])
}
