import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError, reasonOf } from '#domain/errors.ts'
import { openPrivateFolder } from '#gateways/files/private-folder.ts'
import { messages } from '#messages/de/commands.ts'
import { readConfig } from '#server/config.ts'
import { backupsFolder } from '#services/backups/backups.ts'
import { type RestoreResult, restoreBackup } from '#services/backups/restore-backup.ts'
import { formatBytes, secondsSince } from './amounts.ts'
import { ask, firstLine } from './ask.ts'
import { argumentsOf, counted, exitWith } from './command-line.ts'

const { restore: texts } = messages

const { dataDir, databaseUrl, secretKey, backupPassphrase } = readConfig(process.env)
const { path, limitBytes } = readArguments()
openPrivateFolder(dataDir)
const started = Date.now()
printResult(await restore(backupPassphrase))

/** A path, or the name of one of the data folder's own backups. */
function readArguments(): { readonly path: string; readonly limitBytes?: number } {
  const { given, limitBytes } = parse()
  if (given === undefined || Number.isNaN(limitBytes)) return exitWith(2, texts.usage)
  const found = [given, join(backupsFolder(dataDir), given)].find(candidate => existsSync(candidate))
  if (found === undefined) return exitWith(2, texts.fileMissing(given, backupsFolder(dataDir)))
  if (statSync(found).isDirectory()) return exitWith(2, messages.noFile(found))
  return { path: found, ...(limitBytes !== undefined && { limitBytes }) }
}

/** NaN for a size that is none. */
function parse(): { readonly given?: string | undefined; readonly limitBytes?: number | undefined } {
  const { values, positionals = [] } =
    argumentsOf({ allowPositionals: true, options: { 'max-size': { type: 'string' } } }) ?? {}
  const [given, ...more] = positionals
  if (more.length > 0) return {}
  const size = values?.['max-size']
  if (size === undefined) return { given }
  return { given, limitBytes: /^\d{1,6}$/.test(size) ? Number(size) * 1e9 : Number.NaN }
}

/** A passphrase of the environment that does not fit is no reason to give up: the backup may be older than it. */
async function restore(passphrase: string | undefined, isTyped = false): Promise<RestoreResult> {
  try {
    return await restoreBackup(
      { dataDir, databaseUrl, now: Date.now, secretKey },
      { path, limitBytes, passphrase, onStep: step => console.log(texts.steps[step]) },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isLocked = error.code === 'passphrase_required' || error.code === 'passphrase_wrong'
    if (isLocked && !isTyped) {
      const typed = process.stdin.isTTY ? await ask(texts.askPassphrase) : await firstLine()
      if (typed !== '') return restore(typed, true)
    }
    return exitWith(1, refusal(error), messages.nothingChanged)
  }
}

function refusal({ code, details, cause }: DomainError): string {
  if (code === 'store_locked') return databaseUrl === undefined ? texts.inUse(dataDir) : messages.siteInUse
  if (code === 'store_unavailable') return messages.databaseUnreachable(reasonOf(cause))
  if (code === 'store_newer') return texts.newerOnServer
  if (code === 'disk_full') return texts.diskFull
  if (code === 'backup_too_large') {
    const { bytes, limitBytes } = details
    return texts.tooLarge(
      bytes === undefined ? null : formatBytes(Number(bytes)),
      formatBytes(Number(limitBytes)),
    )
  }
  if (code !== 'backup_damaged') return problemMessage(code, details)
  const reason = texts.reasons[String(details.reason)] ?? problemMessage(code, details)
  const what = details.file ?? details.fault
  return what === undefined || what === '' ? reason : `${reason} (${what})`
}

function printResult({
  businesses,
  pictures,
  hasPictures,
  key,
  keptFormer,
  erasedAgain,
}: RestoreResult): void {
  const seconds = secondsSince(started)
  console.log(texts.done(seconds, counted(businesses), path))
  const { same, missing, damaged } = pictures
  if (!hasPictures) console.log(texts.withoutPictures)
  if (missing.length + damaged.length === 0) console.log(texts.pictures(counted(same)))
  else {
    console.log(texts.picturesMissing(counted(same), missing.length + damaged.length))
    for (const name of [...missing, ...damaged]) console.log(`  pictures/${name}.webp`)
  }
  console.log(texts.keys[key])
  if (keptFormer !== null) console.log(texts.former(join(dataDir, keptFormer)))
  if (erasedAgain > 0) console.log(texts.erasedAgain(counted(erasedAgain)))
  console.log(texts.index)
  console.log(texts.accounts)
}
