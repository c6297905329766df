import { demonstrationRows } from '#domain/demonstration/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header.ts'
import type { ImportResult } from '#domain/import-result.ts'
import { beginImportRun, updateImportRun } from '#store/import-runs.ts'
import type { Store } from '#store/store.ts'
import { type ImportProgress, importRows, type ReadRow } from './import-rows.ts'
import { isoDate, readRow } from './import-spreadsheet.ts'

export interface LoadDemonstrationInput {
  /** How many fictional businesses; the first ones are the same whatever the count. */
  readonly count: number
  readonly onProgress?: (progress: ImportProgress) => void
}

const ROWS_PER_BATCH = 500

/** Fills the directory with fictional businesses, through the importer like any other file. Safe to repeat. */
export async function loadDemonstration(
  deps: { store: Store; now: () => number },
  { count, onProgress }: LoadDemonstrationInput,
): Promise<ImportResult> {
  const { store, now } = deps
  const file = { name: `demonstration-${count}`, size: 0 }
  const runId = await store.write(trx => beginImportRun(trx, file, now()))
  const result = await importRows(deps, {
    runId,
    rows: demonstrationDrafts(count),
    origin: { source: 'demonstration', date: isoDate(now()) },
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  await store.write(trx => updateImportRun(trx, runId, { state: 'done', finished_at: now() }))
  return result
}

async function* demonstrationDrafts(count: number): AsyncGenerator<readonly ReadRow[]> {
  const { header, rows } = demonstrationRows({ count })
  const reading = readHeader(header)
  if (reading.kind === 'refused')
    throw new Error(`the demonstration's own header is refused: ${reading.reason}`)
  let batch: ReadRow[] = []
  let rowNumber = 1
  for (const cells of rows) {
    rowNumber++
    batch.push({ rowNumber, ...readRow(draftFromRow(reading, cells)) })
    if (batch.length < ROWS_PER_BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}
