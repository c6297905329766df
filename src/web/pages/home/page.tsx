import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { DirectoryStats } from '#domain/search/search.ts'
import { reads } from '#web/api/reads.ts'
import { MAIN_GROUPS } from '#web/cards/main-groups.ts'
import type { MetaContext, PageMeta } from '#web/head/page-meta.ts'
import { homeWords } from '#web/messages/home/words.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryTile } from '#web/pages/home/category-tile.tsx'
import { CityTile } from '#web/pages/home/city-tile.tsx'
import { HomeResults } from '#web/pages/home/home-results.tsx'
import { TownPlan } from '#web/pages/home/town-plan.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { HOME_BUSINESSES, HOME_CITIES } from '#web/routing/page-sizes.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import {
  HOME_LIMIT,
  isNarrowed,
  type PageSearch,
  readSearch,
  toSearchParams,
} from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { SearchBox } from '#web/ui/search/search-box.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Home, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries } = context
  const search = readSearch(context.search)
  const isSearch = isNarrowed(search)
  await Promise.all([
    queries.prefetchQuery(reads.stats(api)),
    queries.prefetchQuery(reads.categories(api)),
    ...(isSearch
      ? [queries.prefetchQuery(reads.search(api, toSearchParams({ ...search, page: 1 }, HOME_LIMIT)))]
      : [
          queries.prefetchQuery(reads.cities(api, HOME_CITIES)),
          queries.prefetchQuery(reads.popular(api, HOME_BUSINESSES)),
        ]),
  ])
  const stats = queries.getQueryData(reads.stats(api).queryKey)
  return { status: 200, meta: meta(context, search, stats), cacheSeconds: isSearch ? 0 : CACHE_SECONDS }
}

function meta(
  { formats, messages, site, language }: MetaContext,
  search: PageSearch,
  stats: DirectoryStats | undefined,
): PageMeta {
  const isSearch = isNarrowed(search)
  return {
    title: isSearch ? homeWords(language).resultsTitle(search.query) : homeWords(language).title,
    description:
      site.description ||
      homeWords(language).description(...size({ formats, messages, site, language }, stats)),
    canonical: paths.home(),
    isIndexable: !isSearch,
  }
}

/** '59.599 Betriebe', 'in 580 Orten' */
function size(
  { formats, messages, site, language }: MetaContext,
  stats: DirectoryStats | undefined,
): [businesses: string, inPlaces: string] {
  const { total, cities } = stats ?? site.fallback
  return [
    messages.count.businesses(formats.count(total), formats.isOne(total)),
    homeWords(language).inPlaces(formats.count(cities), formats.isOne(cities)),
  ]
}

/** Home: search, groups, places, chosen businesses; after a search its results in their place. */
function Home({ search: text }: PageProps) {
  const { api, messages, formats, site, language } = usePage()
  const search = readSearch(text)
  const stats = useQuery(reads.stats(api)).data
  const categories = useQuery(reads.categories(api)).data
  const isSearch = isNarrowed(search)
  useTitle(meta({ messages, formats, site, language }, search, stats).title)
  const groups = new Map(categories?.groups.map(group => [group.slug, group]))
  const tiles = (
    <section className="sec" aria-labelledby="kategorien">
      <div className="sec-head">
        <h2 id="kategorien">{homeWords(language).categories}</h2>
        <Link href="/categories">{homeWords(language).allCategories}</Link>
      </div>
      <ul className="cats four">
        {MAIN_GROUPS.map(group => (
          <CategoryTile
            key={group}
            group={group}
            businessCount={groups.get(group)?.businessCount ?? 0}
            services={groups.get(group)?.topCategories ?? []}
          />
        ))}
      </ul>
    </section>
  )
  if (isSearch) {
    return (
      <>
        <div className="bar-top">
          <div className="wrap">
            <SearchBox action={paths.home()} search={search} size="slim" />
          </div>
        </div>
        <div className="wrap">
          <HomeResults search={search} />
          {tiles}
        </div>
      </>
    )
  }
  return (
    <>
      <section className="opening" aria-labelledby="start">
        <div className="wrap">
          <div className="opening-text">
            <h1 id="start">{homeWords(language).title}</h1>
            <p className="lead">
              {homeWords(language).lead(...size({ formats, messages, site, language }, stats))}
            </p>
            <SearchBox action={paths.home()} />
            {categories !== undefined && categories.frequent.length > 0 && (
              <div className="often">
                <span>{homeWords(language).often}</span>
                {categories.frequent.map(({ slug, name }) => (
                  <Link key={slug} href={paths.category(slug)}>
                    {name}
                  </Link>
                ))}
              </div>
            )}
          </div>
        </div>
        <TownPlan scale={homeWords(language).planScale} />
      </section>
      <div className="wrap">
        {tiles}
        <PopularCities />
        <Featured />
        <section className="sec" id="herkunft" aria-labelledby="h-herkunft">
          <div className="sec-head">
            <h2 id="h-herkunft">{homeWords(language).sources}</h2>
          </div>
          <div className="two quiet">
            <p>{homeWords(language).sourcesText}</p>
            <p>{homeWords(language).orderText}</p>
          </div>
        </section>
      </div>
    </>
  )
}

function PopularCities() {
  const { api, language } = usePage()
  const cities = useQuery(reads.cities(api, HOME_CITIES)).data ?? []
  if (cities.length === 0) return null
  return (
    <section className="sec" id="orte" aria-labelledby="h-orte">
      <div className="sec-head">
        <h2 id="h-orte">{homeWords(language).cities}</h2>
      </div>
      <ul className="cities">
        {cities.map(city => (
          <CityTile key={city.slug} city={city} />
        ))}
      </ul>
    </section>
  )
}

function Featured() {
  const { api, messages, site, language } = usePage()
  const query = useQuery(reads.popular(api, HOME_BUSINESSES))
  const cards = query.data
  return (
    <section className="sec" aria-labelledby="auswahl">
      <div className="sec-head">
        <h2 id="auswahl">{homeWords(language).featured}</h2>
        <p className="quiet">
          {homeWords(language).featuredNote} {site.showsRatings && `${messages.card.notChecked} `}
          <Link href={paths.ranking()}>{homeWords(language).featuredLink}</Link>
        </p>
      </div>
      <div className="entries">
        {cards === undefined && query.isPending && <EntrySkeletons count={3} />}
        {cards === undefined && query.isError && <Empty level={2} title={messages.reading.failed} />}
        {cards?.length === 0 && <Empty level={2} title={messages.reading.pending} />}
        {cards !== undefined && cards.length > 0 && (
          <ul className="cards flat">
            {cards.map(card => (
              <BusinessEntry key={card.id} card={card} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
