import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { DomainError } from '#domain/errors.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { unknownCategoryFault } from '#services/categories/category-faults.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { countRecords } from '#store/businesses/business-records.ts'
import type { StoreDeps } from '#store/store.ts'
import type { BulkAction } from './bulk-action.ts'
import { isCategoryHere } from './edit-business.ts'
import { countAdminBusinesses } from './list-admin-businesses.ts'

/** Selected rows, or everything that a filter finds. */
export type BulkSelection = { readonly ids: readonly number[] } | { readonly filter: AdminBusinessFilter }

export interface StartBulkEditInput {
  readonly action: BulkAction
  readonly selection: BulkSelection
  /** The number that the administrator confirmed. */
  readonly expectedCount: number
  readonly account: string
}

/**
 * Queues an action on many businesses.
 * @returns the job's number
 * Throws bulk_count_changed when it is another number of businesses now, category_unknown, and job_running.
 */
export async function startBulkEdit(
  deps: StoreDeps & { readonly index: DirectoryIndex },
  { action, selection, expectedCount, account }: StartBulkEditInput,
): Promise<number> {
  if (action.kind === 'set-category' && !isCategoryHere(deps, action.category)) {
    const [proposal] = unknownCategoryFault(action.category).proposals ?? []
    throw new DomainError('category_unknown', {
      category: action.category,
      ...(proposal !== undefined && { proposal }),
    })
  }
  const count =
    'ids' in selection
      ? await countRecords(deps.store.db, selection.ids)
      : await countAdminBusinesses(deps, selection.filter)
  if (count !== expectedCount) throw new DomainError('bulk_count_changed', { count })
  const input = { action, selection, expectedCount }
  return startJob(deps, {
    kind: 'bulk-edit',
    input,
    account,
    action: 'bulk.started',
    subject: action.kind,
  })
}
