import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '#domain/errors.ts'
import { csvRows } from './csv/csv-rows.ts'
import { Utf8Text } from './csv/utf8-text.ts'
import { fileKind, HEAD_BYTES, onlyTableIn, otherZipKind } from './file-kind.ts'
import { jsonRows } from './json/json-rows.ts'
import type { ReaderTask } from './reader-messages.ts'
import { damaged, tooManyBytes, unknownKind } from './refusals.ts'
import { type TablePiece, tableRows } from './table-rows.ts'
import { xlsRows } from './xls/xls-rows.ts'
import { xlsxRows } from './xlsx/xlsx-rows.ts'
import { openZipParts } from './xlsx/zip-parts.ts'

/**
 * Reads a file of any supported kind in this thread: the header once, then batches of rows.
 * Throws a DomainError with a file_ code for every fault of the file, and the system's own error for one of the disk.
 * The caller deletes the folder for copies.
 */
export async function* readTable(task: ReaderTask): AsyncGenerator<TablePiece> {
  const { head, bytes } = await readHead(task.path)
  if (bytes > task.limits.fileBytes) throw tooManyBytes(task.limits)
  let isEmpty = true
  try {
    for await (const piece of tableOf(task, head)) {
      isEmpty = false
      yield piece
    }
  } catch (error) {
    if (error instanceof DomainError || (error instanceof Error && 'syscall' in error)) throw error
    throw damaged('unreadable', '', error)
  }
  if (isEmpty) throw new DomainError('file_empty')
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
async function* tableOf(task: ReaderTask, head: Buffer, isZipped = false): AsyncGenerator<TablePiece> {
  if (head.length === 0) return
  const { path, limits } = task
  const kind = fileKind(head)
  if (kind === 'compound') yield* tableRows(xlsRows(await readFile(path), limits), task)
  else if (kind === 'json') yield* tableRows(jsonRows(path, limits), task)
  else if (kind === 'text') yield* textRows(task)
  else {
    const parts = await openZipParts(path, limits)
    try {
      const other = otherZipKind(parts)
      if (other === undefined) yield* tableRows(xlsxRows(parts, limits), task)
      else if (other !== 'zip' || isZipped) throw unknownKind(other)
      else {
        await mkdir(task.scratch, { recursive: true })
        const inflated = join(task.scratch, 'inflated')
        await pipeline(parts.read(onlyTableIn(parts)), createWriteStream(inflated))
        yield* tableOf({ ...task, path: inflated }, (await readHead(inflated)).head, true)
      }
    } finally {
      parts.close()
    }
  }
}

async function* textRows(task: ReaderTask): AsyncGenerator<TablePiece> {
  await mkdir(task.scratch, { recursive: true })
  const text = await Utf8Text.open(task.path, join(task.scratch, 'text'))
  try {
    yield* tableRows(csvRows(text, task.limits), task, true)
  } finally {
    await text.close()
  }
}
