import { businessNumber } from '#domain/business/business.ts'
import { DomainError } from '#domain/errors.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { isLeftOut } from '#domain/import/import-run.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { inBatches } from '#store/batches.ts'
import { outcomesAfter, type StoredOutcome } from '#store/imports/import-outcomes.ts'
import { importRun } from '#store/imports/import-runs.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/** The report's texts in one language. */
export interface ReportMessages {
  /** row_number, outcome, name, place_id, reasons, business number. */
  readonly columns: readonly [string, string, string, string, string, string]
  readonly outcomes: Readonly<Record<RowOutcome, string>>
  /** What an import would do, in the report of a dry run. */
  readonly wouldBe: Readonly<Partial<Record<RowOutcome, string>>>
  reason(fault: RowFault): string
}

export interface ImportReport {
  /** Without an ending. */
  readonly name: string
  readonly pieces: AsyncGenerator<string>
}

/** Written within a few milliseconds, so that other work can run in between. */
const ROWS_PER_PIECE = 500

/**
 * Every row of an import with its outcome and reasons, as CSV in pieces.
 * Throws import_unknown at once, not only when it is read.
 */
export async function importReport(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
  messages: ReportMessages,
): Promise<ImportReport> {
  const run = await importRun(store.db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  return {
    name: run.is_dry_run === 1 ? `dry-run-${id}` : `import-${id}`,
    pieces: csvFile(
      messages.columns,
      outcomeRows(store.db, id, run.is_dry_run === 1 ? asDryRun(messages) : messages),
    ),
  }
}

function asDryRun(messages: ReportMessages): ReportMessages {
  return { ...messages, outcomes: { ...messages.outcomes, ...messages.wouldBe } }
}

async function* outcomeRows(
  db: Db,
  runId: number,
  messages: ReportMessages,
): AsyncGenerator<readonly CsvRow[]> {
  const batches = inBatches<StoredOutcome>(last =>
    outcomesAfter(db, runId, last?.row_number ?? 0, ROWS_PER_PIECE),
  )
  for await (const outcomes of batches) yield outcomes.map(outcome => csvRowOf(outcome, messages))
}

function csvRowOf(outcome: StoredOutcome, messages: ReportMessages): CsvRow {
  const reasons: readonly RowFault[] = outcome.reasons === null ? [] : JSON.parse(outcome.reasons)
  return [
    outcome.row_number,
    messages.outcomes[isLeftOut(reasons[0]?.code ?? '') ? 'skipped' : outcome.outcome],
    outcome.name,
    outcome.place_id,
    reasons.map(reason => messages.reason(reason)).join(' '),
    outcome.business_id === null ? null : businessNumber(Number(outcome.business_id)),
  ]
}
