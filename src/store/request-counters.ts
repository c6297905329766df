import { sql } from 'kysely'
import type { Db, Store } from './store.ts'

/** What was counted for a key until its time ends. */
export interface RequestCount {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counts one request. A key's time begins with its first request; when it has ended, the next one begins it anew.
 * @param key says nothing about who it is: a keyed hash
 * @param now milliseconds since 1970
 */
export async function countRequest(
  store: Store,
  key: string,
  { windowMs, now }: { readonly windowMs: number; readonly now: number },
): Promise<RequestCount> {
  const count = sql<number>`case when request_counters.ends_at <= ${now} then 1 else request_counters.count + 1 end`
  const endsAt = sql<number>`case when request_counters.ends_at <= ${now} then excluded.ends_at
    else request_counters.ends_at end`
  const row = await store.write(trx =>
    trx
      .insertInto('request_counters')
      .values({ key, count: 1, ends_at: now + windowMs })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ count, ends_at: endsAt }))
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow(),
  )
  return { count: Number(row.count), endsAt: Number(row.ends_at) }
}

/** Deletes what no longer counts. @param now milliseconds since 1970 */
export async function deleteEndedCounters(db: Db, now: number): Promise<void> {
  await db.deleteFrom('request_counters').where('ends_at', '<=', now).execute()
}
