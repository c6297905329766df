import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SessionAccount } from '#domain/account/account.ts'
import type { AdminBusinessFilter, AdminSort } from '#domain/business/admin-business.ts'
import type { DecimalMark } from '#domain/business/export-cells.ts'
import { exportHeader, exportRow } from '#domain/business/export-row.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { BYTE_ORDER_MARK, csvLines } from '#gateways/csv/csv-lines.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRow, businessOf } from '#store/businesses/business-row.ts'
import { rowsByIds } from '#store/businesses/listed-businesses.ts'
import type { Store } from '#store/store.ts'

export interface ExportInput {
  readonly filter: AdminBusinessFilter
  readonly sortBy: AdminSort
  readonly sortOrder: 'asc' | 'desc'
  /** Lines of the sorted list, the first being 1, both included; all without it. */
  readonly range?: { readonly start: number; readonly end: number }
  /** ';' for Excel in Germany, which then also reads numbers with a comma. */
  readonly separator: ';' | ','
}

/** Read and written in 2 ms: a visitor's request comes between two parts, and larger parts are no faster. */
const ROWS_PER_PART = 25

/**
 * Businesses as a CSV file that an import reads back. Which ones and in which order is decided at once; each is
 * written as it is when its turn comes, and what was removed or restored meanwhile is left out.
 * The download is written to the audit log before its first byte.
 * @returns the file's text in parts, as fast as they are asked for; no read lasts longer than its part
 */
export async function exportBusinesses(
  { store, now }: { readonly store: Store; readonly now: () => number },
  by: SessionAccount,
  input: ExportInput,
): Promise<AsyncGenerator<string>> {
  const { filter, sortBy, sortOrder, range } = input
  const offset = range === undefined ? 0 : range.start - 1
  const { ids } = await store.adminTable.query('list', {
    filter: readOverviewFilter(filter),
    sortBy,
    sortOrder,
    offset,
    limit: range === undefined ? Number.POSITIVE_INFINITY : range.end - offset,
  })
  await store.write(trx =>
    recordAudit(trx, {
      account: by.username,
      action: 'export.downloaded',
      details: { ...filter, ...(range && { range }), sortBy, sortOrder, count: ids.length },
      now: now(),
    }),
  )
  return parts(store, ids, input)
}

async function* parts(store: Store, ids: Uint32Array, input: ExportInput): AsyncGenerator<string> {
  const { separator } = input
  const mark: DecimalMark = separator === ';' ? ',' : '.'
  const wantsRemoved = input.filter.state === 'removed'
  yield BYTE_ORDER_MARK + csvLines([exportHeader()], separator)
  for (let start = 0; start < ids.length; start += ROWS_PER_PART) {
    const rows = await rowsByIds(store.db, [...ids.subarray(start, start + ROWS_PER_PART)])
    const wanted = rows.filter(row => (row.removed_at !== null) === wantsRemoved)
    yield csvLines(
      wanted.map(row => exportRow(exportedOf(row), mark)),
      separator,
    )
    await nextTurn()
  }
}

function exportedOf(row: BusinessRow) {
  return { business: businessOf(row), urlSlug: row.url_slug, isRemoved: row.removed_at !== null }
}
