import { businessNumber } from '#domain/business/business.ts'
import { outcomeText } from '#domain/link/outcome-text.ts'
import { berlinDate, berlinMinute } from '#domain/time/berlin-day.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { REPORTS_FOLDER } from '#services/jobs/job-reports.ts'
import { inBatches } from '#store/batches.ts'
import { linksOfJob, type StoredLink } from '#store/links/link-checks.ts'
import { businessesAtWebsites } from '#store/links/websites.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface LinkReport {
  readonly jobId: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly messages: LinkReportMessages
  readonly signal: AbortSignal
}

/** Written within a few milliseconds, so that other work can run in between. */
const LINKS_PER_PIECE = 200

/**
 * Writes the websites of all public businesses with the results of their checks, by address, as a CSV file.
 * @returns its name among the site's files
 * Throws disk_full and the signal's reason; then no part of it stays behind.
 */
export async function writeLinkReport(
  { store, files }: Pick<StoreDeps, 'store'> & FilesDeps,
  report: LinkReport,
): Promise<string> {
  const name = `${REPORTS_FOLDER}/url-validation-${berlinDate(report.startedAt)}-${report.jobId}.csv`
  const pieces = csvFile(report.messages.columns, linkRows(store.db, report))
  await files.write(name, pieces, { signal: report.signal })
  return name
}

/** The rows of the public businesses at some checked websites, by address. */
export async function reportRows(
  db: Db,
  links: readonly StoredLink[],
  outcomes: LinkReportMessages['outcomes'],
): Promise<readonly CsvRow[]> {
  const byUrl = new Map(links.map(link => [link.url, link]))
  const businesses = await businessesAtWebsites(db, [...byUrl.keys()])
  return businesses.flatMap(({ id, name, website }) => {
    const link = byUrl.get(website)
    if (link === undefined) return []
    const result = outcomeText(outcomes, link)
    return [[businessNumber(id), name, website, result, link.finalUrl, berlinMinute(link.checkedAt)]]
  })
}

async function* linkRows(db: Db, { jobId, messages }: LinkReport): AsyncGenerator<readonly CsvRow[]> {
  const batches = inBatches<StoredLink>(last => linksOfJob(db, jobId, last?.url ?? '', LINKS_PER_PIECE))
  for await (const links of batches) yield await reportRows(db, links, messages.outcomes)
}
