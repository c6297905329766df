import { Link } from 'wouter'
import type { AdminBusinessQuery, AdminBusinessRow } from '#domain/business/admin-business.ts'
import { businessNumber } from '#domain/business/business.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { localAddress } from '#domain/language-path.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { tintOf } from '#web/admin/businesses/category-tint.ts'
import type { OptionalColumn } from '#web/admin/businesses/columns.tsx'
import { NoRows } from '#web/admin/businesses/no-rows.tsx'
import { PAGE_SIZE, type TableAddress } from '#web/admin/businesses/table-address.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { type Column, DataTable } from '#web/admin/ui/list/data-table.tsx'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'
import type { LoadedQuery } from '#web/admin/ui/loaded.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface FoundBusinesses {
  readonly businesses: readonly AdminBusinessRow[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

interface BusinessesTableProps {
  found: LoadedQuery<FoundBusinesses> & { readonly isPlaceholderData: boolean }
  table: TableAddress
  columns: readonly OptionalColumn[]
  selection: Selection<number>
}

/** One page of the businesses, which can be sorted and chosen. */
export function BusinessesTable({ found, table, columns, selection }: BusinessesTableProps) {
  const { formats } = usePage()
  const messages = useMessages(adminBusinessesMessages)
  const { address, query } = table
  const { data } = found
  const optional = useOptionalColumns()
  return (
    <DataTable
      query={{ ...found, data: data && { ...data, entries: data.businesses } }}
      address={address}
      failedTitle={messages.failed}
      className="businesses"
      empty={<NoRows {...table} total={data?.total ?? 0} />}
      note={data && `${messages.shown(...shownRange(query, data))} · ${messages.leaves}`}
      label={messages.list}
      isWide
      idOf={row => row.id}
      sorting={{
        by: query.sortBy,
        order: query.sortOrder,
        // The default, by name and ascending, is not in the address.
        onSort: (by, order) =>
          address.set({ sortBy: by === 'name' ? '' : by, sortOrder: order === 'asc' ? '' : order }),
      }}
      selection={{
        ...selection,
        pageLabel: messages.bulk.selectPage,
        labelOf: row => messages.row.select(nameOf(row)),
      }}
      columns={[
        { head: messages.columns.name, kind: 'name', sort: 'name', cell: row => <NameCell row={row} /> },
        ...columns.map(column => ({ head: messages.columns[column], ...optional[column] })),
        {
          head: messages.columns.actions,
          isHeadHidden: true,
          kind: 'short',
          className: 'row-links',
          cell: row => <RowLinks row={row} />,
        },
      ]}
    />
  )

  function shownRange({ page }: AdminBusinessQuery, { businesses, total }: FoundBusinesses) {
    const before = (page - 1) * PAGE_SIZE
    return [
      formats.counted(before + 1),
      formats.counted(before + businesses.length),
      formats.counted(total),
    ] as const
  }
}

function useOptionalColumns(): Readonly<Record<OptionalColumn, Omit<Column<AdminBusinessRow>, 'head'>>> {
  const { language, formats } = usePage()
  const messages = inLanguage(adminBusinessesMessages, language).row
  return {
    category: {
      kind: 'short',
      sort: 'category',
      cell: row => <span className={tintOf(row.category_group)}>{row.category}</span>,
    },
    city: {
      kind: 'short',
      sort: 'city',
      cell: row => (row.city === '' ? <span className="quiet">{messages.unknown}</span> : row.city),
    },
    rating: {
      kind: 'number',
      sort: 'rating',
      cell: ({ rating }) =>
        rating === null ? <span className="quiet">{messages.noRating}</span> : formats.rating(Number(rating)),
    },
    reviewCount: { kind: 'number', sort: 'reviewCount', cell: row => formats.count(row.review_count) },
    type: {
      kind: 'short',
      cell: ({ category_group: group, type }) =>
        isGroupSlug(group) ? inLanguage(groupNamesMessages, language)[group] : type,
    },
    country: { kind: 'short', cell: row => (row.country_code === '' ? 'DE' : row.country_code) },
    placeId: {
      kind: 'short',
      cell: row => (
        <span className="quiet place-id" title={row.place_id ?? undefined}>
          {row.place_id ?? '–'}
        </span>
      ),
    },
    sourceDate: { kind: 'short', cell: row => formats.date(row.source_date) },
    completeness: { kind: 'number', cell: row => `${formats.count(row.completeness)} %` },
  }
}

function NameCell({ row }: { row: AdminBusinessRow }) {
  const messages = useMessages(adminBusinessesMessages).row
  const name = nameOf(row)
  return (
    <>
      <Link href={adminPaths.business(row.id)} aria-label={messages.edit(name)}>
        {name}
      </Link>
      {row.is_hidden && <span className="tint contour">{messages.hidden}</span>}
      {row.is_removed && <span className="tint">{messages.removed}</span>}
      {row.address !== '' && <small>{row.address}</small>}
    </>
  )
}

function RowLinks({ row }: { row: AdminBusinessRow }) {
  const { language } = usePage()
  const messages = inLanguage(adminBusinessesMessages, language).row
  const name = nameOf(row)
  return (
    <>
      {!row.is_hidden && !row.is_removed && (
        <a href={localAddress(language, `/${row.url_slug}`)} target="_blank" rel="noopener">
          {messages.view}
          <span className="vh">{`: ${messages.viewOf(name)}`}</span>
        </a>
      )}
      <a href={googleMapUrl(row)} target="_blank" rel="noopener noreferrer">
        {messages.map}
        <span className="vh">{`: ${messages.mapOf(name)}`}</span>
      </a>
    </>
  )
}

/** An erased business has nothing left but its number. */
function nameOf({ id, name }: AdminBusinessRow): string {
  return name === '' ? businessNumber(id) : name
}

/** The business on Google Maps, found by its place id; by name and address where it has none. Opened only by a click. */
function googleMapUrl({ name, address, city, place_id }: AdminBusinessRow): string {
  const where = address === '' ? city : address
  const query = new URLSearchParams({ api: '1', query: where === '' ? name : `${name}, ${where}` })
  if (place_id !== null) query.set('query_place_id', place_id)
  return `https://www.google.com/maps/search/?${query.toString()}`
}
