import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import type { BulkKind } from '#domain/business/bulk-edit.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SelectionBar } from '#web/admin/bulk-edits/selection-bar.tsx'
import { tableQuery } from '#web/admin/businesses/business-queries.ts'
import { BusinessesTable } from '#web/admin/businesses/businesses-table.tsx'
import { ColumnChoice, useColumns } from '#web/admin/businesses/columns.tsx'
import { ExportForm } from '#web/admin/businesses/export-form.tsx'
import { FilterForm } from '#web/admin/businesses/filter-form.tsx'
import { useTableAddress } from '#web/admin/businesses/table-address.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { useSelection } from '#web/admin/ui/list/use-selection.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The businesses with filters, export and bulk changes. Filter, order and page are in the address. */
export function BusinessesPanel() {
  const { formats } = usePage()
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessesMessages)
  const table = useTableAddress()
  const { address, filter, query } = table
  const columns = useColumns()
  const selection = useSelection<number>(JSON.stringify(filter))
  const [drawer, setDrawer] = useState<'export' | 'columns' | null>(null)
  const found = useQuery(tableQuery(api, query))
  const { data } = found
  const [first, second] = selection.ids
  const toggle = (which: 'export' | 'columns', label: string, icon: string) => (
    <button
      type="button"
      className={`btn ic ${icon}`}
      aria-expanded={drawer === which}
      onClick={() => setDrawer(drawer === which ? null : which)}
    >
      {label}
    </button>
  )
  return (
    <Panel
      title={messages.list}
      isFlush
      aside={
        <>
          <output>{data !== undefined && messages.count(formats.counted(data.total))}</output>
          {toggle('columns', messages.columns.choose, 'ic-columns')}
          {toggle('export', messages.export.open, 'ic-download')}
        </>
      }
    >
      {drawer === 'columns' && <ColumnChoice {...columns} />}
      {drawer === 'export' && <ExportForm filter={filter} query={query} />}
      <FilterForm address={address} />
      <SelectionBar
        selection={selection}
        texts={messages.bulk}
        total={data?.total ?? 0}
        rows={data?.businesses ?? []}
        filter={filter}
        kinds={bulkKindsFor(filter.state)}
      >
        {selection.ids.length === 2 && filter.state !== 'removed' && (
          <Link className="btn ic ic-pair" href={`${adminPaths.duplicates()}?a=${first}&b=${second}`}>
            {messages.bulk.merge}
          </Link>
        )}
      </SelectionBar>
      <BusinessesTable found={found} table={table} columns={columns.shown} selection={selection} />
    </Panel>
  )
}

/** The bulk changes that apply to the businesses of a filter. */
function bulkKindsFor(state: AdminBusinessFilter['state']): readonly BulkKind[] {
  if (state === 'removed') return ['restore']
  if (state === 'public') return ['hide', 'set-category', 'remove']
  if (state === 'hidden') return ['show', 'set-category', 'remove']
  return ['hide', 'show', 'set-category', 'remove']
}
