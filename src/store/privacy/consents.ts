import type { Selectable } from 'kysely'
import type { ConsentTable } from '#store/schema/submission-tables.ts'
import type { Db } from '#store/store.ts'

export type ConsentRow = Selectable<ConsentTable>

/** Stores a consent; one that is stored already stays as it is. */
export async function insertConsent(db: Db, consent: ConsentRow): Promise<void> {
  await db
    .insertInto('consents')
    .values(consent)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Records that a consent was withdrawn; only the first time counts. Does nothing where there is none. */
export async function withdrawConsent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** The consents given before an instant, oldest first, at most `limit`. */
export async function consentsBefore(db: Db, moment: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('consents')
    .select('id')
    .where('given_at', '<', moment)
    .orderBy('given_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes consents. */
export async function deleteConsents(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('consents').where('id', 'in', ids).execute()
}
