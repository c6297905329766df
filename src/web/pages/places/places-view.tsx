import { Link } from 'wouter'
import { messages as placesMessages } from '#translated/pages/places.ts'
import type { RegionList } from '#web/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { LinkSection } from '#web/ui/list/link-index.tsx'

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
        <LinkSection
          heading={`land-${slug ?? cities[0]?.slug}`}
          title={name}
          key={name}
          aside={
            <p className="quiet">
              {slug === null ? (
                messages.count.businesses(formats.counted(count))
              ) : (
                <Link href={routes.region.href({ region: slug })}>
                  {texts.allOf(messages.count.businesses(formats.counted(count)))}
                </Link>
              )}
            </p>
          }
          rows={cities.map(cityRow)}
        />
      ))}
      <LinkSection
        heading="landschaften"
        title={texts.landscapes}
        rows={landscapes.map(({ name, slug, count }) => ({
          href: routes.region.href({ region: slug }),
          name,
          value: formats.count(count),
        }))}
      />
      <LinkSection heading="weitere" title={texts.elsewhere} rows={elsewhere.map(cityRow)} />
    </div>
  )
}

/** Nobody is listed anywhere. */
export function hasNoPlaces({ states, elsewhere }: RegionList): boolean {
  return states.length === 0 && elsewhere.length === 0
}
