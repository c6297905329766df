import { describe, expect, test } from 'vitest'
import { readHeader } from '#domain/draft/header/header.ts'
import { makeXlsx } from './make-xlsx.ts'
import { readBytes, refusalOf } from './read-bytes.ts'
import { workbookOfRows } from './workbook-parts.ts'

const HEADER = ['Firmenname', 'Straße', 'PLZ', 'Ort']
const ROTH = ['Bäckerei Groß', 'Markt 3', '01067', 'Dresden']
const ISIK = ['Çiğköfte Işık', '', '50823', 'Köln']

describe('the header is found below what stands above it', () => {
  test.each([
    ['nothing', []],
    ['a title', [['Betriebe in Sachsen, Stand 11/2026']]],
    ['a title, a blank row and a date', [['Betriebe'], [], ['Stand', '21.11.2026']]],
    ['a row of letters', [['A', 'B', 'C', 'D']]],
    ['fifteen notes', Array.from({ length: 15 }, (_, index) => [`Hinweis ${index}: bitte prüfen, danke`])],
  ])('%s', async (_what, above) => {
    const rows = [...above, HEADER, ROTH, ISIK]
    for (const bytes of [
      makeXlsx([{ name: 'Tabelle1', rows }]),
      rows.map(row => row.join(';')).join('\r\n'),
      rows.map(row => row.concat(['', '', '', '']).slice(0, 4).join(';')).join('\r\n'),
      rows.map(row => row.map(cell => `"${cell}"`).join(',')).join('\n'),
    ]) {
      const table = await readBytes(bytes)
      expect(table.header.filter(name => name !== '')).toEqual(HEADER)
      expect(table.rows).toEqual([
        { rowNumber: above.length + 2, cells: ROTH },
        { rowNumber: above.length + 3, cells: ISIK },
      ])
    }
  })

  test('in the sheet that has one, behind sheets with other tables', async () => {
    const bytes = makeXlsx([
      {
        name: 'Info',
        rows: [
          ['Stand', '2026'],
          ['Quelle', 'Amt'],
        ],
      },
      { name: 'Daten', rows: [['Liste der Betriebe'], HEADER, ROTH] },
    ])
    expect(await readBytes(bytes)).toEqual({ header: HEADER, rows: [{ rowNumber: 3, cells: ROTH }] })
  })
})

describe('a header that stands in the middle again is skipped', () => {
  test.each([
    ['as it is', HEADER],
    ['with blanks around', HEADER.map(name => ` ${name} `)],
    ['without its last names', HEADER.slice(0, 3)],
  ])('%s', async (_what, again) => {
    const text = [HEADER, ROTH, again, ISIK].map(row => row.join(';')).join('\r\n')
    const { rows } = await readBytes(text)
    expect(rows.map(row => row.rowNumber)).toEqual([2, 4])
  })

  test('a business that is named like a column is none', async () => {
    const { rows } = await readBytes('Firma;Ort\r\nFirma;Köln\r\nOrt;\r\n')
    expect(rows).toHaveLength(2)
  })
})

describe('columns without a meaning do not count', () => {
  const wide = [
    ...['title', 'address', 'placeId', 'totalScore'],
    ...Array.from({ length: 1281 }, (_, index) => `reviews/${index}/text`),
    ...['phone', 'additionalInfo/Service options/0/Delivery'],
  ]
  const cells = wide.map((name, at) => `${name.slice(0, 3)} ${at}`)

  test.each([
    ['.xlsx', () => makeXlsx([{ name: 'Data', rows: [wide, cells] }])],
    ['.csv', () => [wide, cells].map(row => row.join(',')).join('\n')],
  ])('in a %s', async (_what, bytes) => {
    const { header, rows } = await readBytes(bytes())
    expect(header).toEqual(wide)
    expect(rows[0]?.cells).toHaveLength(wide.length)
    expect(rows[0]?.cells.flatMap((cell, at) => (cell === '' ? [] : [wide[at]]))).toEqual(
      wide.filter(name => !name.startsWith('reviews/')),
    )
  })

  test('more than 500 columns that are read are refused', async () => {
    const many = Array.from({ length: 501 }, (_, index) => `additionalInfo/Angebot/0/Ware ${index}`)
    expect(await refusalOf(['title', 'address', ...many].join(','))).toMatchObject({
      code: 'file_too_large',
      limitColumns: 500,
    })
  })

  test('of a wide file without any meaning the columns that can be mapped are read', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `x${index}`)
    const { rows } = await readBytes(`${names.join(',')}\n${names.map(() => 'v').join(',')}\n`)
    expect(rows[0]?.cells.filter(cell => cell !== '')).toHaveLength(500)
  })

  test('a wide file of another kind is refused as what it is', async () => {
    const names = ['reviewId', 'reviewerId', ...Array.from({ length: 600 }, (_, index) => `x${index}`)]
    const { header } = await readBytes(`${names.join(',')}\n1,2\n`)
    expect(readHeader(header)).toMatchObject({ kind: 'refused', reason: 'reviews' })
  })

  test('single cells far to the right do not fill the memory', async () => {
    const rows = Array.from(
      { length: 6000 },
      (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`,
    )
    expect(await refusalOf(workbookOfRows(rows.join('')))).toEqual({
      code: 'file_suspicious',
      reason: 'repeated-text',
    })
  })
})
