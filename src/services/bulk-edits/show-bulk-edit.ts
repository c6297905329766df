import { z } from 'zod'
import type { BulkSummary } from '#domain/business/bulk-edit.ts'
import { BULK_KINDS } from '#domain/business/bulk-edit.ts'
import { undoStateSchema } from '#domain/edit/undo-check.ts'
import type { Immutable } from '#domain/immutable.ts'
import { existingBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import type { StoreDeps } from '#store/store.ts'
import { undoStateOf } from '#store/undone-runs.ts'
import type { BulkAction } from './bulk-action.ts'

/** What a bulk edit did. */
export const bulkEditOutcomeSchema = z.strictObject({
  /** The number of its job. */
  id: z.int(),
  kind: z.enum(BULK_KINDS),
  /** Why businesses were removed; '' for other kinds. */
  reason: z.string(),
  changed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  account: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  ...undoStateSchema.shape,
})

/** A bulk edit as its screen shows it. */
export interface ShownBulkEdit extends Immutable<z.infer<typeof bulkEditOutcomeSchema>> {
  readonly summary: BulkSummary
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
