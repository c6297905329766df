import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as cityMessages } from '#translated/pages/city.ts'
import type { CityFacts } from '#web/api/api.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { loadCode } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CityHead } from '#web/pages/city/city-head.tsx'
import { cityListHeading } from '#web/pages/city/city-texts.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import { PlaceSearchBox } from '#web/results/place-search-box.tsx'
import { NoResults, Results } from '#web/results/results.tsx'
import { isPart, type ShownList } from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { laterView } from '#web/ui/lazy-view.tsx'

/** Figures and links, which work as the server rendered them. */
const BelowList = await laterView(
  async () => (await loadCode(() => import('#web/pages/city/below-list.tsx'))).BelowList,
  'ort',
)

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
      <BelowList facts={facts} />
    </>
  )
}

/** Nobody in the city, or nobody of a category in it: who is nearest, and ways on. */
function NoBusinesses({ facts, list, parts }: CityViewProps) {
  const { messages } = usePage()
  const texts = useMessages(cityMessages)
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
