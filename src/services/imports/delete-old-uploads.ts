import { removeUpload, sweepUploads } from '#gateways/files/uploads.ts'
import { importRunsWithFile, updateImportRun } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** A dry run may be turned into an import, and a stopped import begun again, for this long. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000
/** What belongs to no run may belong to an upload that is under way; none of them lasts this long. */
const ORPHANED_MS = 60 * 60 * 1000

/** Deletes uploaded files that nobody needs any more. */
export async function deleteOldUploads({ store, dataDir, now }: StoreDeps & DataFolder): Promise<void> {
  const needed = new Set<string>()
  for (const run of await importRunsWithFile(store.db)) {
    if (run.file_path === null) continue
    const isOver = run.state !== 'running' && Number(run.started_at) < now() - RETENTION_MS
    if (isOver) {
      await store.write(trx => updateImportRun(trx, run.id, { file_path: null }))
      await removeUpload(dataDir, run.file_path)
    } else needed.add(run.file_path)
  }
  await sweepUploads(dataDir, needed, now() - ORPHANED_MS)
}
