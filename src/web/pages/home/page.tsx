import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { DirectoryStats } from '#domain/search/search.ts'
import { messages as homeMessages } from '#translated/pages/home.ts'
import type { Api } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import { reads, summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { MAIN_GROUPS } from '#web/cards/main-groups.ts'
import type { Categories, CityChoice, ListAnswer } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
import { CategoryTile } from '#web/pages/home/category-tile.tsx'
import { CityTile } from '#web/pages/home/city-tile.tsx'
import { TownPlan } from '#web/pages/home/town-plan.tsx'
import { type ListParts, listParts } from '#web/results/list-parts.ts'
import { useLeftList } from '#web/results/use-left-list.ts'
import { definePage, nothingHere, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { HOME_BUSINESSES, HOME_CITIES } from '#web/routing/page-sizes.ts'
import { routes } from '#web/routing/routes.ts'
import {
  HOME_LIST,
  isNarrowed,
  lastPage,
  readSearch,
  soughtWords,
  understoodSearch,
} from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/lazy-empty-directory.tsx'
import { lazyView } from '#web/ui/lazy-view.tsx'
import { SearchBox } from '#web/ui/search/search-box.tsx'
import { Section } from '#web/ui/section.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

const SearchResults = await lazyView(
  async () => (await loadCode(() => import('#web/results/search-results.tsx'))).SearchResults,
  () => isNarrowed(readSearch(location.search)),
)

const MOST_OTHER_GROUPS = 8

type Parts = {
  readonly stats: Read<DirectoryStats>
  readonly categories: Read<Categories>
  readonly cities?: Read<readonly CityChoice[]>
  readonly popular?: Read<readonly ListCard[]>
} & Partial<ListParts>

/** The groups with what is most frequent in each. */
function categoriesRead(api: Api): Read<Categories> {
  return read(
    api,
    'GET /api/categories',
    {},
    { select: async lists => (await summarize()).summarizeCategories(lists) },
  )
}

const parts = (request: PageRequest): Parts => {
  const { api, search: text } = request
  const search = readSearch(text, HOME_LIST)
  const always = {
    stats: { ...reads.stats(api), mayFail: true },
    categories: { ...categoriesRead(api), mayFail: true },
  }
  return isNarrowed(search)
    ? { ...always, ...listParts(request, search, HOME_LIST) }
    : {
        ...always,
        cities: { ...reads.cities(api, HOME_CITIES), mayFail: true },
        popular: { ...reads.popular(api, HOME_BUSINESSES), mayFail: true },
      }
}

type Props = ViewOf<() => Record<never, never>, typeof parts>

/** Home: search, groups, places, chosen businesses; after a search its results in their place. */
export const page = definePage({
  parts,
  answer: (
    request,
    _data,
    { stats, answer }: { readonly stats?: DirectoryStats; readonly answer?: ListAnswer },
  ) => {
    const { site, language } = request
    const messages = inLanguage(homeMessages, language)
    const search = readSearch(request.search, HOME_LIST)
    const isSearch = isNarrowed(search)
    const isBeyond = answer !== undefined && search.page !== null && search.page > lastPage(HOME_LIST, answer)
    if (search.page === null || isBeyond) return nothingHere(request)
    const page = search.page === 1 ? '' : `, ${request.messages.pager.page} ${search.page}`
    const query = soughtWords(understoodSearch(search, answer), answer)
    return {
      title: isSearch ? `${messages.resultsTitle(query)}${page}` : messages.title,
      description:
        site.description ||
        (stats?.total === 0 ? messages.emptyDescription : messages.description(...size(request, stats))),
      canonical: routes.home.href(),
      isIndexable: !isSearch,
      hasMap: answer?.plot != null,
      isCached: !isSearch,
    }
  },
  View: Home,
  structuredData: () => import('#web/pages/home/structured-data.ts'),
})

/** '59.599 Betriebe', 'in 580 Orten' */
function size(
  { formats, messages, site, language }: PageContext,
  stats: DirectoryStats | undefined,
): [businesses: string, inPlaces: string] {
  const { total, cities } = stats ?? site.fallback
  return [
    messages.count.businesses(formats.counted(total)),
    inLanguage(homeMessages, language).inPlaces(formats.counted(cities)),
  ]
}

function Home({ request, parts }: Props) {
  const { language } = request
  const stats = useQuery(parts.stats).data
  const categories = useQuery(parts.categories).data
  const groups = new Map(categories?.groups.map(group => [group.slug, group]))
  const isEmpty = stats?.total === 0
  const tiles = !isEmpty && (
    <Section
      heading="kategorien"
      title={inLanguage(homeMessages, language).categories}
      aside={<Link href="/categories">{inLanguage(homeMessages, language).allCategories}</Link>}
    >
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
      <OtherGroups groups={categories?.groups ?? []} />
    </Section>
  )
  const { answer } = parts
  if (answer !== undefined) {
    const home = inLanguage(homeMessages, language)
    return (
      <>
        <SearchResults
          request={request}
          route={routes.home}
          format={HOME_LIST}
          parts={{ ...parts, answer }}
          title={home.resultsTitle('')}
          none={{ title: home.none, text: home.noneHint }}
        />
        <div className="wrap">{tiles}</div>
      </>
    )
  }
  return (
    <>
      <section className="opening" aria-labelledby="start">
        <div className="wrap">
          <div className="opening-text">
            <h1 id="start">{inLanguage(homeMessages, language).title}</h1>
            <p className="lead">
              {isEmpty
                ? inLanguage(homeMessages, language).emptyLead
                : inLanguage(homeMessages, language).lead(...size(request, stats))}
            </p>
            <SearchBox action={routes.home.href()} />
            {categories !== undefined && categories.frequent.length > 0 && (
              <div className="often">
                <span>{inLanguage(homeMessages, language).often}</span>
                {categories.frequent.map(({ slug, name }) => (
                  <Link key={slug} href={routes.category.href({ category: slug })}>
                    {name}
                  </Link>
                ))}
              </div>
            )}
          </div>
        </div>
        <TownPlan scale={inLanguage(homeMessages, language).planScale} />
      </section>
      <div className="wrap">
        {tiles}
        {parts.cities && <PopularCities cities={parts.cities} />}
        {isEmpty && <EmptyDirectory />}
        {parts.popular && !isEmpty && <Featured popular={parts.popular} />}
        <Section heading="h-herkunft" title={inLanguage(homeMessages, language).sources} id="herkunft">
          <div className="two quiet">
            <p>{inLanguage(homeMessages, language).sourcesText}</p>
            <p>{inLanguage(homeMessages, language).orderText}</p>
          </div>
        </Section>
      </div>
    </>
  )
}

/** The largest of the groups that have no tile. */
function OtherGroups({ groups }: Pick<Categories, 'groups'>) {
  const { messages, formats, language } = usePage()
  const others = groups
    .filter(({ slug, businessCount }) => businessCount > 0 && !MAIN_GROUPS.some(group => group === slug))
    .toSorted((a, b) => b.businessCount - a.businessCount)
    .slice(0, MOST_OTHER_GROUPS)
  if (others.length === 0) return null
  return (
    <ul className="chips other-groups" aria-label={inLanguage(homeMessages, language).otherGroups}>
      {others.map(({ slug, businessCount }) => (
        <li key={slug}>
          <Link className="chip" href={routes.category.href({ category: slug })}>
            <span>
              <span>{messages.groups[slug]}</span> <span className="n">{formats.count(businessCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function PopularCities({ cities: read }: { cities: Read<readonly CityChoice[]> }) {
  const { language } = usePage()
  const cities = useQuery(read).data ?? []
  if (cities.length === 0) return null
  return (
    <Section
      heading="h-orte"
      title={inLanguage(homeMessages, language).cities}
      id="orte"
      aside={<Link href={routes.places.href()}>{inLanguage(homeMessages, language).allPlaces}</Link>}
    >
      <ul className="cities">
        {cities.map(city => (
          <CityTile key={city.slug} city={city} />
        ))}
      </ul>
    </Section>
  )
}

function Featured({ popular }: { popular: Read<readonly ListCard[]> }) {
  const { messages, site, language } = usePage()
  const query = useQuery(popular)
  const cards = query.data
  const left = useLeftList(cards !== undefined)
  return (
    <Section
      heading="auswahl"
      title={inLanguage(homeMessages, language).featured}
      {...left}
      aside={
        <p className="quiet">
          <span>{`${inLanguage(homeMessages, language).featuredNote} `}</span>
          {site.showsRatings && <span>{`${messages.card.notChecked} `}</span>}
          <Link href={routes.ranking.href()}>{inLanguage(homeMessages, language).featuredLink}</Link>
        </p>
      }
    >
      <div className="entries">
        {cards === undefined && query.isPending && <EntrySkeletons count={3} layout="cards flat" />}
        {cards === undefined && query.isError && <Empty level={2} title={messages.reading.failed} />}
        {cards !== undefined && cards.length > 0 && (
          <ul className="cards flat">
            {cards.map(card => (
              <BusinessEntry key={card.id} card={card} actions="phone" />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
