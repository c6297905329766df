import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { importAnswerOf } from '#api/imports/import-answer.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { openStore } from '#store/store.ts'

/** As many as fit on a screen; the others are only counted. */
const SHOWN_ROWS = 10

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Aufruf: npm run import DATEI.xlsx (auch .xls und .csv)')
  process.exit(2)
}
const file = await stat(path).catch(() => undefined)
if (!file?.isFile()) {
  console.error(`Die Datei ${path} gibt es nicht.`)
  process.exit(2)
}

const folder = openDataFolder(readConfig(process.env).dataDir)
const store = await openStore({ dataDir: folder.path, thread: 'worker' })
const started = Date.now()
const result = await importSpreadsheet(
  { store, dataDir: folder.path, now: Date.now },
  {
    path,
    fileName: basename(path),
    fileSize: file.size,
    onProgress: rowsDone => {
      if (process.stdout.isTTY) process.stdout.write(`\r${rowsDone} Zeilen`)
    },
  },
)
await store.close()

const answer = importAnswerOf(result)
if (process.stdout.isTTY) process.stdout.write('\r')
if (!answer.success) {
  console.error(answer.errorReport[0]?.error)
  console.error('Es wurde nichts geändert.')
  process.exit(1)
}
console.log(`${basename(path)}: in ${((Date.now() - started) / 1000).toFixed(1)} s gelesen`)
console.log(`  neu            ${answer.imported}`)
console.log(`  aktualisiert   ${answer.updated}`)
console.log(`  unverändert    ${answer.unchanged}`)
console.log(`  doppelt        ${answer.duplicates}`)
if (answer.suppressed > 0) console.log(`  gesperrt       ${answer.suppressed}`)
console.log(`  fehlerhaft     ${answer.errors}`)
for (const row of answer.errorReport.slice(0, SHOWN_ROWS))
  console.log(`    Zeile ${row.row_number}: ${row.error}`)
if (answer.errors > SHOWN_ROWS) console.log(`    ... und ${answer.errors - SHOWN_ROWS} weitere`)
console.log('Ein laufender Server zeigt die Betriebe in wenigen Sekunden, sonst der nächste Start.')
