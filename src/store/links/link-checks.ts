import type { Selectable, SelectQueryBuilder } from 'kysely'
import { type LinkCheck, type LinkOutcome, type LinkState, stateAfter } from '#domain/link/link-check.ts'
import type { LinkCheckTable } from '#store/schema/check-tables.ts'
import type { Schema } from '#store/schema.ts'
import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** One check of one address, as it is stored. */
export interface CheckedLink {
  readonly url: string
  readonly check: LinkCheck
  /** Milliseconds since 1970. */
  readonly checkedAt: number
  /** ISO date in Germany. */
  readonly day: string
}

const URLS_PER_STATEMENT = 100

/** Records checks of addresses, on top of what is known of them. Call it in a transaction. */
export async function recordLinkChecks(
  trx: Db,
  jobId: number,
  checked: readonly CheckedLink[],
): Promise<void> {
  for (const part of chunks(checked, URLS_PER_STATEMENT)) {
    const known = await statesOf(
      trx,
      part.map(({ url }) => url),
    )
    for (const { url, check, checkedAt, day } of part) {
      const state = stateAfter(known.get(url), check, day)
      const row = {
        outcome: check.outcome,
        detail: check.detail,
        final_url: check.finalUrl,
        checked_at: checkedAt,
        failed_days: state.failedDays,
        last_failed_day: state.lastFailedDay,
        is_invalid: state.isInvalid ? 1 : 0,
        job_id: jobId,
      } as const
      await trx
        .insertInto('link_checks')
        .values({ url, ...row })
        .onConflict(conflict => conflict.column('url').doUpdateSet(row))
        .execute()
    }
  }
}

/** What is known of some addresses, at most a hundred. */
export async function statesOf(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, LinkState>> {
  const rows = await db.selectFrom('link_checks').selectAll().where('url', 'in', urls).execute()
  return new Map(rows.map(row => [row.url, stateOf(row)]))
}

/** What is known of an address, for the next check and the report. */
export interface StoredLink extends LinkCheck {
  readonly url: string
  readonly state: LinkState
  readonly checkedAt: number
}

/** The checks of a job after an address, in order of addresses, at most `limit`. */
export async function linksOfJob(db: Db, jobId: number, after: string, limit: number): Promise<StoredLink[]> {
  return linksAfter(db.selectFrom('link_checks').where('job_id', '=', jobId), after, limit)
}

/** The checked addresses with an outcome after an address, in order of addresses, at most `limit`. */
export async function linksWithOutcome(
  db: Db,
  outcome: LinkOutcome,
  after: string,
  limit: number,
): Promise<StoredLink[]> {
  return linksAfter(db.selectFrom('link_checks').where('outcome', '=', outcome), after, limit)
}

async function linksAfter(
  links: SelectQueryBuilder<Schema, 'link_checks', object>,
  after: string,
  limit: number,
): Promise<StoredLink[]> {
  const rows = await links.selectAll().where('url', '>', after).orderBy('url').limit(limit).execute()
  return rows.map(storedLink)
}

/** What is known of some addresses, by address; those that were never checked are left out. */
export async function linksAt(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, StoredLink>> {
  const links = new Map<string, StoredLink>()
  for (const part of chunks([...new Set(urls)])) {
    const rows = await db.selectFrom('link_checks').selectAll().where('url', 'in', part).execute()
    for (const row of rows) links.set(row.url, storedLink(row))
  }
  return links
}

/** Which addresses between two, both included, a job has checked. */
export async function urlsOfJob(db: Db, jobId: number, from: string, to: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('link_checks')
    .select('url')
    .where('job_id', '=', jobId)
    .where('url', '>=', from)
    .where('url', '<=', to)
    .execute()
  return new Set(rows.map(({ url }) => url))
}

/** The outcomes of a job's checks, counted. */
export async function outcomesOfJob(
  db: Db,
  jobId: number,
): Promise<readonly { readonly outcome: LinkOutcome; readonly count: number }[]> {
  const rows = await db
    .selectFrom('link_checks')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('outcome')
    .execute()
  return rows.map(({ outcome, count }) => ({ outcome, count: Number(count) }))
}

/** The details of a job's checks with an outcome, counted. */
export async function detailsOfJob(
  db: Db,
  jobId: number,
  outcome: LinkOutcome,
): Promise<readonly { readonly detail: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('link_checks')
    .select(({ fn }) => ['detail', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .where('outcome', '=', outcome)
    .groupBy('detail')
    .execute()
  return rows.map(({ detail, count }) => ({ detail, count: Number(count) }))
}

function storedLink(row: Selectable<LinkCheckTable>): StoredLink {
  return {
    url: row.url,
    outcome: row.outcome,
    detail: row.detail,
    finalUrl: row.final_url,
    checkedAt: Number(row.checked_at),
    state: stateOf(row),
  }
}

function stateOf(row: Selectable<LinkCheckTable>): LinkState {
  return {
    failedDays: row.failed_days,
    lastFailedDay: row.last_failed_day,
    isInvalid: row.is_invalid === 1,
  }
}
