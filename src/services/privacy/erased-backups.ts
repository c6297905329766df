import { type Backup, goneBy } from '#domain/backup.ts'
import { listBackups, removeBackup } from '#services/backups/backups.ts'
import { lastCompletion } from '#store/privacy/erasures.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** The backups that hold what was erased since. */
export interface ErasedBackups {
  /** Newest first. */
  readonly backups: readonly Backup[]
  /** When newer ones will have taken the place of the last of them, if one is made each day; null without any. */
  readonly goneBy: number | null
}

export async function listErasedBackups({
  store,
  dataDir,
  now,
}: StoreDeps & DataFolder): Promise<ErasedBackups> {
  const completed = await lastCompletion(store.db)
  const all = await listBackups({ dataDir })
  const backups = all.filter(({ createdAt }) => createdAt < completed)
  return { backups, goneBy: backups.length === 0 ? null : goneBy(all, backups, now()) }
}

/** Deletes the backups that hold what was erased since. */
export async function removeErasedBackups(deps: StoreDeps & DataFolder, account: string): Promise<void> {
  const { backups } = await listErasedBackups(deps)
  for (const { file } of backups) await removeBackup(deps, file, account)
}
