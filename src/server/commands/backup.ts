import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError } from '#domain/errors.ts'
import { openPrivateFolder } from '#gateways/files/private-folder.ts'
import { messages } from '#messages/de/commands.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { backupsFolder } from '#services/backups/backups.ts'
import { finishRestore } from '#services/backups/finish-restore.ts'
import { type BackupResult, makeBackup } from '#services/backups/make-backup.ts'
import { databaseFile, type Store } from '#store/store.ts'
import { formatBytes, secondsSince } from './amounts.ts'
import { counted, exitWith, refuseArguments, showProgress } from './command-line.ts'

const { backup: texts } = messages

refuseArguments('npm run backup')
const config = readConfig(process.env)
const { dataDir, secretKey, backupPassphrase } = config
if (config.databaseUrl === undefined && !existsSync(databaseFile(dataDir))) {
  exitWith(1, texts.noDatabase(dataDir))
}
const store = await openedStore()
const started = Date.now()
const backup = await takeBackup()
await store?.close()
showProgress('')
const seconds = secondsSince(started)
console.log(texts.done(formatBytes(backup.size), seconds))
console.log(`  ${join(backupsFolder(dataDir), backup.file)}`)
const { businesses, pictures, pictureBytes, missingPictures } = backup.contents
console.log(texts.contents(counted(businesses), counted(pictures), formatBytes(pictureBytes)))
if (missingPictures > 0) console.log(texts.missingPictures(counted(missingPictures)))
console.log(backup.isEncrypted ? texts.encrypted : texts.open)
for (const file of backup.removed) console.log(texts.removed(file))
console.log(texts.advice)

/** Of PostgreSQL. The file of SQLite is copied without being opened as a store: a backup migrates nothing. */
async function openedStore(): Promise<Store | undefined> {
  if (config.databaseUrl !== undefined) return openStoreOrEnd(openDataFolder(config))
  openPrivateFolder(dataDir)
  finishRestore(dataDir)
  return undefined
}

async function takeBackup(): Promise<BackupResult> {
  try {
    return await makeBackup(
      { dataDir, store, now: Date.now, secretKey, backupPassphrase },
      {
        onProgress: ({ phase, done, total }) =>
          showProgress(
            `${texts.progress(formatBytes(done), formatBytes(total ?? 0), texts.phases[phase] ?? phase)}   `,
          ),
      },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { reason, fault } = error.details
    const damage = error.code === 'backup_damaged' ? texts.damaged[String(reason)] : undefined
    return exitWith(
      1,
      damage === undefined ? problemMessage(error.code, error.details) : `${damage} (${fault ?? ''})`,
    )
  }
}
