import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#domain/time/durations.ts'
import { fileContains, filesBelow } from '#gateways/files/find-bytes.ts'
import { InboxFolder } from '#gateways/files/inbox-folder.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
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
  deps: StoreDeps & DataFolder,
  needles: readonly Buffer[],
): Promise<number> {
  const { dataDir } = deps
  const imports = [...(await removeUploads(deps)), ...(await new InboxFolder(dataDir, () => true).ended())]
  const drawn = await filesBelow(join(dataDir, 'og'))
  const former = (await namesIn(dataDir)).filter(name => FORMER_SITE.test(name))
  const files = [
    ...imports,
    ...drawn,
    ...(await removeReports(deps, needles)),
    ...former.map(name => join(dataDir, name)),
  ]
  for (const file of files) await rm(file, { force: true, recursive: true })
  return files.length
}

/**
 * Uploads of imports that have ended, and what no import knows of; younger ones may belong to an import that is beginning.
 */
async function removeUploads({ store, dataDir, now }: StoreDeps & DataFolder): Promise<readonly string[]> {
  const waiting = new Set<string>()
  const ended: string[] = []
  for (const run of await importRunsWithFile(store.db)) {
    if (run.file_path === null) continue
    if (run.state === 'running') {
      waiting.add(join(dataDir, run.file_path))
      continue
    }
    ended.push(join(dataDir, run.file_path))
    await store.write(trx => updateImportRun(trx, run.id, { file_path: null }))
  }
  const stray: string[] = []
  for (const folder of ['uploads', 'imports'])
    for (const file of await filesBelow(join(dataDir, folder))) {
      const written = (await stat(file).catch(undefinedIfMissing))?.mtimeMs ?? 0
      if (!waiting.has(file) && written < now() - STRAY_MS) stray.push(file)
    }
  return [...ended, ...stray]
}

/** @returns reports of link checks that mention an erased business */
async function removeReports(
  { store, dataDir, now }: StoreDeps & DataFolder,
  needles: readonly Buffer[],
): Promise<readonly string[]> {
  const files: string[] = []
  for (const file of await filesBelow(join(dataDir, REPORTS_FOLDER)))
    if (await fileContains(file, needles)) files.push(file)
  for (const { jobId, file } of await storedReports(store.db)) {
    if (!files.includes(join(dataDir, file))) continue
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
  return files
}
