import { basename, join, sep } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { type FileContent, openFile } from '#gateways/files/open-file.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { jobReportFile } from '#store/jobs/jobs.ts'

/** Where jobs leave their reports, within the data folder. */
export const REPORTS_FOLDER = 'reports'

/**
 * A job's report, to be read by whoever downloads it. Throws job_unknown, and report_unknown when there is none, it is
 * gone, or its path leads out of the folder of reports.
 */
export async function jobReport(
  { store, dataDir }: Pick<AdminDeps, 'store' | 'dataDir'>,
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
