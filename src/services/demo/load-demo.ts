import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { beginCommandRun } from '#services/imports/command-run.ts'
import { type RunCounts, rowsIn } from '#services/imports/import-counts.ts'
import { importRows } from '#services/imports/import-rows.ts'
import { type ReadRow, readRow } from '#services/imports/read-row.ts'
import { updateImportRun } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

export interface LoadDemoInput {
  /** The number of demo businesses; the first ones are always the same. */
  readonly count: number
  /** Called with the number of rows stored so far. */
  readonly onProgress?: (rowsDone: number) => void
}

const ROWS_PER_BATCH = 500

/** Fills the directory with demo data, through the importer like any file. Safe to repeat. */
export async function loadDemo(
  deps: StoreDeps & DataFolder,
  { count, onProgress }: LoadDemoInput,
): Promise<RunCounts> {
  const { store, now } = deps
  const run = await beginCommandRun(deps, { fileName: `demonstration-${count}`, fileSize: 0 })
  try {
    const counts = await importRows(deps, {
      runId: run.id,
      rows: readDemoRows(count),
      origin: { source: 'demonstration', date: berlinDate(now()) },
      onStored: async (_trx, stored) => onProgress?.(rowsIn(stored)),
    })
    await store.write(trx => updateImportRun(trx, run.id, { state: 'done', finished_at: now() }))
    await run.ended()
    return counts
  } finally {
    run.release()
  }
}

async function* readDemoRows(count: number): AsyncGenerator<readonly ReadRow[]> {
  const { header, rows } = demoRows({ count })
  const parsedHeader = readHeader(header)
  if (parsedHeader.kind === 'refused')
    throw new Error(`the demo data's header is refused: ${parsedHeader.reason}`)
  let batch: ReadRow[] = []
  let rowNumber = 1
  for (const cells of rows) {
    rowNumber++
    batch.push(readRow(rowNumber, draftFromRow(parsedHeader, cells)))
    if (batch.length < ROWS_PER_BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}
