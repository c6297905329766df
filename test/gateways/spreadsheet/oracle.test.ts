import { utils, type WorkBook, write } from '@e965/xlsx'
import fc from 'fast-check'
import { readXls } from 'hucre'
import { describe, expect, test } from 'vitest'
import { numberText } from '#gateways/spreadsheet/numeric-cell.ts'
import { exportRows } from './export-rows.ts'
import type { CellValue } from './make-xlsx.ts'
import { readBytes } from './read-bytes.ts'

// Workbooks are written by one foreign program and compared with what goes in, or with what another one reads.

const WORDS = [
  'Bäckerei Groß',
  'İstanbul ı',
  '東京',
  '😀 & <b>"quoted"</b>',
  ' Rand ',
  '01067',
  '=1+1',
  'a\nb',
  '',
  'ÿ',
]
const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 30 }))
// The foreign program writes numbers near 2 ** 52 and below 1e-300 wrongly into a .xls, as it reads them back itself.
const number = fc.oneof(
  fc.integer(),
  fc
    .tuple(fc.integer({ min: -1e14, max: 1e14 }), fc.nat(12))
    .map(([digits, places]) => digits / 10 ** places),
)
const value: fc.Arbitrary<CellValue> = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const grid = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 12 })

type Format = 'xlsx' | 'biff8'

function written(rows: readonly (readonly CellValue[])[], bookType: Format, bookSST: boolean): Buffer {
  const book: WorkBook = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map(row => [...row])), 'Tabelle1')
  const bytes: unknown = write(book, { type: 'buffer', bookType, bookSST })
  if (!(bytes instanceof Uint8Array)) throw new Error('The workbook was not written as bytes')
  return Buffer.from(bytes)
}

function shown(cell: CellValue | Date | undefined): string {
  return typeof cell === 'number' ? numberText(String(cell)) : String(cell ?? '')
}

/** XML cannot carry these; the foreign program drops or escapes them in its own way. */
const UNWRITABLE = /[\0-\x08\x0b-\x1f\ufffe\uffff]|_x[0-9a-f]{4}_/i

function expectedRows(rows: readonly (readonly CellValue[])[]) {
  return rows.flatMap((row, index) => {
    const cells = row.map(shown)
    return cells.every(cell => cell.trim() === '') ? [] : [{ rowNumber: index + 2, cells }]
  })
}

describe.each<[Format, boolean]>([
  ['xlsx', true],
  ['xlsx', false],
  ['biff8', true],
])('a %s of another program (shared strings: %s)', (bookType, hasSharedStrings) => {
  test('comes back as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(grid, async rows => {
        fc.pre(!rows.flat().some(cell => typeof cell === 'string' && UNWRITABLE.test(cell)))
        const bytes = written([['a', 'b', 'c'], ...rows], bookType, hasSharedStrings)
        const read = (await readBytes(bytes)).rows.map(({ rowNumber, cells }) => ({ rowNumber, cells }))
        expect(read).toEqual(expectedRows(rows))
      }),
      { numRuns: 60 },
    )
  })

  test('is read alike when it is sparse', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([['a', 'b']])
    utils.sheet_add_aoa(sheet, [['Köln', null, 1.25]], { origin: 'D5' })
    utils.sheet_add_aoa(sheet, [[true]], { origin: 'B900' })
    utils.book_append_sheet(book, sheet, 'S')
    const bytes = Buffer.from(
      write(book, { type: 'buffer', bookType, bookSST: hasSharedStrings }) as Uint8Array,
    )
    const { rows } = await readBytes(bytes)
    expect(rows).toEqual([{ rowNumber: 900, cells: ['', 'true'] }])
  })

  test('tells dates', async () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'b'],
      [46347, 0.5],
    ])
    Object.assign(sheet.A2, { z: 'dd.mm.yyyy' })
    Object.assign(sheet.B2, { z: 'hh:mm' })
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const bytes = Buffer.from(
      write(book, { type: 'buffer', bookType, bookSST: hasSharedStrings }) as Uint8Array,
    )
    expect((await readBytes(bytes)).rows[0]?.cells).toEqual(['2026-11-21', '12:00'])
  })
})

test('a large .xls is read as another reader reads it', async () => {
  const bytes = written([...exportRows(300)], 'biff8', true)
  const other = (await readXls(bytes)).sheets[0]?.rows ?? []
  const { header, rows } = await readBytes(bytes)
  expect(rows).toHaveLength(300)
  expect([header, ...rows.map(row => row.cells)]).toEqual(
    other.map(row => header.map((_name, column) => shown(row[column] as CellValue))),
  )
})
