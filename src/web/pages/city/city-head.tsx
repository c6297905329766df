import { Link } from 'wouter'
import type { CityFacts } from '#web/api/api.ts'
import { businessListMessages } from '#web/messages/business-list.ts'
import { usePage } from '#web/page-context.ts'
import { cityHeading, cityIntro } from '#web/pages/city/city-texts.ts'
import { cityMessages } from '#web/pages/city/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Metrics } from '#web/ui/list/metrics.tsx'
import { CountrySpot } from '#web/ui/picture/country-spot.tsx'

/** Path, name, introduction, metrics, groups, and where in Germany it is. */
export function CityHead({ facts }: { facts: CityFacts }) {
  const context = usePage()
  const { messages, formats, language } = context
  const listing = businessListMessages(language)
  const { category, averageRating, regions } = facts
  return (
    <>
      <Breadcrumbs
        label={listing.path}
        trail={[
          { href: routes.home.href(), label: messages.frame.nav.home },
          { href: routes.places.href(), label: messages.frame.allPlaces },
          ...regions.map(({ name, slug }) => ({ href: routes.region.href({ region: slug }), label: name })),
          ...(category === null ? [] : [{ href: routes.city.href({ city: facts.slug }), label: facts.city }]),
        ]}
      />
      <header className="cat-head">
        <div>
          <h1>{cityHeading(context, facts)}</h1>
          {facts.total > 0 && (
            <>
              <p className="lead">{cityIntro(context, facts)}</p>
              <Metrics
                metrics={[
                  { label: listing.businesses, value: formats.count(facts.total) },
                  {
                    label: listing.averageRating,
                    value: averageRating === null ? null : formats.rating(averageRating),
                  },
                ]}
              />
            </>
          )}
          <Groups facts={facts} />
        </div>
        {facts.total > 0 && (
          <div className="pic spot-pic">
            <CountrySpot latitude={facts.latitude} longitude={facts.longitude} radius={3.5} />
          </div>
        )}
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
    <ul className="chips" aria-label={cityMessages(language).groups}>
      {facts.groups.map(({ slug, count }) => (
        <li key={slug}>
          <Link
            className={slug === shown ? 'chip on' : 'chip'}
            href={routes.cityCategory.href({ city: facts.slug, category: slug })}
            aria-current={slug === facts.category?.slug ? 'page' : undefined}
          >
            <span>
              {messages.groups[slug]} <span className="n">{formats.count(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
