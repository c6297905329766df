import { z } from 'zod'
import { editedBusiness } from '#domain/edit/edit.ts'
import { DomainError } from '#domain/errors.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import type { Db } from '#store/store.ts'
import { setHidden } from './hide-business.ts'
import { removeFor } from './remove-business.ts'
import { restoreFor } from './restore-business.ts'
import { saveBusiness } from './save-business.ts'

/** Two paragraphs. */
export const MAX_REASON_LENGTH = 500

/** An action that can be done to many businesses. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hide') }),
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('remove'), reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) }),
  z.strictObject({ kind: z.literal('restore') }),
  z.strictObject({ kind: z.literal('set-category'), category: z.string().trim().min(1).max(80) }),
])

export type BulkAction = z.infer<typeof bulkActionSchema>

/**
 * `skipped`: it is in that state already, or in one that the action does not apply to. `failed`: another business has
 * its place id.
 */
export type BulkOutcome = 'changed' | 'skipped' | 'failed'

interface BulkContext {
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Does an action to one business, in the transaction of its batch. */
export async function applyBulkAction(
  trx: Db,
  record: BusinessRecord,
  action: BulkAction,
  context: BulkContext,
): Promise<BulkOutcome> {
  if (action.kind === 'restore') return restored(trx, record, context)
  if (record.removedAt !== null) return 'skipped'
  switch (action.kind) {
    case 'hide':
    case 'show':
      return (await setHidden(trx, record, action.kind === 'hide', context)) ? 'changed' : 'skipped'
    case 'remove':
      await removeFor(trx, record, { ...context, reason: action.reason })
      return 'changed'
    case 'set-category':
      return categorised(trx, record, action.category, context)
  }
}

async function restored(trx: Db, record: BusinessRecord, context: BulkContext): Promise<BulkOutcome> {
  // A merged business is restored one by one, because that changes the other one, too.
  if (record.mergedInto !== null) return 'skipped'
  try {
    return (await restoreFor(trx, record, context)) ? 'changed' : 'skipped'
  } catch (error) {
    // Thrown before anything of this business was written, so the batch can continue.
    if (error instanceof DomainError && error.code === 'place_id_taken') return 'failed'
    throw error
  }
}

async function categorised(
  trx: Db,
  record: BusinessRecord,
  category: string,
  { account, now }: BulkContext,
): Promise<BulkOutcome> {
  const edit = { fields: { category }, locks: {} }
  const edited = editedBusiness(
    record.business,
    edit,
    berlinDate(now),
    now,
    'administrator',
    await categoryRules(trx),
  )
  if (edited.kind !== 'edited') return 'skipped'
  await saveBusiness(trx, record, edited.business, { kind: 'changed', account, now })
  return 'changed'
}
