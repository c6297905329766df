import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError } from '#domain/errors.ts'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { openPrivateFolder } from '#gateways/files/private-folder.ts'
import { messages } from '#messages/de/commands.ts'
import { readConfig } from '#server/config.ts'
import { backupsFolder } from '#services/backups/backups.ts'
import { type RestoreResult, restoreBackup } from '#services/backups/restore-backup.ts'

const { restore: texts } = messages

const { dataDir, secretKey } = readConfig(process.env)
const path = backupPath(process.argv[2])
openPrivateFolder(dataDir)
const started = Date.now()
const { businesses, keptFormer } = await restore()
const seconds = ((Date.now() - started) / 1000).toFixed(1)
console.log(texts.done(seconds, businesses.toLocaleString(messages.locale), path))
if (keptFormer !== null) console.log(texts.former(join(dataDir, keptFormer)))
console.log(texts.index)
console.log(texts.accounts)

/** A path, or the name of one of the data folder's own backups. */
function backupPath(given: string | undefined): string {
  if (given === undefined || process.argv.length > 3) {
    console.error(texts.usage)
    process.exit(2)
  }
  const found = [given, join(backupsFolder(dataDir), given)].find(candidate => existsSync(candidate))
  if (found !== undefined) return found
  console.error(texts.fileMissing(given, backupsFolder(dataDir)))
  process.exit(2)
}

async function restore(): Promise<RestoreResult> {
  try {
    return await restoreBackup(
      { dataDir, now: Date.now, key: openSiteKey(dataDir, secretKey) },
      { path, onStep: step => console.log(texts.steps[step]) },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    console.error(refusal(error))
    console.error(messages.nothingChanged)
    process.exit(1)
  }
}

function refusal({ code, details }: DomainError): string {
  if (code === 'store_locked') return texts.inUse(dataDir)
  if (code === 'disk_full') return texts.diskFull
  return texts.reasons[String(details.reason)] ?? problemMessage(code, details)
}
