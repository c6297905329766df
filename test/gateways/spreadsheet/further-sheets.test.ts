import { describe, expect, test } from 'vitest'
import { makeXlsx, xlsxParts } from './make-xlsx.ts'
import { makeZip } from './make-zip.ts'
import { notesOf, readBytes } from './read-bytes.ts'

const HEADER = ['Firma', 'Straße', 'Ort', 'Ort']
const NORTH = { name: 'Nord', rows: [['Stand 2026'], HEADER, ['Bäckerei Öz', 'Gasse 1', 'Kiel', 'a']] }

async function readOf(...further: Parameters<typeof makeXlsx>[0]) {
  const bytes = makeXlsx([NORTH, ...further])
  const { rows } = await readBytes(bytes)
  return { rows: rows.map(({ rowNumber, cells }) => [rowNumber, ...cells]), notes: await notesOf(bytes) }
}

describe('a further sheet', () => {
  test('with the same columns in another order is read, with numbers of its own', async () => {
    const south = {
      name: 'Süd',
      rows: [
        ['ORT', 'Firma', 'Ort', 'Strasse'],
        ['Ulm', 'Café İnci', 'b', ''],
        ['', ' ', '', ''],
        ['Aalen', 'Weiß', 'c', 'Ring 2'],
      ],
    }
    const { rows, notes } = await readOf(south)
    expect(rows).toEqual([
      [3, 'Bäckerei Öz', 'Gasse 1', 'Kiel', 'a'],
      [100_002, 'Café İnci', '', 'Ulm', 'b'],
      [100_004, 'Weiß', 'Ring 2', 'Aalen', 'c'],
    ])
    expect(notes.sheets).toEqual([{ name: 'Süd', state: 'read', rowOffset: 100_000 }])
  })

  test.each([
    ['with other columns is named', { name: 'Legende', rows: [['Kürzel', 'Bedeutung']] }, 'other-columns'],
    ['with a column more is named', { name: 'B', rows: [[...HEADER, 'Notiz'], ['x']] }, 'other-columns'],
    ['that is hidden is named', { name: 'alt', rows: [HEADER, ['x', 'y']], isHidden: true }, 'hidden'],
  ])('%s and not read', async (_what, sheet, state) => {
    const { rows, notes } = await readOf(sheet)
    expect(rows).toHaveLength(1)
    expect(notes.sheets).toEqual([{ name: sheet.name, state, rowOffset: 0 }])
  })

  test('without content is not named', async () => {
    expect((await readOf({ name: 'Tabelle2', rows: [] })).notes.sheets).toEqual([])
  })
})

describe('a row', () => {
  const withRow = (attributes: string) => {
    const parts = [...xlsxParts([NORTH], undefined)].map(part => {
      const xml = [...part.data].join('').replace('<row r="3">', `<row r="3" ${attributes}>`)
      return { ...part, data: [xml] }
    })
    return makeZip(parts)
  }

  test.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"'])(
    'that is hidden by %s is read and noted',
    async attributes => {
      const bytes = withRow(attributes)
      expect((await readBytes(bytes)).rows).toHaveLength(1)
      expect((await notesOf(bytes)).hiddenRows).toEqual({ count: 1, rowNumbers: [3] })
    },
  )

  test.each(['hidden="0"', 'outlineLevel="1"', 'ht="3"'])('with %s is not hidden', async attributes => {
    expect((await notesOf(withRow(attributes))).hiddenRows).toBeNull()
  })

  test('of nothing but errors is none, as where formulas go on behind a list', async () => {
    const { rows } = await readBytes('Firma;Ort\nRoth;Ulm\n#NV;#BEZUG!\n#NV;Köln\n')
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 4])
  })

  test('that is the header in capitals is none', async () => {
    const { rows } = await readBytes('Firma;Straße\nRoth;Weg 1\nFIRMA;STRASSE\nFirma;Weg 2\n')
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 4])
  })
})

test('cells without a heading are counted by their column, within the header and behind it', async () => {
  const notes = await notesOf(
    makeXlsx([
      {
        name: 'A',
        rows: [
          ['Firma', '', 'Ort'],
          ['Roth', 'x', 'Ulm'],
          ['Weiß', 'y', 'Kiel', null, 'Notiz'],
          ['Öz', ' ', 'Kiel'],
        ],
      },
    ]),
  )
  expect(notes.unnamedColumns).toEqual([
    { column: 'B', cells: 2, rowNumber: 2 },
    { column: 'E', cells: 1, rowNumber: 3 },
  ])
})
