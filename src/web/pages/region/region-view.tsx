import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as regionMessages } from '#translated/pages/region.ts'
import type { RegionFacts } from '#web/api/api.ts'
import type { Read } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { regionCategories, regionCounts } from '#web/pages/region/region-texts.ts'
import { useLeftList } from '#web/results/use-left-list.ts'
import { routes } from '#web/routing/routes.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { CardList } from '#web/ui/card/card-list.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { LinkSection } from '#web/ui/list/link-index.tsx'
import { Metrics } from '#web/ui/list/metrics.tsx'
import { SourceNote } from '#web/ui/list/source-note.tsx'
import { CountrySpot } from '#web/ui/picture/country-spot.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** The best businesses; all of them are one click away. */
export const REGION_CARDS = 12

interface RegionViewProps {
  facts: RegionFacts
  list: Read<CardPage | null>
}

/** A region: head, its best businesses, its towns, trades and smaller regions. */
export function RegionView({ facts, list }: RegionViewProps) {
  const { api, messages, formats } = usePage()
  const { data: stats } = useQuery(reads.stats(api))
  const texts = useMessages(regionMessages)
  const regionRow = ({ slug, name, count }: RegionFacts['parts'][number]) => ({
    href: routes.region.href({ region: slug }),
    name,
    value: formats.count(count),
  })
  return (
    <div className="wrap">
      <RegionHead facts={facts} />
      {stats?.total === 0 ? (
        <EmptyDirectory />
      ) : facts.total === 0 ? (
        <Empty level={2} title={texts.empty(facts.name)}>
          <Link className="btn go" href={routes.home.href()}>
            {messages.notFound.backHome}
          </Link>
        </Empty>
      ) : (
        <Best facts={facts} list={list} />
      )}
      <LinkSection
        heading="orte"
        title={texts.cities}
        rows={facts.cities.map(({ city, slug, count }) => ({
          href: routes.city.href({ city: slug }),
          name: city,
          value: formats.count(count),
        }))}
      />
      <LinkSection
        heading="kategorien"
        title={texts.categories}
        rows={facts.categories.map(({ slug, name, count }) => ({
          href: routes.businesses.href({ category: slug, location: facts.name }),
          name,
          value: formats.count(count),
        }))}
      />
      <LinkSection heading="regionen" title={texts.parts} rows={facts.parts.map(regionRow)} />
      <LinkSection heading="landschaften" title={texts.landscapes} rows={facts.landscapes.map(regionRow)} />
    </div>
  )
}

/** Path, name, introduction, metrics, the way to the search, groups, and where in Germany it is. */
function RegionHead({ facts }: { facts: RegionFacts }) {
  const context = usePage()
  const { messages, formats, language } = context
  const texts = inLanguage(regionMessages, language)
  const { list: listing } = messages
  const { name, averageRating, latitude, longitude } = facts
  const [businesses, inPlaces] = regionCounts(context, facts)
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: routes.home.href(), label: messages.frame.nav.home },
          { href: routes.places.href(), label: messages.frame.allPlaces },
          ...facts.within.map(({ slug, name }) => ({
            href: routes.region.href({ region: slug }),
            label: name,
          })),
        ]}
      />
      <header className="cat-head">
        <div>
          <h1>{name}</h1>
          {facts.total > 0 && (
            <>
              <p className="lead">{texts.lead(businesses, inPlaces, regionCategories(context, facts))}</p>
              <Metrics
                metrics={[
                  {
                    label: listing.businessesOf(formats.counted(facts.total)),
                    value: formats.count(facts.total),
                  },
                  {
                    label: listing.placesOf(formats.counted(facts.cityCount)),
                    value: formats.count(facts.cityCount),
                  },
                  {
                    label: listing.averageRating,
                    value: averageRating === null ? null : formats.rating(averageRating),
                  },
                ]}
              />
              <Link className="btn go" href={routes.businesses.href({ location: name })}>
                {texts.search}
              </Link>
              <ul className="chips" aria-label={texts.groups}>
                {facts.groups.map(({ slug, count }) => (
                  <li key={slug}>
                    <Link className="chip" href={routes.businesses.href({ category: slug, location: name })}>
                      <span>
                        <span>{messages.groups[slug]}</span> <span className="n">{formats.count(count)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="pic spot-pic">
          <CountrySpot latitude={latitude} longitude={longitude} radius={3.5} />
        </div>
      </header>
    </>
  )
}

function Best({ facts, list: read }: RegionViewProps) {
  const list = useQuery(read)
  const { messages, formats } = usePage()
  const texts = useMessages(regionMessages)
  const { data } = list
  const left = useLeftList(data != null)
  return (
    <section aria-labelledby="beste" {...left}>
      <div className="sec-head">
        <h2 id="beste">{texts.best}</h2>
        <Link href={routes.businesses.href({ location: facts.name })}>
          {texts.all(messages.count.businesses(formats.counted(facts.total)))}
        </Link>
      </div>
      <SourceNote order={texts.order} />
      {data == null && list.isError && (
        <Empty level={2} title={messages.reading.failed}>
          <button type="button" className="btn go" onClick={() => list.refetch()}>
            {messages.reading.again}
          </button>
        </Empty>
      )}
      {data == null && !list.isError && <EntrySkeletons count={REGION_CARDS} layout="cards four" />}
      {data != null && <CardList cards={data.businesses} />}
    </section>
  )
}
