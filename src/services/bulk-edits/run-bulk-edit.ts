import { setImmediate as nextTurn } from 'node:timers/promises'
import { bulkFactOf, valueAfter } from '#domain/business/bulk-edit.ts'
import { DomainError } from '#domain/errors.ts'
import { readNumbers, writeNumbers } from '#gateways/files/number-file.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { idsMatching } from '#services/businesses/list-admin-businesses.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { handleBatch } from '#store/batches.ts'
import { bulkEditById, insertBulkEdit, updateBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'
import { applyBulkAction, type BulkAction, type BulkOutcome } from './bulk-action.ts'
import type { BulkSelection } from './preview-bulk-edit.ts'

export type BulkCounts = Readonly<Record<BulkOutcome, number>>

export interface BulkJob {
  readonly id: number
  readonly action: BulkAction
  readonly selection: BulkSelection
  readonly expectedCount: number
  readonly signal: AbortSignal
}

const NOTHING_DONE: BulkCounts = { changed: 0, skipped: 0, failed: 0 }

interface BulkEditDeps extends StoreDeps, FilesDeps, OverviewDeps {}

/**
 * Does one action to many businesses, in short transactions that also store the progress. The list of businesses is
 * made at the first attempt and stored, so that a later attempt continues where this one ended, even if the action
 * changes the filter's matches. Cancelling keeps what is done. What is done can be undone as one (undo-bulk-edit.ts).
 * Throws bulk_count_changed when the filter finds another number than was confirmed; nothing is changed then.
 */
export async function runBulkEdit(deps: BulkEditDeps, job: BulkJob): Promise<BulkCounts> {
  const list = bulkListName(job.id)
  try {
    const counts = await editAll(deps, job, list)
    await deps.files.remove(list)
    return counts
  } catch (error) {
    // After any other error the same job is tried again and needs its list.
    if (job.signal.aborted || error instanceof DomainError) await deps.files.remove(list)
    throw error
  }
}

/** The name of a bulk edit's list of businesses among the site's files, while its job is not finished. */
export function bulkListName(jobId: number): string {
  return `jobs/bulk-${jobId}.ids`
}

async function editAll(deps: BulkEditDeps, job: BulkJob, list: string): Promise<BulkCounts> {
  const { store } = deps
  const begun = await jobById(store.db, job.id)
  const savedIds = await readNumbers(deps.files, list)
  if (savedIds === undefined) await begin(deps, job, begun?.account ?? null)
  const ids = savedIds ?? (await resolved(deps, job, list))
  const progress = savedIds === undefined ? null : (begun?.progress ?? null)
  let done = progress?.done ?? 0
  let counts: BulkCounts = { ...NOTHING_DONE, ...progress?.counts }
  while (done < ids.length) {
    job.signal.throwIfAborted()
    const batch = await editBatch(deps, job, { ids, done, counts, account: begun?.account ?? null })
    done = batch.done
    counts = batch.counts
    await nextTurn()
  }
  return counts
}

/** Stores that it begins, possibly again after it was cancelled and undone. */
async function begin({ store, now }: StoreDeps, job: BulkJob, account: string | null): Promise<void> {
  const { id, action, selection, expectedCount } = job
  const stored = await bulkEditById(store.db, id)
  if (stored?.undone_at === null && stored.partly_undone_at === null) return
  await store.write(async trx => {
    // Jobs that were queued by an older version have none.
    if (stored === undefined) {
      const filter = 'filter' in selection ? selection.filter : null
      const [count, changing] = [expectedCount, expectedCount]
      const field = bulkFactOf(action.kind)
      const summary = { filter, field, from: [], to: valueAfter(action), count, changing }
      await insertBulkEdit(trx, { id, action, selection, summary, account: account ?? 'system' }, now())
    } else await updateBulkEdit(trx, id, { undone_at: null, partly_undone_at: null })
  })
}

async function resolved(
  { files, overview }: BulkEditDeps,
  { selection, expectedCount }: BulkJob,
  list: string,
): Promise<Uint32Array> {
  const chosen = new Set<number>()
  if ('ids' in selection) for (const id of selection.ids) chosen.add(id)
  else
    for await (const part of idsMatching({ overview }, selection.filter))
      for (const id of part) chosen.add(id)
  if ('filter' in selection && chosen.size !== expectedCount)
    throw new DomainError('bulk_count_changed', { count: chosen.size })
  const ids = Uint32Array.from(chosen)
  await writeNumbers(files, list, ids)
  return ids
}

interface BulkState {
  readonly ids: Uint32Array
  readonly done: number
  readonly counts: BulkCounts
  readonly account: string | null
}

async function editBatch(
  { store, now }: StoreDeps,
  { id: jobId, action }: BulkJob,
  { ids, done: from, counts: before, account }: BulkState,
): Promise<{ readonly done: number; readonly counts: BulkCounts }> {
  const { key } = store
  return store.write(async trx => {
    let counts = before
    let current = ''
    const context = {
      run: { kind: 'bulk-edit', id: jobId },
      account,
      now: now(),
      key,
      rules: await categoryRules(trx),
    } as const
    const done = await handleBatch(ids, from, async id => {
      const record = await businessRecord(trx, id)
      const outcome = record === undefined ? 'skipped' : await applyBulkAction(trx, record, action, context)
      counts = { ...counts, [outcome]: counts[outcome] + 1 }
      current = record?.business.name ?? ''
    })
    const progress = { phase: 'editing', done, total: ids.length, counts, current }
    await saveJobProgress(trx, jobId, progress, now())
    await updateBulkEdit(trx, jobId, counts)
    return { done, counts }
  })
}
