import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#domain/time/durations.ts'
import { fileContains, filesBelow } from '#gateways/files/find-bytes.ts'
import { InboxFolder } from '#gateways/files/inbox-folder.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { REPORTS_FOLDER } from '#services/jobs/job-reports.ts'
import { recordAudit } from '#store/audit.ts'
import { importRunsWithFile, updateImportRun } from '#store/imports/import-runs.ts'
import { clearReport, storedReports } from '#store/jobs/jobs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** Former databases and the pictures that only they have (services/backups/finish-restore.ts); their keys stay. */
export const FORMER_SITE = /^(?:directory|pictures)\.before-restore-/

/** No upload lasts as long. */
const STRAY_MS = HOUR_MS

/**
 * Deletes the files that may name an erased business: the files of imports that have ended, drawn pictures of links,
 * databases that restored backups took the place of, and reports that mention it. Files of imports that wait stay: they
 * go with their import, which leaves the business out.
 * @param needles bytes that only the erased business has
 * @returns how many were deleted
 */
export async function removeErasedFiles(
  deps: StoreDeps & FilesDeps & DataFolder,
  needles: readonly Buffer[],
): Promise<number> {
  const { files, dataDir, now } = deps
  const stored = [...(await endedUploads(deps)), ...(await reportsWith(deps, needles))]
  for (const name of stored) await files.remove(name)
  const spools = await filesBefore(await filesBelow(join(dataDir, 'imports')), now() - STRAY_MS)
  const ended = await new InboxFolder(dataDir, () => true).ended()
  const drawn = await filesBelow(join(dataDir, 'og'))
  const former = (await namesIn(dataDir)).filter(name => FORMER_SITE.test(name))
  const local = [...spools, ...ended, ...drawn, ...former.map(name => join(dataDir, name))]
  for (const file of local) await rm(file, { force: true, recursive: true })
  return stored.length + local.length
}

/**
 * Uploads of imports that have ended, and what no import knows of; younger ones may belong to an import that is beginning.
 */
async function endedUploads({ store, files, now }: StoreDeps & FilesDeps): Promise<readonly string[]> {
  const waiting = new Set<string>()
  const ended = new Set<string>()
  for (const run of await importRunsWithFile(store.db)) {
    if (run.file_path === null) continue
    if (run.state === 'running') {
      waiting.add(run.file_path)
      continue
    }
    ended.add(run.file_path)
    await store.write(trx => updateImportRun(trx, run.id, { file_path: null }))
  }
  for (const { name, writtenAt } of await files.list('uploads'))
    if (!waiting.has(name) && writtenAt < now() - STRAY_MS) ended.add(name)
  return [...ended]
}

/** Those of some files that were written before an instant. */
async function filesBefore(files: readonly string[], before: number): Promise<readonly string[]> {
  const found: string[] = []
  for (const file of files) {
    const written = (await stat(file).catch(undefinedIfMissing))?.mtimeMs
    if (written !== undefined && written < before) found.push(file)
  }
  return found
}

/** @returns reports of link checks that mention an erased business; their jobs have none from now on */
async function reportsWith(
  { store, files, now }: StoreDeps & FilesDeps,
  needles: readonly Buffer[],
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { name } of await files.list(REPORTS_FOLDER)) {
    const path = await files.path(name)
    if (path !== undefined && (await fileContains(path, needles))) found.add(name)
  }
  for (const { jobId, file } of await storedReports(store.db)) {
    if (!found.has(file)) continue
    await store.write(async trx => {
      await clearReport(trx, jobId)
      await recordAudit(trx, {
        account: 'system',
        action: 'report.removed',
        subject: file,
        details: { job: jobId },
        now: now(),
      })
    })
  }
  return [...found]
}
