import type { LeaseTable } from './schema/administration-tables.ts'
import type { Db } from './store.ts'

type Name = LeaseTable['name']

/** Who had a lease when it was read, and how often it had said so. */
export type LeaseState = Pick<LeaseTable, 'holder' | 'beat'>

/** Undefined where nobody has it. */
export async function leaseState(db: Db, name: Name): Promise<LeaseState | undefined> {
  const row = await db
    .selectFrom('leases')
    .select(['holder', 'beat'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? undefined : { holder: row.holder, beat: Number(row.beat) }
}

/** Gives a lease to `holder`, whoever has it. Call it in a transaction, after reading its state. */
export async function giveLease(trx: Db, name: Name, holder: string): Promise<void> {
  await trx
    .insertInto('leases')
    .values({ name, holder, beat: 0 })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ holder, beat: 0 }))
    .execute()
}

/** Says that its holder is alive. @returns whether it still is the holder */
export async function renewLease(db: Db, name: Name, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set(lease => ({ beat: lease('beat', '+', 1) }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Leaves a lease to the next, if `holder` still has it. */
export async function releaseLease(db: Db, name: Name, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}
