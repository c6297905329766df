import { DomainError } from '#domain/errors.ts'
import { type UndoPage, undoPageOf } from '#services/undo/check-undo.ts'
import { type UndoCounts, type UndoRunDeps, undoneIn, undoRun } from '#services/undo/undo-run.ts'
import { recordAudit } from '#store/audit.ts'
import { type ImportRun, importRun, updateImportRun } from '#store/imports/import-runs.ts'
import type { StoreDeps } from '#store/store.ts'
import { findStale } from './find-stale.ts'

export interface UndoImportInput {
  readonly runId: number
  readonly jobId: number
  /** The account that undoes it. */
  readonly account: string | null
  readonly signal: AbortSignal
}

export interface UndoSummary extends UndoCounts {
  readonly runId: number
}

/**
 * Undoes an import as far as nothing newer stands against it (undo-run.ts), and finds anew what its searches no longer
 * have.
 * Throws import_not_undoable for a dry run, import_unknown, and the signal's reason; what went back until then stays so.
 */
export async function undoImport(deps: UndoRunDeps, input: UndoImportInput): Promise<UndoSummary> {
  const { runId, account } = input
  const run = await importRun(deps.store.db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  if (run.is_dry_run === 1) throw new DomainError('import_not_undoable')
  const counts = await undoRun(
    deps,
    { ...input, run: { kind: 'import', id: runId } },
    {
      isDone: run.undone_at !== null,
      undone: async (trx, now, { undone, kept }) => {
        const before = (await importRun(trx, runId))?.undone_businesses ?? 0
        await updateImportRun(trx, runId, {
          partly_undone_at: now,
          undone_businesses: before + undone,
          kept_businesses: kept,
        })
      },
      ended: async (trx, now, isWhole) => {
        if (isWhole)
          await updateImportRun(trx, runId, { undone_at: now, partly_undone_at: null, kept_businesses: 0 })
      },
      noted: (trx, now, counts) =>
        recordAudit(trx, {
          account: account ?? 'system',
          action: 'import.undone',
          subject: String(runId),
          details: { undone: undoneIn(counts), ...counts },
          now,
        }),
      settled: () => findStale(deps, runId),
    },
  )
  return { runId, ...counts }
}

/** Whether anything of an import can be undone at all. */
export function canUndo(run: ImportRun): boolean {
  return run.is_dry_run === 0 && run.undone_at === null && run.state !== 'running'
}

/** What undoing an import would do now, with one page of what would stay. Throws import_unknown. */
export async function showUndo(
  { store }: Pick<StoreDeps, 'store'>,
  { id, page }: { readonly id: number; readonly page: number },
): Promise<UndoPage> {
  const run = await importRun(store.db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  return undoPageOf(store.db, canUndo(run) ? { kind: 'import', id } : null, page)
}
