import { z } from 'zod'
import { BULK_KINDS, type BulkChange, type BulkState, isChanging } from '#domain/business/bulk-edit.ts'
import type { RunRef } from '#domain/business/history.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import { editedBusiness } from '#domain/edit/edit.ts'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { setHidden } from '#services/businesses/hide-business.ts'
import { removeFor } from '#services/businesses/remove-business.ts'
import { restoreFor } from '#services/businesses/restore-business.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import { isErased } from '#store/businesses/erased-businesses.ts'
import type { Db } from '#store/store.ts'

/** Two paragraphs. */
export const MAX_REASON_LENGTH = 500

const setCategory = z.strictObject({
  kind: z.literal('set-category'),
  category: z.string().trim().min(1).max(80),
})

/** An action that can be done to many businesses. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hide') }),
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('remove'), reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) }),
  z.strictObject({ kind: z.literal('restore') }),
  setCategory,
])

/** An action that is only tried out. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(BULK_KINDS).exclude(['set-category']) }),
  setCategory,
])

export type BulkAction = z.infer<typeof bulkActionSchema>

/**
 * `skipped`: it is in that state already, or in one that the action does not apply to. `failed`: another business has
 * its place id.
 */
export type BulkOutcome = 'changed' | 'skipped' | 'failed'

export interface BulkContext {
  readonly run: RunRef
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** The operator's rules of categories. */
  readonly rules: CategoryRules
  /** Hashes what is stored on the suppression list. */
  readonly key: SiteKey
}

/** Does an action to one business, in the transaction of its batch. */
export async function applyBulkAction(
  trx: Db,
  record: BusinessRecord,
  action: BulkAction,
  { rules, ...context }: BulkContext,
): Promise<BulkOutcome> {
  if (!isChanging(placedChange(action, rules), stateOf(record))) return 'skipped'
  switch (action.kind) {
    case 'hide':
    case 'show':
      await setHidden(trx, record, action.kind === 'hide', context)
      return 'changed'
    case 'remove':
      await removeFor(trx, record, { ...context, reason: action.reason })
      return 'changed'
    case 'restore':
      return restored(trx, record, context)
    case 'set-category':
      return categorised(trx, record, action.category, { ...context, rules })
  }
}

/** The change with the category as the operator's rules have it. */
export function placedChange(change: BulkChange, rules: CategoryRules): BulkChange {
  return change.kind === 'set-category' ? { ...change, category: rules.ofName(change.category).name } : change
}

function stateOf({ business, removedAt, mergedInto }: BusinessRecord): BulkState {
  return {
    category: business.category,
    visibility: removedAt !== null ? 'removed' : business.isHidden ? 'hidden' : 'public',
    // A merged business is restored one by one, because that changes the other one, too.
    isRestorable: mergedInto === null && !isErased(business),
  }
}

async function restored(
  trx: Db,
  record: BusinessRecord,
  context: Omit<BulkContext, 'rules'>,
): Promise<BulkOutcome> {
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
  { rules, ...context }: BulkContext,
): Promise<BulkOutcome> {
  const { now } = context
  const edit = { fields: { category }, locks: {} }
  const edited = editedBusiness(record.business, edit, berlinDate(now), now, 'administrator', rules)
  if (edited.kind !== 'edited') return 'skipped'
  await saveBusiness(trx, record, edited.business, { ...context, kind: 'changed' })
  return 'changed'
}
