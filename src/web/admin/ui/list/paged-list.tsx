import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Count } from '#messages/count.ts'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { Filters } from '#web/admin/ui/list/filters.tsx'
import { Loaded, type LoadedQuery } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import type { Elements } from '#web/elements.ts'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** One page of a list. */
interface ListPage<Row> {
  readonly entries: readonly Row[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** A query that reads a page of a list, or a list that has no pages. */
export interface ListQuery<Row> extends LoadedQuery<ListPage<Row> | readonly Row[]> {
  /** The page before is shown while the next one is read. */
  readonly isPlaceholderData?: boolean
}

export interface ListProps<Row> {
  query: ListQuery<Row>
  /** Carries the number of the page; only for lists with pages. */
  address?: AddressQuery
  /** What could not be read; a general sentence otherwise. */
  failedTitle?: string
  /** Shown instead of rows. */
  empty: ReactNode
  /** Stands beside the pager. */
  note?: ReactNode
  className?: string
}

interface PagedListProps<Row> extends ListProps<Row> {
  children: (rows: readonly Row[]) => Elements
}

/**
 * A list in each of its states: loading, failed, empty, or rows with a pager below.
 * Another page moves the focus to the top of the list, so that reading goes on there.
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, address, failedTitle, empty, note, className, children } = props
  const top = useRef<HTMLDivElement>(null)
  usePageFocus(address?.page ?? 1, top)
  const isStale = query.isPlaceholderData === true
  const classes = ['rows', className, isStale && 'stale'].filter(Boolean).join(' ')
  return (
    <div ref={top} tabIndex={-1} className={classes} aria-busy={query.isPending || isStale}>
      <Loaded query={query} failedTitle={failedTitle}>
        {data => {
          const { entries, page, totalPages } = isPage(data)
            ? data
            : { entries: data, page: 1, totalPages: 1 }
          return (
            <>
              {entries.length > 0 ? children(entries) : !query.isError && <EmptyList>{empty}</EmptyList>}
              {(totalPages > 1 || (note !== undefined && entries.length > 0)) && (
                <div className="tbl-foot">
                  {note !== undefined && entries.length > 0 && <p className="small quiet">{note}</p>}
                  {address !== undefined && (
                    <Pager page={page} pages={totalPages} hrefOf={to => address.with({ page: String(to) })} />
                  )}
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

/** What stands around a list. */
export interface ListPanelProps {
  title: string
  /** How many entries the whole list has, as a sentence. */
  count?: (total: Count) => string
  /** What can be done with the list, beside the count. */
  aside?: Elements
  filters?: ReactNode
  /** Between the filters and the entries. */
  above?: Elements
}

/** A panel that is a list: its count, its filters, and the list in each of its states. */
export function ListPanel<Row>(props: ListPanelProps & PagedListProps<Row>) {
  const { title, count, aside, filters, above, ...list } = props
  const { formats } = usePage()
  const { data } = list.query
  const total = data && (isPage(data) ? data.total : data.length)
  return (
    <Panel
      title={title}
      aside={
        <>
          {count !== undefined && <output>{total !== undefined && count(formats.counted(total))}</output>}
          {aside}
        </>
      }
      isFlush
    >
      {filters !== undefined && <Filters>{filters}</Filters>}
      {above}
      <PagedList {...list} />
    </Panel>
  )
}

/** Says why a panel has nothing to show. */
export function EmptyList({ children }: { children: ReactNode }) {
  if (typeof children === 'string') return <p className="panel-empty">{children}</p>
  return <div className="panel-empty">{children}</div>
}

function isPage<Row>(data: ListPage<Row> | readonly Row[]): data is ListPage<Row> {
  return 'entries' in data && 'totalPages' in data
}

function usePageFocus(page: number, top: RefObject<HTMLElement | null>): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    top.current?.focus()
  }, [page, top])
}
