import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { DomainError } from '#domain/errors.ts'
import { csvRows } from './csv/csv-rows.ts'
import { Utf8Text } from './csv/utf8-text.ts'
import { fileKind, HEAD_BYTES, onlyTableIn, otherZipKind } from './file-kind.ts'
import { jsonRows } from './json/json-rows.ts'
import type { SpreadsheetLimits } from './limits.ts'
import { damaged, tooManyBytes, unknownKind } from './refusals.ts'
import { type TablePiece, tableRows } from './table-rows.ts'
import { xlsRows } from './xls/xls-rows.ts'
import { xlsxRows } from './xlsx/xlsx-rows.ts'
import { openZipParts } from './xlsx/zip-parts.ts'

/**
 * Reads a file of any supported kind in this thread: the header once, then batches of rows.
 * Throws a DomainError with a file_ code for every fault of the file, and the system's own error for one of the disk.
 * @param scratch a folder for copies of the file: out of a .zip, in another encoding; the caller deletes it
 * @param mappings what columns have by the administrator's word, for some headers
 */
export async function* readTable(
  path: string,
  limits: SpreadsheetLimits,
  scratch: string,
  mappings: readonly ColumnMapping[] = [],
): AsyncGenerator<TablePiece> {
  const { head, bytes } = await readHead(path)
  if (bytes > limits.fileBytes) throw tooManyBytes(limits)
  let isEmpty = true
  try {
    for await (const piece of tableOf(path, head, limits, scratch, mappings)) {
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
async function* tableOf(
  path: string,
  head: Buffer,
  limits: SpreadsheetLimits,
  scratch: string,
  mappings: readonly ColumnMapping[],
  isZipped = false,
): AsyncGenerator<TablePiece> {
  if (head.length === 0) return
  const kind = fileKind(head)
  if (kind === 'compound') yield* tableRows(xlsRows(await readFile(path), limits), limits, false, mappings)
  else if (kind === 'json') yield* tableRows(jsonRows(path, limits), limits, false, mappings)
  else if (kind === 'text') yield* textRows(path, limits, scratch, mappings)
  else {
    const parts = await openZipParts(path, limits)
    try {
      const other = otherZipKind(parts)
      if (other === undefined) yield* tableRows(xlsxRows(parts, limits), limits, false, mappings)
      else if (other !== 'zip' || isZipped) throw unknownKind(other)
      else {
        await mkdir(scratch, { recursive: true })
        const inflated = join(scratch, 'inflated')
        await pipeline(parts.read(onlyTableIn(parts)), createWriteStream(inflated))
        yield* tableOf(inflated, (await readHead(inflated)).head, limits, scratch, mappings, true)
      }
    } finally {
      parts.close()
    }
  }
}

async function* textRows(
  path: string,
  limits: SpreadsheetLimits,
  scratch: string,
  mappings: readonly ColumnMapping[],
): AsyncGenerator<TablePiece> {
  await mkdir(scratch, { recursive: true })
  const text = await Utf8Text.open(path, join(scratch, 'text'))
  try {
    yield* tableRows(csvRows(text, limits), limits, true, mappings)
  } finally {
    await text.close()
  }
}
