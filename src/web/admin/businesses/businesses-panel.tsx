import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BulkBar } from '#web/admin/businesses/bulk-bar.tsx'
import type { BulkKind } from '#web/admin/businesses/bulk-kinds.ts'
import { BulkProgress } from '#web/admin/businesses/bulk-progress.tsx'
import { tableQuery } from '#web/admin/businesses/business-queries.ts'
import { BusinessesTable } from '#web/admin/businesses/businesses-table.tsx'
import { ColumnChoice } from '#web/admin/businesses/column-choice.tsx'
import { useColumns } from '#web/admin/businesses/columns.ts'
import { ExportForm } from '#web/admin/businesses/export-form.tsx'
import { FilterForm } from '#web/admin/businesses/filter-form.tsx'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { NoRows } from '#web/admin/businesses/no-rows.tsx'
import { PAGE_SIZE, useTableAddress } from '#web/admin/businesses/table-address.ts'
import { useSelection } from '#web/admin/businesses/use-selection.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** The businesses with their filters, the export, and changes of many at once. Filter, order and page stand in the address. */
export function BusinessesPanel() {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const words = adminBusinessesMessages(language)
  const table = useTableAddress()
  const { address, filter, query } = table
  const columns = useColumns()
  const selection = useSelection(JSON.stringify(filter))
  const [drawer, setDrawer] = useState<'export' | 'columns' | null>(null)
  const [change, setChange] = useState<{ kind: BulkKind; jobId: number } | null>(null)
  const found = useQuery(tableQuery(api, query))
  const { data, isPlaceholderData } = found
  const rows = data?.businesses ?? []
  const top = useTableFocus(query.page)
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
  const first = (query.page - 1) * PAGE_SIZE
  return (
    <Panel
      title={words.list}
      isFlush
      aside={
        <>
          <output>
            {data !== undefined && words.count(formats.count(data.total), formats.isOne(data.total))}
          </output>
          {toggle('columns', words.columns.choose, 'ic-columns')}
          {toggle('export', words.export.open, 'ic-download')}
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
      {found.isError && (
        <Failure title={words.failed} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <div className="bone adm-bone" />}
      {data !== undefined && rows.length === 0 && !found.isError && <NoRows {...table} total={data.total} />}
      {data !== undefined && rows.length > 0 && (
        <div
          ref={top}
          tabIndex={-1}
          className={isPlaceholderData ? 'rows businesses stale' : 'rows businesses'}
          aria-busy={isPlaceholderData}
        >
          <BusinessesTable
            rows={rows}
            query={query}
            address={address}
            isShown={columns.isShown}
            selection={selection}
          />
          <div className="tbl-foot">
            <p className="small quiet">
              {words.shown(
                formats.count(first + 1),
                formats.count(first + rows.length),
                formats.count(data.total),
              )}{' '}
              · {words.leaves}
            </p>
            <Pager
              page={data.page}
              pages={data.totalPages}
              hrefOf={page => address.with({ page: String(page) })}
            />
          </div>
        </div>
      )}
    </Panel>
  )
}

/** What takes the focus when another page of the table is shown, so that reading goes on at its top. */
function useTableFocus(page: number) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    top.current?.focus()
  }, [page])
  return top
}
