import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '#domain/errors.ts'
import { csvRows } from './csv/csv-rows.ts'
import { Utf8Text } from './csv/utf8-text.ts'
import { fileKind, HEAD_BYTES, onlyTableIn, otherZipKind } from './file-kind.ts'
import { jsonRows } from './json/json-rows.ts'
import { NoteTaker } from './note-taker.ts'
import type { ReaderTask } from './reader-messages.ts'
import { damaged, tooManyBytes, unknownKind } from './refusals.ts'
import { rowsOfSheets, type Sheet } from './sheet-rows.ts'
import { type TablePiece, tableRows } from './table-rows.ts'
import { xlsSheets } from './xls/xls-rows.ts'
import { xlsxSheets } from './xlsx/xlsx-rows.ts'
import { openZipParts } from './xlsx/zip-parts.ts'

/**
 * Reads a file of any supported kind in this thread: the header once, then batches of rows, then what is said of the file.
 * Throws a DomainError with a file_ code for every fault of the file, and the system's own error for one of the disk.
 * The caller deletes the folder for copies.
 */
export async function* readTable(task: ReaderTask): AsyncGenerator<TablePiece> {
  const { head, bytes } = await readHead(task.path)
  if (bytes > task.limits.fileBytes) throw tooManyBytes(task.limits)
  const notes = new NoteTaker()
  let isEmpty = true
  try {
    for await (const piece of tableOf(task, head, notes)) {
      isEmpty = false
      yield piece
    }
  } catch (error) {
    if (error instanceof DomainError || (error instanceof Error && 'syscall' in error)) throw error
    throw damaged('unreadable', '', error)
  }
  if (isEmpty) throw new DomainError('file_empty')
  yield { kind: 'notes', notes: notes.notes() }
}

async function readHead(path: string): Promise<{ head: Buffer; bytes: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return { head: buffer.subarray(0, bytesRead), bytes: size }
  } finally {
    await file.close()
  }
}

/** @param isZipped for the file in a .zip, which may be no .zip itself */
async function* tableOf(
  task: ReaderTask,
  head: Buffer,
  notes: NoteTaker,
  isZipped = false,
): AsyncGenerator<TablePiece> {
  if (head.length === 0) return
  const { path, limits, mappings } = task
  const kind = fileKind(head)
  const workbookRows = (sheets: readonly Sheet[]) =>
    tableRows(rowsOfSheets(sheets, mappings, notes), task, notes)
  if (kind === 'compound') yield* workbookRows(xlsSheets(await readFile(path), limits))
  else if (kind === 'json') yield* tableRows(jsonRows(path, limits), task, notes)
  else if (kind === 'text') yield* textRows(task, notes)
  else {
    const parts = await openZipParts(path, limits)
    try {
      const other = otherZipKind(parts)
      if (other === undefined) yield* workbookRows(await xlsxSheets(parts, limits))
      else if (other !== 'zip' || isZipped) throw unknownKind(other)
      else {
        await mkdir(task.scratch, { recursive: true })
        const inflated = join(task.scratch, 'inflated')
        await pipeline(parts.read(onlyTableIn(parts)), createWriteStream(inflated))
        yield* tableOf({ ...task, path: inflated }, (await readHead(inflated)).head, notes, true)
      }
    } finally {
      parts.close()
    }
  }
}

async function* textRows(task: ReaderTask, notes: NoteTaker): AsyncGenerator<TablePiece> {
  await mkdir(task.scratch, { recursive: true })
  const text = await Utf8Text.open(task.path, join(task.scratch, 'text'))
  try {
    yield* tableRows(csvRows(text, task.limits), task, notes, true)
  } finally {
    await text.close()
  }
}
