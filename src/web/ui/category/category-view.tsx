import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { CategoryFacts } from '#services/describe-category.ts'
import { categoryMeta } from '#web/category-meta.ts'
import { categoryTitleOf } from '#web/list-meta.ts'
import type { CardPage } from '#web/list-reads.ts'
import { CATEGORY_PAGE_SIZE, type ListSearch, openPages, writeListSearch } from '#web/list-search.ts'
import { categoryWords } from '#web/messages/category/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { CategoryHead } from '#web/ui/category/category-head.tsx'
import { CategoryPlaces, OtherCategories } from '#web/ui/category/category-indexes.tsx'
import { CategoryTools } from '#web/ui/category/category-tools.tsx'
import { ReadFailure } from '#web/ui/category/read-failure.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { CardList } from '#web/ui/listing/card-list.tsx'
import { SourceNote } from '#web/ui/listing/source-note.tsx'
import { useListArrival } from '#web/ui/listing/use-list-arrival.ts'
import { Pager } from '#web/ui/pager.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** Cards without words while a list is on its way (specification, section 2). */
export const CATEGORY_SKELETONS = 12

interface CategoryViewProps {
  facts: CategoryFacts
  search: ListSearch
  page: number
  list: UseQueryResult<CardPage | null>
}

/** A group or a real category: head, businesses in the order asked for, its places, other categories. */
export function CategoryView({ facts, search, page, list }: CategoryViewProps) {
  const context = usePage()
  useTitle(categoryMeta(context, facts, search).title)
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

function Businesses({ facts, search, page, list }: CategoryViewProps) {
  const { formats, language, messages } = usePage()
  const words = categoryWords(language)
  const head = useRef<HTMLHeadingElement>(null)
  useListArrival(page, head)
  const { data } = list
  return (
    <section aria-labelledby="betriebe" aria-busy={list.isPlaceholderData}>
      <div className="sec-head">
        <h2 id="betriebe" ref={head} tabIndex={-1}>
          {words.found(formats.count(facts.total), formats.isOne(facts.total))}
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
            hrefOf={number => paths.category(facts.slug) + writeListSearch({ ...search, page: number })}
          />
        </>
      )}
    </section>
  )
}

function NoBusinesses() {
  const words = categoryWords(usePage().language)
  return (
    <Empty level={2} title={words.empty} text={words.emptyText}>
      <Link className="btn go" href={paths.categories()}>
        {words.others}
      </Link>
    </Empty>
  )
}
