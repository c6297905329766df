import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { reads } from '#web/api/reads.ts'
import type { Elements } from '#web/elements.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Countdown } from '#web/ui/not-found/countdown.tsx'
import { SearchBox } from '#web/ui/search/search-box.tsx'
import { Section } from '#web/ui/section.tsx'

export interface NotFoundProps {
  title: string
  text: string
  /** The next best step besides the home page. */
  action?: { readonly href: string; readonly label: string }
}

/** A wrong or gone address: says so, and offers the search, the way home and the biggest groups. */
export function NotFound({ title, text, action }: NotFoundProps) {
  const { api, messages, formats } = usePage()
  const groups = (useQuery(reads.groups(api)).data ?? []).filter(({ businessCount }) => businessCount > 0)
  return (
    <div className="wrap not-found">
      <Empty level={1} title={title} text={text} symbol="cross" />
      <SearchBox action={routes.businesses.href()} />
      <p className="chips">
        {action !== undefined && (
          <Link className="btn" href={action.href}>
            {action.label}
          </Link>
        )}
        <Link className="btn" href={routes.home.href()}>
          {messages.notFound.backHome}
        </Link>
      </p>
      <Countdown />
      {groups.length > 0 && (
        <Section
          heading="weiter"
          title={messages.notFound.goOn}
          aside={<Link href={routes.businesses.href()}>{messages.notFound.allBusinesses}</Link>}
        >
          <ul className="index">
            {groups.map(({ slug, businessCount }) => (
              <LeadRow key={slug} value={formats.count(businessCount)}>
                <Link href={routes.category.href({ category: slug })}>{messages.groups[slug]}</Link>
              </LeadRow>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function LeadRow({ children, value }: { children: Elements; value: string }) {
  return (
    <li className="lead-row">
      {children}
      <span className="quiet">{value}</span>
    </li>
  )
}
