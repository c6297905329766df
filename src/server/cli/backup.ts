import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceFor } from '#api/words.ts'
import { DomainError } from '#domain/errors.ts'
import { backupsFolder } from '#services/list-backups.ts'
import { type BackupResult, makeBackup } from '#services/make-backup.ts'
import { truthFile } from '#store/truth-file.ts'
import { bytesText } from '../bytes-text.ts'
import { readConfig } from '../config.ts'

const PHASES: Readonly<Record<string, string>> = {
  copying: 'kopiert',
  checking: 'geprüft',
  packing: 'gepackt',
}

const { dataDir } = readConfig(process.env)
if (!existsSync(truthFile(dataDir))) {
  console.error(`Im Datenordner ${dataDir} ist noch keine Datenbank, also gibt es nichts zu sichern.`)
  process.exit(1)
}
const started = Date.now()
const backup = await takeBackup()
if (process.stdout.isTTY) process.stdout.write('\r')
const seconds = ((Date.now() - started) / 1000).toFixed(1)
console.log(`Gesichert und geprüft (${bytesText(backup.size)}, ${seconds} s):`)
console.log(`  ${join(backupsFolder(dataDir), backup.file)}`)
for (const file of backup.removed) console.log(`Ältere Sicherung gelöscht: ${file}`)
console.log('Bewahren Sie Sicherungen auch an einem anderen Ort auf.')

async function takeBackup(): Promise<BackupResult> {
  try {
    return await makeBackup(
      { dataDir, now: Date.now },
      {
        onProgress: ({ phase, done, total }) => {
          if (!process.stdout.isTTY) return
          process.stdout.write(
            `\r${bytesText(done)} von ${bytesText(total ?? 0)} ${PHASES[phase] ?? phase}   `,
          )
        },
      },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    console.error(sentenceFor(error.code, error.details))
    process.exit(1)
  }
}
