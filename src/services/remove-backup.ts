import { rm } from 'node:fs/promises'
import { recordAudit } from '#store/audit.ts'
import type { AdminDeps } from './admin-deps.ts'
import { knownBackup } from './list-backups.ts'

/** Deletes a backup for good. Throws backup_unknown. */
export async function removeBackup(
  { store, dataDir, now }: Pick<AdminDeps, 'store' | 'dataDir' | 'now'>,
  file: string,
  account: string,
): Promise<void> {
  const path = await knownBackup(dataDir, file)
  await store.write(async trx => {
    await recordAudit(trx, { account, action: 'backup.removed', subject: file, now: now() })
    await rm(path, { force: true })
  })
}
