import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backupTime, isEncryptedBackup } from '#domain/backup.ts'
import { DomainError } from '#domain/errors.ts'
import { namesIn } from '#gateways/files/missing-file.ts'
import { recordAudit } from '#store/audit.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { deleteBackupFile, storedContents } from './contents.ts'

/** The folder of backups, within the data folder. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** All backups, newest first. Files of other names are left out. */
export async function listBackups({ dataDir }: DataFolder): Promise<Backup[]> {
  const folder = backupsFolder(dataDir)
  const backups: Backup[] = []
  for (const file of await namesIn(folder)) {
    const createdAt = backupTime(file)
    if (createdAt === undefined) continue
    const path = join(folder, file)
    const { size } = await stat(path)
    const isEncrypted = isEncryptedBackup(file)
    backups.push({ file, size, createdAt, isEncrypted, contents: await storedContents(path) })
  }
  return backups.sort((one, other) => other.createdAt - one.createdAt)
}

/** The path of a backup. Throws backup_unknown for every other name, and for paths. */
export async function getBackupPath(dataDir: string, file: string): Promise<string> {
  const isThere = (await listBackups({ dataDir })).some(backup => backup.file === file)
  if (!isThere) throw new DomainError('backup_unknown', { file })
  return join(backupsFolder(dataDir), file)
}

/** Removes what a killed backup or restoration left half done. Only the holder of the folder's lock may call this. */
export async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.startsWith(prefix)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Deletes a backup for good. Throws backup_unknown. */
export async function removeBackup(
  { store, dataDir, now }: StoreDeps & DataFolder,
  file: string,
  account: string,
): Promise<void> {
  const path = await getBackupPath(dataDir, file)
  await store.write(async trx => {
    await recordAudit(trx, { account, action: 'backup.removed', subject: file, now: now() })
    await deleteBackupFile(path)
  })
}
