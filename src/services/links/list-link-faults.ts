import type { SessionAccount } from '#domain/account/account.ts'
import { LINK_FAULTS, type LinkOutcome } from '#domain/link/link-check.ts'
import type { LinkFault, ReasonCount } from '#domain/link/link-fault.ts'
import type { Page } from '#domain/paging.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { recordAudit } from '#store/audit.ts'
import { inBatches } from '#store/batches.ts'
import { linksWithOutcome, type StoredLink } from '#store/links/link-checks.ts'
import { countLinkFaults, linkFaultPage } from '#store/links/link-faults.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { reportRows } from './write-link-report.ts'

const FAULTS_PER_PAGE = 20
/** Read within a few milliseconds, so that requests are answered in between. */
const BATCH = 500

export interface LinkFaultPage extends Page<LinkFault> {
  /** Of all reasons, whatever the filter. */
  readonly reasons: readonly ReasonCount[]
}

/** One page of the websites that the last checks found faulty, by reason and address. Throws offset_too_large. */
export async function listLinkFaults(
  { store: { db } }: Pick<StoreDeps, 'store'>,
  { page, outcome }: { readonly page: number; readonly outcome?: LinkOutcome | undefined },
): Promise<LinkFaultPage> {
  const list = await linkFaultPage(db, outcome, { page, limit: FAULTS_PER_PAGE })
  return { ...list, reasons: await countLinkFaults(db) }
}

/** The same list as CSV, with the columns of the check's report; the download is recorded. */
export async function exportLinkFaults(
  { store, now }: StoreDeps,
  account: SessionAccount,
  {
    outcome,
    messages,
  }: { readonly outcome?: LinkOutcome | undefined; readonly messages: LinkReportMessages },
): Promise<AsyncGenerator<string>> {
  await store.write(trx =>
    recordAudit(trx, {
      account: account.username,
      action: 'links.downloaded',
      details: { ...(outcome !== undefined && { outcome }) },
      now: now(),
    }),
  )
  return csvFile(
    messages.columns,
    faultRows(store.db, outcome === undefined ? LINK_FAULTS.toSorted() : [outcome], messages),
  )
}

async function* faultRows(
  db: Db,
  chosen: readonly LinkOutcome[],
  { outcomes }: LinkReportMessages,
): AsyncGenerator<readonly CsvRow[]> {
  for (const outcome of chosen) {
    const batches = inBatches<StoredLink>(last => linksWithOutcome(db, outcome, last?.url ?? '', BATCH))
    for await (const links of batches) yield await reportRows(db, links, outcomes)
  }
}
