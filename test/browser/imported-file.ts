import { vi } from 'vitest'
import { uploadImport } from '#services/imports/upload-import.ts'
import { getJob } from '#services/jobs/jobs.ts'
import type { TempAdminSite } from '#test/browser/temp-admin-site.ts'
import { LONGEST_WAIT_MS } from '#test/counts.ts'
import { oneFile } from '#test/jobs/imports/given-imports.ts'

/** Imports a file into a site whose jobs run, without its panel. @returns number of the import */
export async function importedFile(
  site: TempAdminSite,
  name: string,
  lines: readonly string[],
): Promise<number> {
  const { store, siteFiles: files } = site
  const { runId, jobId } = await uploadImport(
    { store, files, now: Date.now },
    { parts: oneFile(name, lines.join('\n')), isDryRun: false, account: 'admin' },
  )
  const isDone = async () => (await getJob({ store }, jobId)).state === 'done'
  await vi.waitUntil(isDone, { timeout: LONGEST_WAIT_MS })
  return runId
}
