import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError } from '#domain/errors.ts'
import { readConfig } from '#server/config.ts'
import { backupsFolder } from '#services/backups/backups.ts'
import { type RestoreResult, type RestoreStep, restoreBackup } from '#services/backups/restore-backup.ts'

const STEPS: Readonly<Record<RestoreStep, string>> = {
  unpacking: 'Die Sicherung wird ausgepackt.',
  checking: 'Sie wird geprüft.',
  migrating: 'Sie wird auf den Stand dieses Programms gebracht.',
  replacing: 'Sie wird an die Stelle der Datenbank gesetzt.',
}

/** Why a backup cannot be used. */
const REASONS: Readonly<Record<string, string>> = {
  gzip: 'Die gepackte Datei ist beschädigt oder unvollständig.',
  header: 'Die Datei enthält keine SQLite-Datenbank.',
  damaged: 'Die Datenbank darin ist beschädigt.',
  foreign: 'Die Datenbank darin gehört nicht zu diesem Programm.',
  newer:
    'Die Sicherung stammt von einer neueren Version dieses Programms. Bitte aktualisieren Sie es zuerst.',
}

const { dataDir } = readConfig(process.env)
const path = backupPath(process.argv[2])
const started = Date.now()
const { businesses, keptFormer } = await restore()
const seconds = ((Date.now() - started) / 1000).toFixed(1)
console.log(`Zurückgespielt (${seconds} s): ${businesses.toLocaleString('de')} Betriebe aus ${path}`)
if (keptFormer !== null) console.log(`Die bisherige Datenbank liegt noch hier: ${join(dataDir, keptFormer)}`)
console.log('Der Suchindex ist entfernt; der nächste Start baut ihn neu auf.')
console.log('Alle Anmeldungen sind beendet. Es gelten die Konten und Passwörter der Sicherung.')

/** A path, or the name of one of the data folder's own backups. */
function backupPath(given: string | undefined): string {
  if (given === undefined || process.argv.length > 3) {
    console.error('Aufruf: npm run restore SICHERUNG.sqlite.gz')
    process.exit(2)
  }
  const found = [given, join(backupsFolder(dataDir), given)].find(candidate => existsSync(candidate))
  if (found !== undefined) return found
  console.error(`Die Datei ${given} gibt es nicht, auch nicht in ${backupsFolder(dataDir)}.`)
  process.exit(2)
}

async function restore(): Promise<RestoreResult> {
  try {
    return await restoreBackup({ dataDir, now: Date.now }, { path, onStep: step => console.log(STEPS[step]) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    console.error(refusal(error))
    console.error('Es wurde nichts geändert.')
    process.exit(1)
  }
}

function refusal({ code, details }: DomainError): string {
  if (code === 'store_locked')
    return `Der Datenordner ${dataDir} wird gerade benutzt. Bitte halten Sie den Server und andere Befehle zuerst an.`
  if (code === 'disk_full') return 'Auf der Festplatte ist zu wenig Platz.'
  return REASONS[String(details.reason)] ?? problemMessage(code, details)
}
