import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { importAnswerOf } from '#api/imports/import-answer.ts'
import { rowReasonName } from '#api/imports/row-fault-message.ts'
import { countIn } from '#messages/count.ts'
import { messages } from '#messages/de/commands.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { notesOf } from '#services/imports/show-import.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { openStore } from '#store/store.ts'

const { import: texts } = messages

/** As many as fit on a screen; the others are only counted. */
const SHOWN_ROWS = 10

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error(texts.usage)
  process.exit(2)
}
const file = await stat(path).catch(() => undefined)
if (!file?.isFile()) {
  console.error(messages.fileMissing(path))
  process.exit(2)
}

const { dataDir, uploadLimitBytes } = readConfig(process.env)
const folder = openDataFolder(dataDir)
const store = await openStore({ dataDir: folder.path, thread: 'worker' })
const started = Date.now()
const result = await importSpreadsheet(
  { store, dataDir: folder.path, now: Date.now, uploadLimitBytes },
  {
    path,
    fileName: basename(path),
    fileSize: file.size,
    onProgress: rowsDone => {
      if (process.stdout.isTTY) process.stdout.write(`\r${texts.progress(rowsDone)}`)
    },
  },
)
const run = await importRun(store.db, result.runId)
await store.close()

const answer = importAnswerOf(result)
if (process.stdout.isTTY) process.stdout.write('\r')
if (!answer.success) {
  console.error(answer.errorReport[0]?.error)
  console.error(messages.nothingChanged)
  process.exit(1)
}
console.log(texts.done(basename(path), ((Date.now() - started) / 1000).toFixed(1)))
console.log(`${texts.counts.imported}${answer.imported}`)
console.log(`${texts.counts.updated}${answer.updated}`)
console.log(`${texts.counts.unchanged}${answer.unchanged}`)
console.log(`${texts.counts.duplicates}${answer.duplicates}`)
if (answer.suppressed > 0) console.log(`${texts.counts.suppressed}${answer.suppressed}`)
console.log(`${texts.counts.errors}${answer.errors}`)
for (const row of answer.errorReport.slice(0, SHOWN_ROWS)) console.log(texts.row(row.row_number, row.error))
if (answer.errors > SHOWN_ROWS) console.log(texts.more(answer.errors - SHOWN_ROWS))
if (run !== undefined) {
  if (run.conflicts > 0) console.log(`${texts.counts.conflicts}${run.conflicts}`)
  const { reasonCounts, unreadColumns } = notesOf(run)
  if (reasonCounts.length > 0) console.log(texts.reasons)
  for (const { count, rowNumbers, example, ...reason } of reasonCounts) {
    const rows = `${rowNumbers.join(', ')}${count > rowNumbers.length ? ' …' : ''}`
    console.log(texts.reason(rowReasonName(reason), countIn(messages.locale, count), rows))
    if (example !== '' && reason.code !== 'repeats_row') console.log(texts.example(example))
  }
  const { ignored, personal } = unreadColumns
  if (ignored.length > 0) console.log(texts.ignoredColumns(ignored.join(', ')))
  if (personal.length > 0) console.log(texts.personalColumns(personal.join(', ')))
}
console.log(texts.next)
