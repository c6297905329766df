import { sql } from 'kysely'
import { isOnReservedName } from '#domain/link/reserved-name.ts'
import { takeNumbers } from '#store/counters.ts'
import { chunks } from '#store/statements.ts'
import type { Db, Store } from '#store/store.ts'

const URLS_PER_SELECT = 500
/** Businesses of one chain share a website. So many of them are updated in one transaction of some 10 ms. */
const BUSINESSES_PER_WRITE = 200
const URLS_PER_READ = 100

/** Which of these websites are dead. Reserved names, which lead nowhere by design, never are. */
export async function deadWebsitesAmong(db: Db, urls: readonly string[]): Promise<ReadonlySet<string>> {
  const dead = new Set<string>()
  for (const part of chunks([...new Set(urls)], URLS_PER_SELECT)) {
    const rows = await db
      .selectFrom('link_checks')
      .select('url')
      .where('url', 'in', part)
      .where('is_invalid', '=', 1)
      .execute()
    for (const { url } of rows) if (!isOnReservedName(url)) dead.add(url)
  }
  return dead
}

/** How many public businesses have a dead website; demo businesses are left out. */
export async function countDeadWebsites(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('link_checks')
    .innerJoin('businesses', 'businesses.website', 'link_checks.url')
    .select(found => ['link_checks.url', found.fn.countAll<number>().as('count')])
    .where('link_checks.is_invalid', '=', 1)
    .where('businesses.website', 'is not', null)
    .where('businesses.removed_at', 'is', null)
    .where('businesses.is_hidden', '=', 0)
    .where('businesses.source', '!=', 'demonstration')
    .groupBy('link_checks.url')
    .execute()
  return rows.reduce((total, { url, count }) => (isOnReservedName(url) ? total : total + Number(count)), 0)
}

/**
 * Makes followers read the businesses whose websites died or came back since the last call, in small transactions.
 * Safe to stop at any point and to repeat: an address is marked as announced only after all of its businesses are.
 */
export async function announceDeadWebsites(store: Store): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('link_checks')
      .select(['url', 'is_invalid'])
      .whereRef('is_invalid', '!=', 'is_announced')
      .limit(URLS_PER_READ)
      .execute()
    if (rows.length === 0) return
    for (const row of rows) await announce(store, row.url, row.is_invalid)
  }
}

async function announce(store: Store, url: string, isInvalid: 0 | 1): Promise<void> {
  for (let after = 0; ; ) {
    const last = await store.write(async trx => {
      const ids = await idsAt(trx, url, after)
      await touch(trx, ids)
      if (ids.length === BUSINESSES_PER_WRITE) return ids.at(-1)
      await trx.updateTable('link_checks').set({ is_announced: isInvalid }).where('url', '=', url).execute()
      return undefined
    })
    if (last === undefined) return
    after = last
  }
}

async function idsAt(db: Db, website: string, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('website', '=', website)
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BUSINESSES_PER_WRITE)
    .execute()
  return rows.map(({ id }) => Number(id))
}

/**
 * Gives businesses new change numbers although they were not edited. Their newest history entries get the same numbers,
 * so that what could be undone before still can.
 */
async function touch(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const first = await takeNumbers(trx, 'change', ids.length)
  const touched = trx
    .selectFrom('businesses')
    .select(['id', 'change as before'])
    .select(sql<number>`${first - 1} + row_number() over (order by id)`.as('after'))
    .where('id', 'in', ids)
    .as('touched')
  await trx
    .updateTable('history')
    .from(touched)
    .set(row => ({ change: row.ref('touched.after') }))
    .whereRef('history.business_id', '=', 'touched.id')
    .whereRef('history.change', '=', 'touched.before')
    .execute()
  await trx
    .updateTable('businesses')
    .from(touched)
    .set(row => ({ change: row.ref('touched.after') }))
    .whereRef('businesses.id', '=', 'touched.id')
    .execute()
}
