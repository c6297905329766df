import { DECIDING_ROWS, decideHeader } from '#domain/draft/header/choose-columns.ts'
import {
  type ColumnMapping,
  type MappableColumn,
  type MappedColumn,
  mappingFault,
} from '#domain/draft/header/column-mapping.ts'
import { headerRowKey, isFixedColumn } from '#domain/draft/header/mapped-header.ts'
import { proposedColumns, readAs } from '#domain/draft/header/propose-columns.ts'
import { DomainError } from '#domain/errors.ts'
import type { ColumnPreview, ShownColumns } from '#domain/import/column-preview.ts'
import { limitsForFiles } from '#gateways/spreadsheet/limits.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { recordAudit } from '#store/audit.ts'
import { allMappings, deleteMapping, putMapping } from '#store/imports/column-mappings.ts'
import { existingRun, type ImportRun } from '#store/imports/import-runs.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { canMap, mappingOfRun } from './run-columns.ts'
import { queueFileOf } from './start-import.ts'
import { type StartedImport, type UploadDeps, uploadLimitOf } from './upload-import.ts'

/** Rows that are shown of each column, and rows by which a proposal is made. */
const SHOWN_ROWS = 5
const PROPOSAL_ROWS = 50
/** More columns than that nobody maps. */
const SHOWN_COLUMNS = 500
/** Enough to recognise what a column has. */
const LONGEST_CELL = 80

/**
 * The columns of a run's file with their first cells and what they probably have.
 * Throws import_unknown, upload_gone when the file is gone, and what readSpreadsheet throws.
 */
export async function showColumns(deps: UploadDeps, id: number): Promise<ShownColumns> {
  const { names, rows } = await firstRowsOf(deps, await mappableRun(deps, id))
  const { header } = decideHeader(
    names,
    rows,
    await mappingsFor(deps.store.db, await existingRun(deps.store.db, id)),
  )
  const proposed =
    header.kind === 'businesses'
      ? readAs(header, names)
      : proposedColumns(names, rows.slice(0, PROPOSAL_ROWS))
  const columns = names.flatMap((name, at): ColumnPreview[] => {
    if (isFixedColumn(name, at)) return []
    const cells = rows.slice(0, SHOWN_ROWS).map(row => shownCell(row[at] ?? '').slice(0, LONGEST_CELL))
    if (name.trim() === '' && cells.every(cell => cell === '')) return []
    return [{ at, name: name.trim().slice(0, LONGEST_CELL), cells, proposed: proposed[at] ?? null }]
  })
  return {
    columns: columns.slice(0, SHOWN_COLUMNS),
    fixedColumns: names.filter((name, at) => name.trim() !== '' && isFixedColumn(name, at)).length,
  }
}

/** A cell as people read it: what stands in JSON as its values, each with its name: 'wifi: true, parking: false'. */
function shownCell(cell: string): string {
  const text = cell.trim()
  if (!/^[[{]/.test(text)) return text
  try {
    return valuesIn(JSON.parse(text)).join(', ')
  } catch {
    return text
  }
}

function valuesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)]
  return Object.entries(value).flatMap(([name, part]) =>
    valuesIn(part).map(text => (Array.isArray(value) ? text : `${name}: ${text}`)),
  )
}

export interface MapColumnsInput {
  readonly id: number
  readonly columns: readonly { readonly at: number; readonly column: MappableColumn }[]
  readonly account: string
}

/**
 * Remembers what the columns of a run's file have, for every file with the same header, and starts a dry run of the file
 * with it: a new run, which takes the file and the options over.
 * Throws import_unknown, upload_gone, mapping_invalid, queue_full, and what readSpreadsheet throws.
 */
export async function mapColumns(
  deps: UploadDeps,
  { id, columns, account }: MapColumnsInput,
): Promise<StartedImport> {
  const { now } = deps
  const run = await mappableRun(deps, id)
  const { names } = await firstRowsOf(deps, run)
  const mapping = mappingFor(names, columns)
  return queueFileOf(deps, run, { isDryRun: true, account, mapping }, async trx => {
    await putMapping(trx, { ...mapping, account, savedAt: now() })
    await recordAudit(trx, {
      account,
      action: 'import.columns-mapped',
      subject: String(id),
      details: { columns: columns.length },
      now: now(),
    })
  })
}

/**
 * Forgets the mapping that a run was read with; later files are read by the names of their columns again. Safe to
 * repeat. Throws import_unknown.
 */
export async function forgetMapping(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const mapping = mappingOfRun(await existingRun(trx, id))
    if (mapping === null || !(await deleteMapping(trx, mapping.key))) return
    await recordAudit(trx, {
      account,
      action: 'import.mapping-forgotten',
      subject: String(id),
      details: {},
      now: now(),
    })
  })
}

/** The mappings with which a run's file is read: its own, else the remembered ones. */
export async function mappingsFor(db: Db, run: ImportRun): Promise<readonly ColumnMapping[]> {
  const own = mappingOfRun(run)
  const remembered = await allMappings(db)
  return own === null ? remembered : [own, ...remembered]
}

function mappingFor(names: readonly string[], columns: readonly MappedColumn[]): ColumnMapping {
  const positions = new Set(columns.map(({ at }) => at))
  const isKnown = columns.every(
    ({ at, column }) => at < names.length && !isFixedColumn(names[at] ?? '', at, column),
  )
  if (!isKnown || positions.size < columns.length)
    throw new DomainError('mapping_invalid', { reason: 'column_unknown' })
  const fault = mappingFault(columns)
  if (fault !== undefined) throw new DomainError('mapping_invalid', { reason: fault.code })
  return { key: headerRowKey(names), columns }
}

async function mappableRun({ store, files }: UploadDeps, id: number): Promise<ImportRun> {
  const run = await existingRun(store.db, id)
  if (!canMap(run) || run.file_path === null || !(await files.has(run.file_path)))
    throw new DomainError('upload_gone')
  return run
}

/** Reads only the beginning of the file. */
async function firstRowsOf(
  deps: UploadDeps,
  run: ImportRun,
): Promise<{ readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] }> {
  const path = await deps.files.path(run.file_path ?? '')
  if (path === undefined) throw new DomainError('upload_gone')
  const batches = readSpreadsheet({
    path,
    limits: limitsForFiles(uploadLimitOf(deps)),
    mappings: await mappingsFor(deps.store.db, run),
  })
  let names: readonly string[] | undefined
  const rows: (readonly string[])[] = []
  for await (const batch of batches) {
    names = batch.header
    rows.push(...batch.rows.map(({ cells }) => cells))
    if (rows.length >= DECIDING_ROWS) break
  }
  if (names === undefined) throw new DomainError('file_empty')
  return { names, rows }
}
