import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { CategoryFacts } from '#web/api/api.ts'
import type { Read } from '#web/api/read.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryHead } from '#web/pages/category/category-head.tsx'
import { CategoryPlaces, OtherCategories } from '#web/pages/category/category-indexes.tsx'
import { CategoryTools } from '#web/pages/category/category-tools.tsx'
import { categoryMessages } from '#web/pages/category/messages.ts'
import { ReadFailure } from '#web/pages/category/read-failure.tsx'
import { CATEGORY_PAGE_SIZE, type ListSearch, openPages } from '#web/routing/list-params.ts'
import { routes } from '#web/routing/routes.ts'
import { CardList } from '#web/ui/card/card-list.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { SourceNote } from '#web/ui/list/source-note.tsx'
import { useListFocus } from '#web/ui/list/use-list-focus.ts'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** Skeleton cards while a list is loading (specification, section 2). */
export const CATEGORY_SKELETONS = 12

interface CategoryViewProps {
  facts: CategoryFacts
  search: ListSearch
  page: number
  list: Read<CardPage | null>
}

/** A group or a real category: head, businesses in the order asked for, its places, other categories. */
export function CategoryView({ facts, search, page, list }: CategoryViewProps) {
  return (
    <div className="wrap">
      <CategoryHead facts={facts} />
      {facts.total === 0 ? (
        <NoBusinesses />
      ) : (
        <Businesses facts={facts} search={search} page={page} list={list} />
      )}
      <CategoryPlaces facts={facts} />
      <OtherCategories facts={facts} />
    </div>
  )
}

function Businesses({ facts, search, page, list: read }: CategoryViewProps) {
  const list = useQuery(read)
  const { formats, language, messages } = usePage()
  const texts = categoryMessages(language)
  const head = useRef<HTMLHeadingElement>(null)
  useListFocus(page, head)
  const { data } = list
  return (
    <section aria-labelledby="betriebe" aria-busy={list.isPlaceholderData}>
      <div className="sec-head">
        <h2 id="betriebe" ref={head} tabIndex={-1}>
          {texts.found(formats.counted(facts.total))}
        </h2>
        <CategoryTools slug={facts.slug} search={search} />
      </div>
      <SourceNote />
      {data == null && list.isError && (
        <ReadFailure level={2} category={categoryTitleOf(messages, facts)} error={list.error} />
      )}
      {data == null && !list.isError && (
        <div className="entries">
          <EntrySkeletons count={CATEGORY_SKELETONS} layout={search.view === 'grid' ? 'cards' : 'list'} />
        </div>
      )}
      {data != null && (
        <>
          <CardList cards={data.businesses} view={search.view} />
          <Pager
            page={page}
            pages={openPages(data.totalPages, CATEGORY_PAGE_SIZE)}
            hrefOf={number => routes.category.href({ ...search, category: facts.slug, page: number })}
          />
        </>
      )}
    </section>
  )
}

function NoBusinesses() {
  const messages = categoryMessages(usePage().language)
  return (
    <Empty level={2} title={messages.empty} text={messages.emptyText}>
      <Link className="btn go" href={routes.categories.href()}>
        {messages.others}
      </Link>
    </Empty>
  )
}
