import { Link } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import type { DirectoryStats } from '#domain/search/search.ts'
import { cachedMarkup } from '#web/markup/cached-markup.ts'
import { usePage } from '#web/page-context.ts'
import { favouritesHref, routes } from '#web/routing/routes.ts'
import { LanguageList } from '#web/ui/frame/language-list.tsx'
import { Logo } from '#web/ui/frame/logo.tsx'
import { FOOTER_GROUPS, legalLinks, type NavigationLink, siteLinks } from '#web/ui/frame/navigation.ts'
import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'

export function Footer({ stats }: { stats: DirectoryStats | undefined }) {
  const { frame } = usePage().messages
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <CachedColumns dataDate={stats?.dataDate ?? ''} hasCities={stats?.cities !== 0} />
        <nav aria-label={frame.language}>
          <h2>{frame.language}</h2>
          <LanguageList />
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

interface ColumnsProps {
  /** ISO; '' while unknown. */
  dataDate: string
  hasCities: boolean
}

const CachedColumns = cachedMarkup<ColumnsProps>('footer', Columns)

/** What is the same below every page. */
function Columns({ dataDate, hasCities }: ColumnsProps) {
  const { messages, formats, site, language } = usePage()
  const { frame } = messages
  const home = localAddress(language, routes.home.href())
  return (
    <>
      <div>
        <Link className="logo" href={routes.home.href()}>
          <Logo />
          <span>{site.title}</span>
        </Link>
        <p className="quiet">{frame.claim}</p>
        {dataDate !== '' && <p className="quiet">{frame.dataDate(formats.longDate(dataDate))}</p>}
      </div>
      <Column
        title={frame.columns.directory}
        links={[
          { href: routes.businesses.href(), label: frame.searchBusinesses },
          { href: '/categories', label: frame.nav.categories },
          { href: favouritesHref(), label: frame.nav.saved },
          ...(hasCities ? [{ href: routes.places.href(), label: frame.allPlaces }] : []),
        ]}
      />
      {hasCities && (
        <Column
          title={frame.columns.categories}
          links={FOOTER_GROUPS.map(group => ({
            href: routes.category.href({ category: group }),
            label: messages.groups[group],
          }))}
        />
      )}
      <Column
        title={site.title}
        links={[...siteLinks(messages), { href: `${home}#herkunft`, label: frame.nav.sources }]}
      />
      <Column title={frame.columns.legal} links={legalLinks(messages)} />
    </>
  )
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            {href.includes('#') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
