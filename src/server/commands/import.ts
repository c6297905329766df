import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ZodError } from 'zod'
import { importAnswerOf } from '#api/imports/import-answer.ts'
import { importOptionsOf, importOptionWordsSchema } from '#api/imports/options-schema.ts'
import { rowReasonName } from '#api/imports/row-fault-message.ts'
import { FIELDS } from '#domain/business/fields.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { countIn } from '#messages/count.ts'
import { messages as fileNotesMessages } from '#messages/de/admin/imports/file-notes.ts'
import { messages } from '#messages/de/commands.ts'
import { fileNoteSentences } from '#messages/file-note-sentences.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { endLostImports } from '#services/imports/command-run.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { notesOf } from '#services/imports/show-import.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { secondsSince } from './amounts.ts'
import { argumentsOf, exitWith, showProgress } from './command-line.ts'

const { import: texts } = messages

/** As many as fit on a screen; the others are only counted. */
const SHOWN_ROWS = 10
/** As shells report programs that Ctrl+C ended. */
const INTERRUPTED = 130

const { path, options } = choiceIn(process.argv.slice(2))
const file = await stat(path).catch(() => undefined)
if (!file?.isFile()) exitWith(2, file?.isDirectory() ? messages.noFile(path) : messages.fileMissing(path))

const config = readConfig(process.env)
const folder = openDataFolder(config)
const store = await openStoreOrEnd(folder)
const started = Date.now()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const deps = { store, dataDir: folder.path, now: Date.now, uploadLimitBytes: config.uploadLimitBytes }
await endLostImports(deps)
const result = await importSpreadsheet(deps, {
  path,
  fileName: basename(path),
  fileSize: file.size,
  options,
  signal: stop.signal,
  onProgress: rowsDone => showProgress(texts.progress(rowsDone)),
}).catch(endIfInterrupted)
const run = await importRun(store.db, result.runId)
await store.close()

const answer = importAnswerOf(result)
showProgress('')
if (!answer.success) exitWith(1, answer.errorReport[0]?.error ?? '', messages.nothingChanged)
console.log(texts.done(basename(path), secondsSince(started)))
console.log(`${texts.counts.imported}${answer.imported}`)
console.log(`${texts.counts.updated}${answer.updated}`)
console.log(`${texts.counts.unchanged}${answer.unchanged}`)
console.log(`${texts.counts.duplicates}${answer.duplicates}`)
if (run !== undefined && run.skipped > 0) console.log(`${texts.counts.skipped}${run.skipped}`)
if (answer.suppressed > 0) console.log(`${texts.counts.suppressed}${answer.suppressed}`)
console.log(`${texts.counts.errors}${answer.errors}`)
for (const row of answer.errorReport.slice(0, SHOWN_ROWS)) console.log(texts.row(row.row_number, row.error))
if (answer.errors > SHOWN_ROWS) console.log(texts.more(answer.errors - SHOWN_ROWS))
if (run !== undefined) {
  if (run.conflicts > 0) console.log(`${texts.counts.conflicts}${run.conflicts}`)
  const { reasonCounts, unreadColumns, fileNotes } = notesOf(run)
  if (reasonCounts.length > 0) console.log(texts.reasons)
  for (const { count, rowNumbers, example, ...reason } of reasonCounts) {
    const rows = `${rowNumbers.join(', ')}${count > rowNumbers.length ? ' …' : ''}`
    console.log(texts.reason(rowReasonName(reason), countIn(messages.locale, count), rows))
    if (example !== '' && reason.code !== 'repeats_row') console.log(texts.example(example))
  }
  const { ignored, personal } = unreadColumns
  if (ignored.length > 0) console.log(texts.ignoredColumns(ignored.join(', ')))
  if (personal.length > 0) console.log(texts.personalColumns(personal.join(', ')))
  const sentences = fileNoteSentences(fileNotes, fileNotesMessages, value => countIn(messages.locale, value))
  for (const sentence of sentences) console.log(sentence)
}
console.log(texts.next)

function endIfInterrupted(error: unknown): never {
  if (!stop.signal.aborted) throw error
  exitWith(INTERRUPTED, `${process.stdout.isTTY ? '\n' : ''}${texts.interrupted}`)
}

/** The file and the options that the arguments name. Ends the process with the usage where they are no such thing. */
function choiceIn(args: readonly string[]): { readonly path: string; readonly options: ImportOptions } {
  const given = argumentsOf({
    args: [...args],
    allowPositionals: true,
    options: {
      rows: { type: 'string' },
      fields: { type: 'string' },
      'empty-cells': { type: 'string' },
      'older-data': { type: 'string' },
      'data-date': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (given === undefined) return endWithUsage()
  const { values, positionals } = given
  try {
    const words = importOptionWordsSchema.parse({
      rows: values.rows,
      fields: values.fields,
      emptyCells: values['empty-cells'],
      olderData: values['older-data'],
      dataDate: values['data-date'],
    })
    const [path] = positionals
    if (values.help === true || path === undefined || positionals.length > 1) return endWithUsage()
    const options = importOptionsOf(words)
    if (options.date !== null && options.date > berlinDate(Date.now())) return endWithUsage(texts.future)
    return { path, options }
  } catch (error) {
    if (error instanceof ZodError) return endWithUsage(texts.wrongOption(flagOf(error)))
    throw error
  }
}

function flagOf(error: ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? '')
  return `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

function endWithUsage(reason = ''): never {
  exitWith(2, ...(reason === '' ? [] : [reason]), texts.usage(FIELDS.join(', ')))
}
