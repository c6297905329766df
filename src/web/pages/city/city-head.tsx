import { Link } from 'wouter'
import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { cityHeading } from '#web/pages/city/city-texts.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

/** Path, name and groups. */
export function CityHead({ facts }: { facts: CityFacts }) {
  const context = usePage()
  const { messages } = context
  const { category, regions } = facts
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: routes.home.href(), label: messages.frame.nav.home },
          { href: routes.places.href(), label: messages.frame.allPlaces },
          ...regions.map(({ name, slug }) => ({ href: routes.region.href({ region: slug }), label: name })),
          ...(category === null ? [] : [{ href: routes.city.href({ city: facts.slug }), label: facts.city }]),
        ]}
      />
      <header className="place-head">
        <h1>{cityHeading(context, facts)}</h1>
        <Groups facts={facts} />
      </header>
    </>
  )
}

/** The groups that the city has, as badges with counts, the shown one highlighted. */
function Groups({ facts }: { facts: CityFacts }) {
  const { messages, formats, language } = usePage()
  if (facts.groups.length === 0) return null
  const shown = facts.category?.group
  return (
    <ul className="chips" aria-label={inLanguage(cityMessages, language).groups}>
      {facts.groups.map(({ slug, count }) => (
        <li key={slug}>
          <Link
            className={slug === shown ? 'chip on' : 'chip'}
            href={routes.cityCategory.href({ city: facts.slug, category: slug })}
            aria-current={slug === facts.category?.slug ? 'page' : undefined}
          >
            <span>
              <span>{messages.groups[slug]}</span> <span className="n">{formats.count(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
