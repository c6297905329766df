import { type BulkSummary, bulkFactOf } from '#domain/business/bulk-edit.ts'
import { DomainError } from '#domain/errors.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { insertBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import type { BulkAction } from './bulk-action.ts'
import { type BulkSelection, type PreviewDeps, previewBulkEdit } from './preview-bulk-edit.ts'

export interface StartBulkEditInput {
  readonly action: BulkAction
  readonly selection: BulkSelection
  /** The number that the administrator confirmed. */
  readonly expectedCount: number
  readonly account: string
}

/**
 * Queues an action on many businesses. Job and audit log say what it does to which of them, and what these had before.
 * @returns the job's number, which is also the number of the bulk edit
 * Throws bulk_count_changed when it is another number of businesses now, category_unknown, and job_running.
 */
export async function startBulkEdit(
  deps: PreviewDeps,
  { action, selection, expectedCount, account }: StartBulkEditInput,
): Promise<number> {
  const preview = await previewBulkEdit(deps, { change: action, selection })
  const { count, changing, former, to, category } = preview
  if (category?.kind === 'unknown') {
    const [proposal] = category.proposals
    throw new DomainError('category_unknown', {
      category: category.name,
      ...(proposal !== undefined && { proposal }),
    })
  }
  if (count !== expectedCount) throw new DomainError('bulk_count_changed', { count })
  const filter = 'filter' in selection ? selection.filter : null
  const field = bulkFactOf(action.kind)
  const summary: BulkSummary = { filter, field, from: former, to, count, changing }
  return startJob(
    deps,
    {
      kind: 'bulk-edit',
      input: { action, selection, expectedCount, summary },
      account,
      action: 'bulk.started',
      subject: action.kind,
      details: { ...summary },
    },
    (trx, id) => insertBulkEdit(trx, { id, action, selection, summary, account }, deps.now()),
  )
}
