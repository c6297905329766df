import { Link } from 'wouter'
import { messages as placesMessages } from '#translated/pages/places.ts'
import type { RegionList } from '#web/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { LinkIndex } from '#web/ui/list/link-index.tsx'

/** The states with their largest cities, landscapes, and what lies in no state. */
export function PlacesView({ regions }: { regions: RegionList }) {
  const { states, landscapes, elsewhere } = regions
  const isEmpty = hasNoPlaces(regions)
  const { messages, formats } = usePage()
  const texts = useMessages(placesMessages)
  const cityRow = ({ city, slug, count }: RegionList['elsewhere'][number]) => ({
    href: routes.city.href({ city: slug }),
    name: city,
    value: formats.count(count),
  })
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ href: routes.home.href(), label: messages.frame.nav.home }]} />
      <header className="page-head">
        <h1>{texts.title}</h1>
        {!isEmpty && <p className="lead">{texts.lead}</p>}
      </header>
      {isEmpty && <EmptyDirectory />}
      {states.map(({ name, slug, count, cities }) => (
        <section key={name} className="sec" aria-labelledby={`land-${slug ?? cities[0]?.slug}`}>
          <div className="sec-head">
            <h2 id={`land-${slug ?? cities[0]?.slug}`}>{name}</h2>
            <p className="quiet">
              {slug === null ? (
                messages.count.businesses(formats.counted(count))
              ) : (
                <Link href={routes.region.href({ region: slug })}>
                  {texts.allOf(messages.count.businesses(formats.counted(count)))}
                </Link>
              )}
            </p>
          </div>
          <LinkIndex rows={cities.map(cityRow)} />
        </section>
      ))}
      {landscapes.length > 0 && (
        <section className="sec" aria-labelledby="landschaften">
          <div className="sec-head">
            <h2 id="landschaften">{texts.landscapes}</h2>
          </div>
          <LinkIndex
            rows={landscapes.map(({ name, slug, count }) => ({
              href: routes.region.href({ region: slug }),
              name,
              value: formats.count(count),
            }))}
          />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section className="sec" aria-labelledby="weitere">
          <div className="sec-head">
            <h2 id="weitere">{texts.elsewhere}</h2>
          </div>
          <LinkIndex rows={elsewhere.map(cityRow)} />
        </section>
      )}
    </div>
  )
}

/** Nobody is listed anywhere. */
export function hasNoPlaces({ states, elsewhere }: RegionList): boolean {
  return states.length === 0 && elsewhere.length === 0
}
