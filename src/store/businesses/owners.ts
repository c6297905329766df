import { emailKey } from '#domain/form/email-key.ts'
import type { Db } from '#store/store.ts'
import { mergedIntoEach, mergedRowsOf, mergeTargetsOf } from './merged-businesses.ts'

/**
 * Stores a confirmed e-mail address of a business's owner; for a merged one also at those that it was merged into, as if it
 * had been confirmed before. Safe to repeat. @param email in any case
 */
export async function addOwner(
  db: Db,
  { businessId, email, now }: { readonly businessId: number; readonly email: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto('owners')
    .values({ business_id: businessId, email: emailKey(email), created_at: now, merged_from: null })
    // Confirmed for this business itself, it stays when a merge is undone.
    .onConflict(conflict => conflict.columns(['business_id', 'email']).doUpdateSet({ merged_from: null }))
    .execute()
  for (const to of await mergeTargetsOf(db, businessId)) await copyOwners(db, { from: businessId, to })
}

/** Whether an e-mail address is on file for a business, in any case. */
export async function isOwner(db: Db, businessId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('owners')
    .select('business_id')
    .where('business_id', '=', businessId)
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Those of some businesses that an e-mail address is on file for. */
export async function ownedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('owners')
    .select('business_id')
    .distinct()
    .where('business_id', 'in', ids)
    .execute()
  return new Set(rows.map(row => Number(row.business_id)))
}

/** The e-mail addresses on file for a business. */
export async function ownersOf(db: Db, businessId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('owners')
    .select('email')
    .where('business_id', '=', businessId)
    .orderBy('email')
    .execute()
  return rows.map(row => row.email)
}

/** The businesses that an e-mail address is on file for, in any case. */
export async function ownedBy(
  db: Db,
  email: string,
): Promise<readonly { readonly businessId: number; readonly createdAt: number }[]> {
  const rows = await db
    .selectFrom('owners')
    .select(['business_id', 'created_at'])
    .where('email', '=', emailKey(email))
    .orderBy('business_id')
    .execute()
  return rows.map(row => ({ businessId: Number(row.business_id), createdAt: Number(row.created_at) }))
}

/** Adds the addresses on file for a business to the one that it is merged into. */
export async function copyOwners(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await db
    .insertInto('owners')
    .columns(['business_id', 'email', 'created_at', 'merged_from'])
    .expression(select =>
      select
        .selectFrom('owners')
        .select(({ val, fn }) => [
          val(to).as('business_id'),
          'email',
          'created_at',
          fn.coalesce('merged_from', val(from)).as('merged_from'),
        ])
        .where('business_id', '=', from),
    )
    .onConflict(conflict => conflict.columns(['business_id', 'email']).doNothing())
    .execute()
}

/**
 * Removes from businesses the addresses that came with one that was merged into them and is separate again. Addresses
 * that another merged business has, too, stay. Call it in the transaction, after the merge is undone.
 * @param winners the businesses that it was merged into, also through others
 */
export async function takeBackOwners(trx: Db, id: number, winners: readonly number[]): Promise<void> {
  const merged = await mergedRowsOf(trx, id)
  for (const winner of winners) {
    await trx
      .deleteFrom('owners')
      .where('business_id', '=', winner)
      .where('merged_from', 'in', merged)
      .execute()
    for (const other of await mergedIntoEach(trx, [winner]))
      await copyOwners(trx, { from: other.id, to: winner })
  }
}
