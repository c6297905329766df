import { utils, write } from '@e965/xlsx'
import { readXls, readXlsx } from 'hucre'
import { parseCsv } from 'hucre/csv'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { numberText } from '#gateways/spreadsheet/numeric-cell.ts'
import { exportRows } from '#test/gateways/spreadsheet/export-rows.ts'
import { makeXlsx, xlsxParts } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { makeZip } from '#test/gateways/spreadsheet/make-zip.ts'

export const FORMATS = ['xlsx', 'xls', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Names, addresses, numbers, a JSON cell with quotes, and empty cells; few enough for thousands of files a minute. */
const COLUMNS = 14
const ROWS = [...exportRows(20)].map(row => [...row.slice(1, COLUMNS), row.at(32) ?? null])

const XLSX = makeXlsx([{ name: 'S', rows: ROWS }])
const XLSX_PARTS = [...xlsxParts([{ name: 'S', rows: ROWS }], new Map())].map(({ name, data }) => ({
  name,
  bytes: Buffer.concat([...data].map(piece => Buffer.from(piece as string))),
}))
const XLS = asXls()
const CSV = Buffer.from(ROWS.map(row => row.map(quoted).join(',')).join('\n'))

/** The file without damage. */
export function original(format: Format): Buffer {
  return { xlsx: XLSX, xls: XLS, csv: CSV }[format]
}

/** A damaged file; the same numbers give the same file. */
export function mutatedFile(format: Format, seed: number, number: number): Buffer {
  const random = randomFor(seed, number)
  if (format === 'csv') return mutated(CSV, random)
  if (format === 'xls') return mutated(XLS, random)
  // Checksums catch almost every change of the file; a faulty exporter's damage is inside its parts.
  if (random.chance(0.3)) return mutated(XLSX, random)
  const target = random.below(XLSX_PARTS.length)
  return makeZip(
    XLSX_PARTS.map(({ name, bytes }, at) => ({
      name,
      data: [Buffer.from(at === target ? mutated(bytes, random) : bytes)],
    })),
  )
}

/** What another program reads from the file, as texts; it may throw anything. */
export async function oracleRows(format: Format, bytes: Buffer): Promise<string[][]> {
  if (format === 'xls') {
    const [sheet] = (await readXls(bytes)).sheets
    return comparable(
      format,
      (sheet?.rows ?? []).map(row => row.map(shown)),
    )
  }
  if (format === 'csv') {
    return comparable(
      format,
      parseCsv(bytes.toString('utf8'), { delimiter: ',' }).map(row => row.map(shown)),
    )
  }
  const [sheet] = (await readXlsx(bytes)).sheets
  return comparable(
    format,
    (sheet?.rows ?? []).map(row => row.map(shown)),
  )
}

/**
 * Rows as they are compared: without blank ones, and without characters of which every program makes something else when
 * a file is damaged: blanks, quotes, control characters, and in a .csv, whose encoding is guessed, all beyond ASCII.
 */
export function comparable(format: Format, rows: readonly (readonly string[])[]): string[][] {
  const dropped = format === 'csv' ? /[^\x21-\x7e]|"/g : /[\s\0-\x1f"\ufffd]/g
  return rows
    .map(row => {
      const cells = row.map(cell => cell.replaceAll(dropped, ''))
      while (cells.at(-1) === '') cells.pop()
      return cells
    })
    .filter(row => row.length > 0)
}

function mutated(bytes: Buffer, random: Random): Buffer {
  let result = bytes
  for (let left = 1 + random.below(4); left > 0; left--) result = damagedOnce(result, random)
  return result
}

function damagedOnce(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length)
  const length = 1 + random.below(random.chance(0.2) ? 400 : 6)
  const [head, rest] = [bytes.subarray(0, at), bytes.subarray(at + length)]
  const noise = Buffer.from(Array.from({ length: 1 + random.below(6) }, () => random.below(256)))
  switch (random.below(7)) {
    case 0:
      return Buffer.concat([head, noise, rest])
    case 1:
      return Buffer.concat([head, rest])
    case 2:
      return Buffer.concat([head, bytes.subarray(at, at + 64), bytes.subarray(at)])
    case 3: {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8))
      return flipped
    }
    case 4:
      return Buffer.concat([head, Buffer.alloc(length, random.pick([0, 0xff, 0x22, 0x3c, 0x3b, 0x0a])), rest])
    case 5:
      return random.chance(0.2) ? head : Buffer.concat([head, noise, bytes.subarray(at)])
    default:
      return Buffer.concat([
        head,
        Buffer.from(random.pick(['"', ',', '\n', '<', '>', '&#0;', '\r', '\0'])),
        rest,
      ])
  }
}

function asXls(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'S')
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'biff8', bookSST: true })
  if (!(bytes instanceof Uint8Array)) throw new Error('The workbook was not written as bytes')
  return Buffer.from(bytes)
}

function quoted(cell: unknown): string {
  return `"${String(cell ?? '').replaceAll('"', '""')}"`
}

function shown(cell: unknown): string {
  return typeof cell === 'number' ? numberText(String(cell)) : String(cell ?? '')
}
