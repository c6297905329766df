import { LINK_FAULTS, type LinkOutcome } from '#domain/link/link-check.ts'
import type { LinkFault, ReasonCount } from '#domain/link/link-fault.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { readPage } from '#store/pages.ts'
import type { Db } from '#store/store.ts'

/** How many websites of public businesses have each reason; reasons that none has are missing. */
export async function countLinkFaults(db: Db): Promise<ReasonCount[]> {
  const rows = await faultsAmong(db, LINK_FAULTS)
    .select(({ fn }) => ['link_checks.outcome', fn.countAll<number>().as('count')])
    .groupBy('link_checks.outcome')
    .execute()
  return rows.map(({ outcome, count }) => ({ outcome, count: Number(count) }))
}

/** One page of the faulty websites of public businesses, by reason and address. @param outcome only this one */
export function linkFaultPage(
  db: Db,
  outcome: LinkOutcome | undefined,
  request: PageRequest,
): Promise<Page<LinkFault>> {
  const found = faultsAmong(db, outcome === undefined ? LINK_FAULTS : [outcome])
    .select([
      'businesses.id',
      'businesses.name',
      'link_checks.url',
      'link_checks.outcome',
      'link_checks.detail',
      'link_checks.final_url',
      'link_checks.checked_at',
      'link_checks.failed_days',
      'link_checks.is_invalid',
    ])
    .orderBy('link_checks.outcome')
    .orderBy('link_checks.url')
    .orderBy('businesses.id')
  return readPage(found, request, row => ({
    businessId: Number(row.id),
    name: row.name,
    url: row.url,
    outcome: row.outcome,
    detail: row.detail,
    finalUrl: row.final_url,
    checkedAt: Number(row.checked_at),
    failedDays: row.failed_days,
    isDead: row.is_invalid === 1,
  }))
}

function faultsAmong(db: Db, outcomes: readonly LinkOutcome[]) {
  return db
    .selectFrom('link_checks')
    .innerJoin('businesses', 'businesses.website', 'link_checks.url')
    .where('link_checks.outcome', 'in', outcomes)
    .where('businesses.website', 'is not', null)
    .where('businesses.removed_at', 'is', null)
    .where('businesses.is_hidden', '=', 0)
}
