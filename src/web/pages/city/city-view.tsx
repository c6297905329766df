import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { CityFacts } from '#web/api/api.ts'
import type { Read } from '#web/api/read.ts'
import type { CardPage, ListAnswer } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { usePage } from '#web/page-context.ts'
import { CityHead } from '#web/pages/city/city-head.tsx'
import { cityAddress } from '#web/pages/city/city-texts.ts'
import { cityMessages } from '#web/pages/city/messages.ts'
import { CITY_PAGE_SIZE, openPages } from '#web/routing/list-params.ts'
import { routes } from '#web/routing/routes.ts'
import { CardList } from '#web/ui/card/card-list.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LinkIndex } from '#web/ui/list/link-index.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { SourceNote } from '#web/ui/list/source-note.tsx'
import { useListFocus } from '#web/ui/list/use-list-focus.ts'
import { NearestResults } from '#web/ui/search/nearest-results.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** Skeleton cards while a city is loading (specification, section 2). */
export const CITY_SKELETONS = 6

interface CityViewProps {
  facts: CityFacts
  page: number
  list: Read<CardPage | null>
  /** Only for a category without a business here. */
  nearest?: Read<ListAnswer> | undefined
}

/** A city, or a category in it: head, businesses, other categories, and places around. */
export function CityView({ facts, page, list, nearest }: CityViewProps) {
  return (
    <div className="wrap">
      <CityHead facts={facts} />
      {facts.total === 0 ? (
        <>
          <NoBusinesses facts={facts} />
          {nearest && <Nearest read={nearest} />}
        </>
      ) : (
        <Businesses facts={facts} page={page} list={list} />
      )}
      <FrequentCategories facts={facts} />
      <Neighbours facts={facts} />
    </div>
  )
}

function Businesses({ facts, page, list: read }: CityViewProps) {
  const list = useQuery(read)
  const { messages, formats, language } = usePage()
  const head = useRef<HTMLHeadingElement>(null)
  useListFocus(page, head)
  const { data } = list
  return (
    <section aria-labelledby="betriebe" aria-busy={list.isPlaceholderData}>
      <div className="sec-head">
        <h2 id="betriebe" ref={head} tabIndex={-1}>
          {messages.count.businesses(formats.counted(facts.total))}
        </h2>
        {facts.category !== null && (
          <Link href={routes.city.href({ city: facts.slug })}>
            {cityMessages(language).allOf(facts.city)}
          </Link>
        )}
      </div>
      <SourceNote order={cityMessages(language).order} />
      {data == null && list.isError && (
        <Empty level={2} title={messages.reading.failed}>
          <button type="button" className="btn go" onClick={() => list.refetch()}>
            {messages.reading.again}
          </button>
        </Empty>
      )}
      {data == null && !list.isError && (
        <div className="entries">
          <EntrySkeletons count={CITY_SKELETONS} layout="cards" />
        </div>
      )}
      {data != null && (
        <>
          <CardList cards={data.businesses} view="grid" />
          <Pager
            page={page}
            pages={openPages(data.totalPages, CITY_PAGE_SIZE)}
            hrefOf={number => cityAddress(facts, number)}
          />
        </>
      )}
    </section>
  )
}

function Nearest({ read }: { read: Read<ListAnswer> }) {
  const { data } = useQuery(read)
  const { reading } = cityMessages(usePage().language)
  return data?.nearest === undefined ? null : <NearestResults nearest={data.nearest} messages={reading} />
}

function NoBusinesses({ facts }: { facts: CityFacts }) {
  const { messages, language } = usePage()
  const texts = cityMessages(language)
  const { city, category, neighbours } = facts
  const title =
    category === null ? texts.empty(city) : texts.emptyCategory(categoryTitleOf(messages, category), city)
  return (
    <Empty level={2} title={title} {...(neighbours.length > 0 && { text: texts.emptyText })}>
      <Link className="btn go" href={routes.home.href()}>
        {messages.notFound.backHome}
      </Link>
      {facts.businessCount > 0 && (
        <Link className="btn" href={routes.city.href({ city: facts.slug })}>
          {texts.allOf(facts.city)}
        </Link>
      )}
    </Empty>
  )
}

/** The real categories of the part that is shown, each with its own page in this city. */
function FrequentCategories({ facts }: { facts: CityFacts }) {
  const { formats, language } = usePage()
  const messages = cityMessages(language)
  if (facts.categories.length < 2) return null
  return (
    <section className="sec" aria-labelledby="haeufig">
      <div className="sec-head">
        <h2 id="haeufig">{facts.category === null ? messages.frequent(facts.city) : messages.byCategory}</h2>
      </div>
      <LinkIndex
        rows={facts.categories.map(({ slug, name, count }) => ({
          href: routes.cityCategory.href({ city: facts.slug, category: slug }),
          name,
          value: formats.count(count),
        }))}
      />
    </section>
  )
}

function Neighbours({ facts }: { facts: CityFacts }) {
  const { messages, formats, language } = usePage()
  const { category, neighbours } = facts
  if (neighbours.length === 0) return null
  const texts = cityMessages(language)
  return (
    <section className="sec" aria-labelledby="naehe">
      <div className="sec-head">
        <h2 id="naehe">
          {category === null ? texts.nearby : texts.categoryNearby(categoryTitleOf(messages, category))}
        </h2>
      </div>
      <LinkIndex
        isWide
        rows={neighbours.map(({ city, slug, count, distanceKm }) => ({
          href: cityAddress({ slug, category }),
          name: city,
          value: texts.neighbour(
            formats.distance(distanceKm * 1_000),
            messages.count.businesses(formats.counted(count)),
          ),
        }))}
      />
    </section>
  )
}
