import { rm } from 'node:fs/promises'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { recordAudit } from '#store/audit.ts'
import { getBackupPath } from './backups.ts'

/** Deletes a backup for good. Throws backup_unknown. */
export async function removeBackup(
  { store, dataDir, now }: Pick<AdminDeps, 'store' | 'dataDir' | 'now'>,
  file: string,
  account: string,
): Promise<void> {
  const path = await getBackupPath(dataDir, file)
  await store.write(async trx => {
    await recordAudit(trx, { account, action: 'backup.removed', subject: file, now: now() })
    await rm(path, { force: true })
  })
}
