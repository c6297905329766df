import type { BulkKind, BulkSummary } from '#domain/business/bulk-edit.ts'
import type { UndoState } from '#domain/edit/undo-check.ts'
import { existingBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import type { StoreDeps } from '#store/store.ts'
import { undoStateOf } from '#store/undone-runs.ts'
import type { BulkAction } from './bulk-action.ts'

/** A bulk edit as its screen shows it. */
export interface ShownBulkEdit extends UndoState {
  /** The number of its job. */
  readonly id: number
  readonly kind: BulkKind
  /** Why businesses were removed; '' for other kinds. */
  readonly reason: string
  readonly summary: BulkSummary
  readonly changed: number
  readonly skipped: number
  readonly failed: number
  readonly account: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** One bulk edit. Throws bulk_edit_unknown. */
export async function showBulkEdit({ store }: Pick<StoreDeps, 'store'>, id: number): Promise<ShownBulkEdit> {
  const edit = await existingBulkEdit(store.db, id)
  // Only the services of this folder write these columns, so they are trusted.
  const action = JSON.parse(edit.action) as BulkAction
  return {
    id: Number(edit.id),
    kind: action.kind,
    reason: action.kind === 'remove' ? action.reason : '',
    summary: JSON.parse(edit.summary) as BulkSummary,
    changed: edit.changed,
    skipped: edit.skipped,
    failed: edit.failed,
    account: edit.account,
    createdAt: Number(edit.created_at),
    ...undoStateOf(edit),
  }
}
