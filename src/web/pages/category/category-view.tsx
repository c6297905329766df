import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { messages as categoryMessages } from '#translated/pages/category.ts'
import { reads } from '#web/api/reads.ts'
import type { ShownCategory } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryHead } from '#web/pages/category/category-head.tsx'
import { CategoryPlaces, OtherCategories } from '#web/pages/category/category-indexes.tsx'
import { ReadFailure } from '#web/pages/category/read-failure.tsx'
import type { ListParts } from '#web/results/list-parts.ts'
import { PlaceSearchBox } from '#web/results/place-search-box.tsx'
import { Results } from '#web/results/results.tsx'
import { isPart, type ShownList } from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'

/** Skeleton cards while a list is loading (specification, section 2). */
const CATEGORY_SKELETONS = 12

interface CategoryViewProps {
  facts: ShownCategory
  list: ShownList
  parts: ListParts
}

/** A group or a real category: head, businesses in the order asked for, its places, other categories. */
export function CategoryView({ facts, list, parts }: CategoryViewProps) {
  const { formats, language, messages } = usePage()
  const texts = inLanguage(categoryMessages, language)
  return (
    <>
      <PlaceSearchBox search={list.search} hasList={facts.total > 0} />
      <div className="wrap">
        <CategoryHead facts={facts} />
        {facts.total === 0 && <NoBusinesses />}
      </div>
      {facts.total > 0 && (
        <Results
          list={list}
          parts={parts}
          level={2}
          skeletons={CATEGORY_SKELETONS}
          heading={answer => {
            if (answer === undefined && isPart(list)) return messages.list.businesses
            const total = answer?.total ?? facts.total
            // The heading of the page counts all of them.
            return total < facts.total
              ? inLanguage(businessesMessages, language).partOf(
                  formats.counted(total),
                  formats.counted(facts.total),
                )
              : texts.found(formats.counted(total))
          }}
          failed={error => <ReadFailure category={categoryTitleOf(messages, facts)} error={error} />}
        />
      )}
      <div className="wrap">
        <CategoryPlaces facts={facts} />
        <OtherCategories facts={facts} />
      </div>
    </>
  )
}

function NoBusinesses() {
  const { api, messages } = usePage()
  const texts = useMessages(categoryMessages)
  const { data: stats } = useQuery(reads.stats(api))
  return (
    <Empty level={2} title={texts.empty} text={texts.emptyText}>
      <Link className="btn go" href={routes.addBusiness.href()}>
        {messages.frame.nav.addBusiness}
      </Link>
      {stats?.total !== 0 && (
        <Link className="btn" href={routes.categories.href()}>
          {texts.others}
        </Link>
      )}
    </Empty>
  )
}
