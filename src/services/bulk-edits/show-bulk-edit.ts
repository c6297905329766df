import type { BulkKind, BulkSummary } from '#domain/business/bulk-edit.ts'
import { DomainError } from '#domain/errors.ts'
import { bulkEditById } from '#store/bulk-edits/bulk-edits.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { StoreDeps } from '#store/store.ts'
import type { BulkAction } from './bulk-action.ts'

/** A bulk edit as its screen shows it. */
export interface ShownBulkEdit {
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
  readonly undoneAt: number | null
  /** Some of it was undone; null for one that is undone as a whole, or not at all. */
  readonly partlyUndone: { readonly at: number; readonly undone: number; readonly kept: number } | null
}

/** One bulk edit. Throws bulk_edit_unknown. */
export async function showBulkEdit({ store }: Pick<StoreDeps, 'store'>, id: number): Promise<ShownBulkEdit> {
  const edit = await bulkEditById(store.db, id)
  if (edit === undefined) throw new DomainError('bulk_edit_unknown', { id })
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
    undoneAt: numberOrNull(edit.undone_at),
    partlyUndone:
      edit.partly_undone_at === null
        ? null
        : {
            at: Number(edit.partly_undone_at),
            undone: edit.undone_businesses,
            kept: edit.kept_businesses,
          },
  }
}
