import type { Selectable, Updateable } from 'kysely'
import type { BulkSummary } from '#domain/business/bulk-edit.ts'
import { DomainError } from '#domain/errors.ts'
import type { BulkEditTable } from '#store/schema/business-tables.ts'
import type { Db } from '#store/store.ts'

/** A bulk edit as it is stored. */
export type BulkEdit = Selectable<BulkEditTable>

export interface NewBulkEdit {
  /** The number of its job. */
  readonly id: number
  readonly action: unknown
  readonly selection: unknown
  readonly summary: BulkSummary
  readonly account: string
}

/** Stores a bulk edit that is about to begin. Call it in the transaction that queues its job. */
export async function insertBulkEdit(trx: Db, edit: NewBulkEdit, now: number): Promise<void> {
  await trx
    .insertInto('bulk_edits')
    .values({
      id: edit.id,
      action: JSON.stringify(edit.action),
      selection: JSON.stringify(edit.selection),
      summary: JSON.stringify(edit.summary),
      changed: 0,
      skipped: 0,
      failed: 0,
      account: edit.account,
      created_at: now,
      undone_at: null,
      partly_undone_at: null,
      undone_businesses: 0,
      kept_businesses: 0,
    })
    .execute()
}

/** The bulk edit with this number. */
export async function bulkEditById(db: Db, id: number): Promise<BulkEdit | undefined> {
  return db.selectFrom('bulk_edits').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The bulk edit with this number. Throws bulk_edit_unknown. */
export async function existingBulkEdit(db: Db, id: number): Promise<BulkEdit> {
  const edit = await bulkEditById(db, id)
  if (edit === undefined) throw new DomainError('bulk_edit_unknown', { id })
  return edit
}

/** Stores what became of a bulk edit. */
export async function updateBulkEdit(trx: Db, id: number, values: Updateable<BulkEditTable>): Promise<void> {
  await trx.updateTable('bulk_edits').set(values).where('id', '=', id).execute()
}
