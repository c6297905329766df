import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BulkBar } from '#web/admin/bulk-edits/bulk-bar.tsx'
import type { BulkKind } from '#web/admin/bulk-edits/bulk-kinds.ts'
import { BulkProgress } from '#web/admin/bulk-edits/bulk-progress.tsx'
import { tableQuery } from '#web/admin/businesses/business-queries.ts'
import { BusinessesTable } from '#web/admin/businesses/businesses-table.tsx'
import { ColumnChoice, useColumns } from '#web/admin/businesses/columns.tsx'
import { ExportForm } from '#web/admin/businesses/export-form.tsx'
import { FilterForm } from '#web/admin/businesses/filter-form.tsx'
import { useTableAddress } from '#web/admin/businesses/table-address.ts'
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
  const [change, setChange] = useState<{ kind: BulkKind; jobId: number } | null>(null)
  const found = useQuery(tableQuery(api, query))
  const { data } = found
  const rows = data?.businesses ?? []
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
  const isChosen = selection.isAll || selection.ids.length > 0
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
      {change !== null && <BulkProgress key={change.jobId} {...change} onClose={() => setChange(null)} />}
      {isChosen && data !== undefined && (
        <BulkBar
          selection={selection}
          filter={filter}
          total={data.total}
          isPageChosen={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
          onStarted={(kind, jobId) => {
            selection.clear()
            setChange({ kind, jobId })
          }}
        />
      )}
      <BusinessesTable found={found} table={table} columns={columns.shown} selection={selection} />
    </Panel>
  )
}
