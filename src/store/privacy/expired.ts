import { sql } from 'kysely'
import type { Retained } from '#domain/privacy/retention.ts'
import type { Schema } from '#store/schema.ts'
import type { Store } from '#store/store.ts'

/** When something expired, in milliseconds since 1970. */
export type ExpiredBefore = (what: Retained) => number

/** Some milliseconds in one transaction. */
const ROWS_PER_STEP = 500

/**
 * Deletes the rows of submissions, audit log, jobs and subscribers that have expired, in small transactions.
 * @returns how many
 */
export async function deleteExpiredRows(store: Store, before: ExpiredBefore): Promise<number> {
  const settled = sql<boolean>`state in ('done', 'rejected')`
  const isRequest = sql<boolean>`kind in ('privacy-request', 'notice')`
  const submissions = sql<boolean>`${settled} and (
    (${isRequest} and updated_at < ${before('requests')}) or (not ${isRequest} and updated_at < ${before('submissions')})
    or (suspicion = 'trap' and updated_at < ${before('spam')}))`
  const audit = sql<boolean>`at < ${before('audit')} or (action like 'session.%' and at < ${before('logins')})`
  // Imports name their jobs.
  const jobs = sql<boolean>`state in ('done', 'failed', 'cancelled') and finished_at < ${before('jobs')}
    and kind not in ('import', 'undo-import')`
  const subscribers = sql<boolean>`state = 'unsubscribed' and unsubscribed_at < ${before('unsubscribed')}`
  let deleted = 0
  for (const [table, isExpired] of [
    ['submissions', submissions],
    ['audit', audit],
    ['jobs', jobs],
    ['subscribers', subscribers],
  ] as const)
    deleted += await deleteAll(store, table, isExpired)
  const offered = sql<boolean>`submission_id not in (select id from submissions)`
  return deleted + (await deleteAll(store, 'offered_pictures', offered))
}

/** Deletes what became of the rows of imports that ended long ago; their counts stay. @returns how many rows */
export async function deleteExpiredOutcomes(store: Store, before: ExpiredBefore): Promise<number> {
  const runs = sql`select id from import_runs where finished_at < ${before('importRows')}`
  const isExpired = sql<boolean>`run_id in (${runs})`
  return deleteAll(store, 'import_outcomes', isExpired, sql`run_id, row_number`)
}

/** @param key the columns of the primary key */
async function deleteAll(
  store: Store,
  table: keyof Schema,
  isExpired: ReturnType<typeof sql<boolean>>,
  key = sql`id`,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows = 0n } = await store.write(trx =>
      sql`delete from ${sql.table(table)} where (${key}) in (
        select ${key} from ${sql.table(table)} where ${isExpired} limit ${ROWS_PER_STEP})`.execute(trx),
    )
    deleted += Number(numAffectedRows)
    if (numAffectedRows < ROWS_PER_STEP) return deleted
  }
}
