import { Link } from 'wouter'
import type { DirectoryStats } from '#domain/search.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { Logo } from '#web/ui/logo.tsx'
import { FOOTER_GROUPS, type NavigationLink } from '#web/ui/navigation.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

export function Footer({ stats }: { stats: DirectoryStats | undefined }) {
  const { messages, formats, site } = usePage()
  const { frame } = messages
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <div>
          <Link className="logo" href={paths.home()}>
            <Logo />
            {site.title}
          </Link>
          <p className="quiet">{frame.claim}</p>
          {stats?.dataDate && <p className="quiet">{frame.dataDate(formats.longDate(stats.dataDate))}</p>}
        </div>
        <Column
          title={frame.columns.directory}
          links={[
            { href: paths.businesses(), label: frame.searchBusinesses },
            { href: `${paths.home()}#orte`, label: frame.popularCities },
          ]}
        />
        <Column
          title={frame.columns.categories}
          links={FOOTER_GROUPS.map(group => ({ href: paths.group(group), label: messages.groups[group] }))}
        />
        <Column title={site.title} links={[{ href: `${paths.home()}#herkunft`, label: frame.nav.sources }]} />
        <ThemeSwitch />
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
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
