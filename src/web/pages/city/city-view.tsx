import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { CityFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { usePage } from '#web/page-context.ts'
import { CityAbout } from '#web/pages/city/city-about.tsx'
import { CityHead } from '#web/pages/city/city-head.tsx'
import { cityAddress, cityListHeading } from '#web/pages/city/city-texts.ts'
import { cityMessages } from '#web/pages/city/messages.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import { PlaceSearchBox } from '#web/results/place-search-box.tsx'
import { NoResults, Results } from '#web/results/results.tsx'
import { isPart, type ShownList } from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { LinkIndex } from '#web/ui/list/link-index.tsx'

interface CityViewProps {
  facts: CityFacts
  list: ShownList
  parts: ListParts
}

/** A city, or a category in it: head, businesses, other categories, and places around. */
export function CityView({ facts, list, parts }: CityViewProps) {
  const context = usePage()
  // The list around an empty place, or of other trades, may well have somebody.
  const hasList = facts.total > 0 || isPart(list)
  return (
    <>
      <PlaceSearchBox search={list.search} placeLabel={facts.city} hasList={hasList} />
      <div className="wrap">
        <CityHead facts={facts} />
        {!hasList && <NoBusinesses facts={facts} list={list} parts={parts} />}
      </div>
      {hasList && (
        <Results
          list={list}
          parts={parts}
          level={2}
          heading={answer => cityListHeading(context, facts, list, answer)}
        />
      )}
      <div className="wrap">
        {facts.total > 0 && <CityAbout facts={facts} />}
        <FrequentCategories facts={facts} />
        <Neighbours facts={facts} />
      </div>
    </>
  )
}

/** Nobody in the city, or nobody of a category in it: who is nearest, and ways on. */
function NoBusinesses({ facts, list, parts }: CityViewProps) {
  const { messages, language } = usePage()
  const texts = cityMessages(language)
  const { data } = useQuery(parts.answer)
  const { city, category, neighbours } = facts
  const title =
    category === null ? texts.empty(city) : texts.emptyCategory(categoryTitleOf(messages, category), city)
  return (
    <NoResults list={list} answer={data} none={{ title, text: neighbours.length > 0 ? texts.emptyText : '' }}>
      <Link className="btn" href={routes.home.href()}>
        {messages.notFound.backHome}
      </Link>
      {facts.businessCount > 0 && (
        <Link className="btn" href={routes.city.href({ city: facts.slug })}>
          {texts.allOf(facts.city)}
        </Link>
      )}
    </NoResults>
  )
}

/** The real categories of the part that is shown, each with its own page in this city; of a whole city those of several businesses. */
function FrequentCategories({ facts }: { facts: CityFacts }) {
  const { formats, language } = usePage()
  const messages = cityMessages(language)
  const { category, categories } = facts
  if (categories.length < 2) return null
  const frequent = category === null ? categories.filter(({ count }) => count > 1) : []
  const isFrequent = frequent.length > 1
  return (
    <section className="sec" aria-labelledby="haeufig">
      <div className="sec-head">
        <h2 id="haeufig">{isFrequent ? messages.frequent(facts.city) : messages.byCategory}</h2>
      </div>
      <LinkIndex
        rows={(isFrequent ? frequent : categories).map(({ slug, name, count }) => ({
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
