import { basename } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { expiredBefore } from '#domain/privacy/retention.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { type FileContent, openFile } from '#gateways/files/open-file.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { recordAudit } from '#store/audit.ts'
import { clearReport, jobReportFile, type StoredReport, storedReports } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'

/** The folder of job reports among the site's files. */
export const REPORTS_FOLDER = 'reports'

/**
 * The content of a job's report for a download. Throws job_unknown, and report_unknown when there is none, its file is
 * gone, or its path leads out of the folder of reports.
 */
export async function jobReport(
  { store, files }: Pick<StoreDeps, 'store'> & FilesDeps,
  id: number,
): Promise<FileContent & { readonly name: string }> {
  const file = await jobReportFile(store.db, id)
  if (file === undefined) throw new DomainError('job_unknown', { id })
  if (file === null) throw new DomainError('report_unknown', { id })
  const path = file.startsWith(`${REPORTS_FOLDER}/`) ? await files.path(file) : undefined
  const content = path === undefined ? undefined : await openFile(path)
  if (content === undefined) throw new DomainError('report_unknown', { id })
  return { ...content, name: basename(file) }
}

/** All reports together; one of 441,000 websites has some 60 MB. */
const MOST_BYTES = 1024 ** 3
/** A report is complete before its job has ended; a file that belongs to no job for longer is left over. */
const ORPHANED_MS = DAY_MS
/** As write-link-report.ts names them; other files are not deleted. */
const OWN = /^reports\/url-validation-.+\.csv$/

type SweepDeps = StoreDeps & FilesDeps

/**
 * Deletes the reports of jobs that ended more than 90 days ago, the oldest ones beyond 1 GB in all (never the newest),
 * and files that dead jobs left behind. Each deletion is recorded in the audit log.
 * Safe to repeat.
 * @param limits for tests
 * Throws the system's errors; what is done stays done.
 */
export async function sweepReports(deps: SweepDeps, limits = { mostBytes: MOST_BYTES }): Promise<void> {
  const reports = await storedReports(deps.store.db)
  const stored = await deps.files.list(REPORTS_FOLDER)
  const sizes = new Map(stored.map(({ name, size }) => [name, size]))
  let bytes = 0
  for (const [at, report] of reports.entries()) {
    bytes += sizes.get(report.file) ?? 0
    const isOld = report.finishedAt < expiredBefore('reports', deps.now())
    if (isOld || (at > 0 && bytes > limits.mostBytes)) await removeReport(deps, report)
  }
  await sweepOrphans(deps, new Set(reports.map(({ file }) => file)))
}

async function removeReport({ store, files, now }: SweepDeps, { jobId, file }: StoredReport): Promise<void> {
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
  // If the process dies here, the file belongs to no job and is deleted by the next sweep.
  await files.remove(file)
}

async function sweepOrphans({ files, now }: SweepDeps, needed: ReadonlySet<string>): Promise<void> {
  for (const { name, writtenAt } of await files.list(REPORTS_FOLDER)) {
    const isOrphan = OWN.test(name) && !needed.has(name) && writtenAt < now() - ORPHANED_MS
    if (isOrphan) await files.remove(name)
  }
}
