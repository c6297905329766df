import { lstat, rm } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { type FileContent, openFile } from '#gateways/files/open-file.ts'
import { recordAudit } from '#store/audit.ts'
import { clearReport, jobReportFile, type StoredReport, storedReports } from '#store/jobs/jobs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** Where jobs leave their reports, within the data folder. */
export const REPORTS_FOLDER = 'reports'

/**
 * A job's report, to be read by whoever downloads it. Throws job_unknown, and report_unknown when there is none, it is
 * gone, or its path leads out of the folder of reports.
 */
export async function jobReport(
  { store, dataDir }: Pick<StoreDeps, 'store'> & DataFolder,
  id: number,
): Promise<FileContent & { readonly name: string }> {
  const file = await jobReportFile(store.db, id)
  if (file === undefined) throw new DomainError('job_unknown', { id })
  if (file === null) throw new DomainError('report_unknown', { id })
  const path = join(dataDir, file)
  const content = path.startsWith(join(dataDir, REPORTS_FOLDER) + sep) ? await openFile(path) : undefined
  if (content === undefined) throw new DomainError('report_unknown', { id })
  return { ...content, name: basename(path) }
}

/** A quarter of a year, to compare one check of all links with those before it. */
const RETENTION_MS = 90 * DAY_MS
/** All reports together; one of 441,000 websites has some 60 MB. */
const MOST_BYTES = 1024 ** 3
/** A report is put in its place before its job has ended; what belongs to no job for longer was left by a dead one. */
const ORPHANED_MS = DAY_MS
/** As write-link-report.ts names them; files of others are left alone. */
const OWN = /^url-validation-.+\.csv(\.unfinished)?$/

type SweepDeps = StoreDeps & DataFolder

/**
 * Deletes the reports of jobs that ended more than 90 days ago, the oldest ones beyond 1 GB in all (never the newest),
 * and what dead jobs left behind. Each deletion stands in the audit log, and its job says no more that it has a report.
 * Safe to repeat as often as one likes.
 * @param limits for tests, which need no gigabyte
 * Throws the system's errors; what is done stays done.
 */
export async function sweepReports(deps: SweepDeps, limits = { mostBytes: MOST_BYTES }): Promise<void> {
  const reports = await storedReports(deps.store.db)
  let bytes = 0
  for (const [at, report] of reports.entries()) {
    bytes += (await lstat(join(deps.dataDir, report.file)).catch(undefinedIfMissing))?.size ?? 0
    const isOld = report.finishedAt < deps.now() - RETENTION_MS
    if (isOld || (at > 0 && bytes > limits.mostBytes)) await removeReport(deps, report)
  }
  await sweepOrphans(deps, new Set(reports.map(({ file }) => file)))
}

async function removeReport(
  { store, dataDir, now }: SweepDeps,
  { jobId, file }: StoredReport,
): Promise<void> {
  await store.write(async trx => {
    await clearReport(trx, jobId)
    const details = { job: jobId }
    await recordAudit(trx, {
      account: 'system',
      action: 'report.removed',
      subject: file,
      details,
      now: now(),
    })
  })
  // Should this process die here, the file belongs to nobody and goes with the next sweep.
  await rm(join(dataDir, file), { force: true })
}

async function sweepOrphans({ dataDir, now }: SweepDeps, needed: ReadonlySet<string>): Promise<void> {
  const folder = join(dataDir, REPORTS_FOLDER)
  for (const name of await namesIn(folder)) {
    if (!OWN.test(name) || needed.has(`${REPORTS_FOLDER}/${name}`)) continue
    const { mtimeMs } = await lstat(join(folder, name))
    if (mtimeMs < now() - ORPHANED_MS) await rm(join(folder, name), { force: true })
  }
}
