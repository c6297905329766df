import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SessionAccount } from '#domain/account/account.ts'
import type { AdminBusinessFilter, AdminSort } from '#domain/business/admin-business.ts'
import type { DecimalMark } from '#domain/business/export-cells.ts'
import { exportHeader, exportRow } from '#domain/business/export-row.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { type CsvRow, type CsvSeparator, csvFile } from '#gateways/csv/csv-file.ts'
import { zipFile } from '#gateways/files/zip-file.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRow, businessOf } from '#store/businesses/business-row.ts'
import { rowsByIds } from '#store/businesses/listed-businesses.ts'
import type { Store, StoreDeps } from '#store/store.ts'

export interface ExportInput {
  readonly filter: AdminBusinessFilter
  readonly sortBy: AdminSort
  readonly sortOrder: 'asc' | 'desc'
  /** Lines of the sorted list, the first being 1, both included; all without it. */
  readonly range?: { readonly start: number; readonly end: number }
  /** With ';' numbers are written with a comma, as Excel in Germany reads them. */
  readonly separator: CsvSeparator
  /** Packs the file into a .zip, under this name. */
  readonly zippedAs?: string
}

/** Read and written in 2 ms: a visitor's request comes between two pieces, and larger pieces are no faster. */
const ROWS_PER_PIECE = 25

/**
 * Businesses as a CSV file, also packed, that an import reads back. Which ones and in which order is decided at once; each is
 * written as it is when its piece is read, and what was removed or restored meanwhile is left out.
 * The download is written to the audit log before its first byte.
 * @returns the file in pieces, read as fast as they are asked for
 */
export async function exportBusinesses(
  { store, now, overview }: StoreDeps & OverviewDeps,
  by: SessionAccount,
  input: ExportInput,
): Promise<AsyncIterable<string | Buffer>> {
  const { filter, sortBy, sortOrder, range } = input
  const offset = range === undefined ? 0 : range.start - 1
  const { ids } = await overview.list({
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
  const text = csvFile(exportHeader(), exportedRows(store, ids, input), input.separator)
  return input.zippedAs === undefined ? text : zipFile(input.zippedAs, text)
}

async function* exportedRows(
  { db }: Store,
  ids: Uint32Array,
  { separator, filter }: ExportInput,
): AsyncGenerator<readonly CsvRow[]> {
  const mark: DecimalMark = separator === ';' ? ',' : '.'
  const wantsRemoved = filter.state === 'removed'
  for (let start = 0; start < ids.length; start += ROWS_PER_PIECE) {
    const rows = await rowsByIds(db, [...ids.subarray(start, start + ROWS_PER_PIECE)])
    const wanted = rows.filter(row => (row.removed_at !== null) === wantsRemoved)
    yield wanted.map(row => exportRow(exportedOf(row), mark))
    await nextTurn()
  }
}

function exportedOf(row: BusinessRow) {
  return { business: businessOf(row), urlSlug: row.url_slug, isRemoved: row.removed_at !== null }
}
