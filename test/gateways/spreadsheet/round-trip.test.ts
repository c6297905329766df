import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberText } from '#gateways/spreadsheet/numeric-cell.ts'
import { anyCharacter } from '#test/any-character.ts'
import { type CellValue, columnName, makeXlsx } from './make-xlsx.ts'
import { readBytes } from './read-bytes.ts'

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    'Süß',
    'İı',
    '_x000D_',
    '_x005F_',
    '"',
    'a;b',
    '1,5',
    '\t',
    '\r\n',
    '&amp;',
    ']]>',
    '<c>',
    '\ufeff',
  ),
)

/** Rows of some columns below a header of as many names. */
function tables<Cell>(cell: fc.Arbitrary<Cell>): fc.Arbitrary<Cell[][]> {
  return fc.integer({ min: 1, max: 6 }).chain(columns => {
    return fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: 1,
      maxLength: 15,
    })
  })
}

function expected(rows: readonly (readonly CellValue[])[]) {
  return rows.flatMap((row, index) => {
    const cells = row.map(cell => (typeof cell === 'number' ? numberText(String(cell)) : String(cell ?? '')))
    return cells.every(cell => cell.trim() === '') ? [] : [{ rowNumber: index + 2, cells }]
  })
}

const headerOf = (rows: readonly (readonly unknown[])[]) =>
  (rows[0] ?? []).map((_cell, column) => columnName(column))

describe('whatever is written comes back', () => {
  test.each([true, false])('through a .xlsx (shared strings: %s)', async hasSharedStrings => {
    const cell = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(tables<CellValue>(cell), async rows => {
        const header = headerOf(rows)
        const bytes = makeXlsx([{ name: 'S', rows: [header, ...rows] }], hasSharedStrings)
        expect(await readBytes(bytes)).toEqual({ header, rows: expected(rows) })
      }),
      { numRuns: 150 },
    )
  })

  test.each([',', ';', '\t', '|'])('through a .csv with %j', async delimiter => {
    await fc.assert(
      fc.asyncProperty(
        tables(text),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (rows, lineEnd, bom) => {
          fc.pre((rows[0] ?? []).length > 1)
          const header = headerOf(rows)
          const options = { delimiter, record_delimiter: lineEnd, bom, quoted: true, quoted_empty: true }
          const csv = stringify([header, ...rows], options)
          // A file of control characters is taken for a binary one.
          fc.pre(!/[\0-\x08\x0e-\x1f]/.test(csv))
          expect(await readBytes(csv)).toEqual({ header, rows: expected(rows) })
        },
      ),
      { numRuns: 80 },
    )
  })
})

test('column names go on behind Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
