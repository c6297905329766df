import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { type FileNotes, NO_FILE_NOTES } from '#domain/import/file-notes.ts'
import { DEFAULT_LIMITS, type SpreadsheetLimits } from '#gateways/spreadsheet/limits.ts'
import { readTable } from '#gateways/spreadsheet/read-table.ts'
import type { ReaderTask } from '#gateways/spreadsheet/reader-messages.ts'
import type { SheetRow } from '#gateways/spreadsheet/rows.ts'
import { tempFolder } from '#test/temp-folder.ts'

export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Reads the bytes of a file in this process, as the reader's own process does; every row has all cells of the header. */
export async function readBytes(
  bytes: Buffer | string,
  limits: Partial<SpreadsheetLimits> = {},
): Promise<Table> {
  return readFileAt(fileOf(bytes), limits)
}

/** What is said of a file as a whole. */
export async function notesOf(bytes: Buffer): Promise<FileNotes> {
  for await (const piece of readTable(taskFor(fileOf(bytes)))) if (piece.kind === 'notes') return piece.notes
  return NO_FILE_NOTES
}

export async function readFileAt(path: string, limits: Partial<SpreadsheetLimits> = {}): Promise<Table> {
  let header: readonly string[] = []
  const rows: SheetRow[] = []
  for await (const piece of readTable(taskFor(path, limits))) {
    if (piece.kind === 'header') header = piece.header
    else if (piece.kind === 'rows')
      rows.push(...piece.rows.map(row => ({ ...row, cells: header.map((_name, at) => row.cells[at] ?? '') })))
  }
  return { header, rows }
}

function taskFor(path: string, limits: Partial<SpreadsheetLimits> = {}): ReaderTask {
  return {
    path,
    limits: { ...DEFAULT_LIMITS, ...limits },
    scratch: join(tempFolder(), 'inflated'),
    mappings: [],
  }
}

/** Header and rows as one list of lists. */
export async function cellsOf(bytes: Buffer | string): Promise<readonly (readonly string[])[]> {
  const { header, rows } = await readBytes(bytes)
  return [header, ...rows.map(row => row.cells)]
}

/** Code and details of the refusal of a file; fails when the file is read. */
export async function refusalOf(
  bytes: Buffer | string,
  limits: Partial<SpreadsheetLimits> = {},
): Promise<{ code: string; [detail: string]: string | number }> {
  try {
    await readBytes(bytes, limits)
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, ...error.details }
    throw error
  }
  throw new Error('The file was read although it should have been refused')
}

/** A file with these bytes that is gone after the test. */
export function fileOf(bytes: Buffer | string): string {
  const path = join(tempFolder(), 'upload')
  writeFileSync(path, bytes)
  return path
}
