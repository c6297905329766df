import type { Page, PageRequest } from '#domain/paging.ts'
import { readPage } from '#store/pages.ts'
import { chunks, insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** Marks businesses to be checked again, or marks them anew. Call it in a transaction. */
export async function markForRecheck(
  trx: Db,
  ids: readonly number[],
  { account, now }: { readonly account: string; readonly now: number },
): Promise<void> {
  const rows = ids.map(id => ({ business_id: id, marked_at: now, account }))
  await insertRows(trx, 'rechecks', rows, part =>
    trx
      .insertInto('rechecks')
      .values(part)
      .onConflict(conflict =>
        conflict.column('business_id').doUpdateSet(set => ({
          marked_at: set.ref('excluded.marked_at'),
          account: set.ref('excluded.account'),
        })),
      ),
  )
}

/** Takes the marks of businesses away. Call it in a transaction. */
export async function endRechecks(trx: Db, ids: readonly number[]): Promise<void> {
  for (const part of chunks(ids)) await trx.deleteFrom('rechecks').where('business_id', 'in', part).execute()
}

/** A public business that is to be checked again. */
export interface Recheck {
  readonly id: number
  readonly markedAt: number
  readonly account: string
}

/** One page of the businesses to check again, the last marked first. */
export function recheckPage(db: Db, request: PageRequest): Promise<Page<Recheck>> {
  const found = openRechecks(db)
    .select(['rechecks.business_id', 'marked_at', 'account'])
    .orderBy('marked_at', 'desc')
    .orderBy('name_sort')
    .orderBy('rechecks.business_id')
  return readPage(found, request, row => ({
    id: Number(row.business_id),
    markedAt: Number(row.marked_at),
    account: row.account,
  }))
}

/** Hidden and removed ones need no check any more. */
function openRechecks(db: Db) {
  return db
    .selectFrom('rechecks')
    .innerJoin('businesses', 'businesses.id', 'rechecks.business_id')
    .where('businesses.removed_at', 'is', null)
    .where('businesses.is_hidden', '=', 0)
}
