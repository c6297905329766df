import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { makeXlsx } from './make-xlsx.ts'
import { readBytes } from './read-bytes.ts'

const HEADER = ['query', 'name', 'address', 'phone', 'place_id']
const ROWS = [
  ['Bäcker', 'Bäckerei Groß', 'Markt 3, 01067 Dresden', '+49 351 471000', 'ChIJwrapped-0001'],
  ['Bäcker, Görlitz, DE', 'Roth "Am Markt"', 'Weg 1; Hof, 02826 Görlitz', '', 'ChIJwrapped-0002'],
  ['', 'Çiğköfte Işık', '', '', 'ChIJwrapped-0003'],
]

/** A line of the comma file, as its exporter wrote it. */
const lineOf = (cells: readonly string[]) =>
  cells.map(cell => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

/** What Excel in Germany shows of a line: quotes count only at its beginning, and ';' divides cells. */
function cellsInExcel(line: string): string[] {
  const [, quoted, rest = ''] = /^"((?:[^"]|"")*)"(.*)$/s.exec(line) ?? []
  return (quoted === undefined ? line : `${quoted.replaceAll('""', '"')}${rest}`).split(';')
}

/** How Excel in Germany saves cells. */
const savedLine = (cells: readonly string[]) =>
  cells.map(cell => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')
const savedAndQuoted = (cells: readonly string[]) =>
  cells.map(cell => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')

const SHEET = [HEADER, ...ROWS].map(row => cellsInExcel(lineOf(row)))

describe('a comma file that Excel in Germany saved again is read as what it was', () => {
  const xls = () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(SHEET), 'Tabelle1')
    return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
  }
  test.each<[string, () => Buffer | string]>([
    ['as .csv', () => SHEET.map(savedLine).join('\r\n')],
    ['as .csv with quotes around every comma', () => SHEET.map(savedAndQuoted).join('\r\n')],
    [
      'as .csv with a byte order mark and empty cells behind',
      () => `\ufeff${SHEET.map(row => `${savedAndQuoted(row)};;`).join('\r\n')}`,
    ],
    [
      'as .csv in Windows-1252',
      () =>
        Buffer.from(
          SHEET.map(savedLine)
            .join('\r\n')
            .replaceAll(/[İıÇğş]/g, 'c'),
          'latin1',
        ),
    ],
    ['as .xlsx', () => makeXlsx([{ name: 'Tabelle1', rows: SHEET }])],
    ['as .xls', xls],
  ])('%s', async (name, bytes) => {
    const { header, rows } = await readBytes(bytes())
    expect(header).toEqual(HEADER)
    const isNarrow = name.includes('1252')
    const expected = ROWS.map(row => row.map(cell => (isNarrow ? cell.replaceAll(/[İıÇğş]/g, 'c') : cell)))
    expect(rows).toEqual(expected.map((cells, index) => ({ rowNumber: index + 2, cells })))
  })

  test('under a title', async () => {
    const { header, rows } = await readBytes(`Betriebe 2026\r\n\r\n${SHEET.map(savedAndQuoted).join('\r\n')}`)
    expect(header).toEqual(HEADER)
    expect(rows.map(row => row.rowNumber)).toEqual([4, 5, 6])
  })

  test('a cell over two lines is put together', async () => {
    const lines = [
      'name,address,description,phone',
      'Roth,"Markt 3, 02826 Görlitz","Brot',
      'und Kuchen",03581 471000',
    ]
    const { rows } = await readBytes(lines.map(line => savedAndQuoted([line])).join('\r\n'))
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['Roth', 'Markt 3, 02826 Görlitz', 'Brot\nund Kuchen', '03581 471000'] },
    ])
  })

  test('a quote that is never closed costs its own line', async () => {
    const good = Array.from({ length: 60 }, (_, index) => `Betrieb ${index},"Markt ${index}, 02826 Görlitz"`)
    const lines = ['name,address', good[0] ?? '', 'Roth,"Markt 3', ...good.slice(1)]
    const { rows } = await readBytes(lines.map(line => savedAndQuoted([line])).join('\r\n'))
    const faulty = rows.filter(row => row.fault !== undefined)
    expect(faulty.map(row => [row.rowNumber, row.fault])).toEqual([[3, 'quote-not-closed']])
    expect(rows.filter(row => row.fault === undefined)).toHaveLength(60)
  })
})

describe('other tables stay as they are', () => {
  test.each([
    ['a row with a name alone', 'name;city\r\n"Roth, Müller";\r\n', ['Roth, Müller', '']],
    ['a single column', 'name\r\n"Roth, Müller"\r\n', ['Roth, Müller']],
    ['a tab file', 'name\tcity\r\n"Roth, Müller"\tKöln\r\n', ['Roth, Müller', 'Köln']],
    [
      'a comma file with all cells quoted',
      '"name","city"\n"Roth, Müller","Köln"\n',
      ['Roth, Müller', 'Köln'],
    ],
  ])('%s', async (_what, text, cells) => {
    expect((await readBytes(text)).rows).toEqual([{ rowNumber: 2, cells }])
  })
})
