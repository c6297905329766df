import { describe, expect, test } from 'vitest'
import { narrowText, record, u16, u32, xlsOf, xlsStream, xlsWith } from './make-xls.ts'
import { columnName, makeXlsx } from './make-xlsx.ts'
import { readBytes, refusalOf } from './read-bytes.ts'
import { workbookOfRows, workbookWith } from './workbook-parts.ts'

const ROTH = ['Roth', 'Görlitz']
const LINES = 50_000

describe('rows without content are read over', () => {
  test.each<[string, string | Buffer]>([
    ['line breaks', `name;city\n${'\n'.repeat(LINES)}Roth;Görlitz`],
    ['line breaks of Windows', `name;city\r\n${'\r\n'.repeat(LINES)}Roth;Görlitz`],
    ['line breaks above the header', `${'\n'.repeat(LINES)}name;city\nRoth;Görlitz`],
    ['lines of blanks', `name;city\n${' \n'.repeat(LINES)}Roth;Görlitz`],
    ['lines of separators', `name;city\n${';;;\n'.repeat(LINES)}Roth;Görlitz`],
    ['rows without cells', workbookOfRows(`${'<row/>'.repeat(LINES)}${xlsxRow(ROTH)}`)],
    ['rows of empty cells', workbookOfRows(`${'<row><c/><c/></row>'.repeat(LINES)}${xlsxRow(ROTH)}`)],
    ['records of empty cells', xlsWith([...emptyXlsCells(LINES), ...xlsRow(60_000, ROTH)])],
    ['objects without keys', `${'{}\n'.repeat(LINES)}{"name":"Roth","city":"Görlitz"}`],
  ])('%s', async (_, file) => {
    const { rows } = await readBytes(file)
    expect(rows.map(({ cells }) => cells)).toEqual([ROTH])
  })
})

test('lines that are shorter or longer than the header are rows of it', async () => {
  const { header, rows } = await readBytes(`name;city;phone\n${'Roth\nRoth;Görlitz;1;\n'.repeat(LINES)}`)
  expect([header.length, rows.length]).toEqual([3, 2 * LINES])
  expect(rows[0]?.cells).toEqual(['Roth', '', ''])
  expect(rows.at(-1)).toMatchObject({ rowNumber: 2 * LINES + 1, cells: ['Roth', 'Görlitz', '1'] })
})

describe('more than 2,000 columns', () => {
  const names = ['name', 'city', ...Array.from({ length: 1999 }, (_, at) => `reviews/${at}/text`)]
  const formats: readonly [string, (names: readonly string[]) => string | Buffer][] = [
    ['.csv', cells => cells.join(';')],
    ['.xlsx', cells => makeXlsx([{ name: 'S', rows: [cells] }])],
    ['.xls', cells => xlsOf(xlsStream([{ records: xlsRow(0, cells) }]))],
    ['.json', cells => JSON.stringify([Object.fromEntries(cells.map(name => [name, 'x']))])],
  ]

  test.each(formats)('are refused in a header of a %s', async (_, file) => {
    const refusal = { code: 'file_too_large', reason: 'columns', limitColumns: 2000 }
    expect(await refusalOf(file(names))).toEqual(refusal)
    const { header } = await readBytes(file(names.slice(0, 2000)))
    expect(header).toHaveLength(2000)
  })

  test.each<[string, string | Buffer, string | undefined]>([
    ['separators of a .csv', `name;city\nRoth;Görlitz${';'.repeat(16_000)}`, undefined],
    ['cells of a .csv', `name;city\nRoth;Görlitz${';x'.repeat(16_000)}`, 'too-many-cells'],
    ['quoted cells of a .csv', `name;city\nRoth;Görlitz${';"x;y"'.repeat(16_000)}`, 'too-many-cells'],
    ['cells of a .xlsx', workbookOfRows(xlsxRow([...ROTH, ...Array(5000).fill('x')])), undefined],
    ['cells of a .xls', xlsWith(xlsRow(1, [...ROTH, ...Array(5000).fill('x')])), undefined],
  ])('in a row: %s are left out', async (_, file, fault) => {
    const { rows } = await readBytes(file)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ cells: ROTH })
    expect(rows[0]?.fault).toBe(fault)
  })

  test('separators in a quoted cell are none', async () => {
    const text = `"${'ja;nein;'.repeat(5000)}"" und ;"`
    const { rows } = await readBytes(`name;city;text\nRoth;Görlitz;${text}\nRoth;Görlitz;x`)
    expect(rows.map(({ cells }) => cells[2]?.length)).toEqual([40_007, 1])
  })

  test('a quote within a cell opens nothing, so that the row is bounded', async () => {
    const { rows } = await readBytes(`name;city\nRoth;5"${';x'.repeat(16_000)}\nRoth;Görlitz`)
    expect(rows.map(({ fault }) => fault)).toEqual(['too-many-cells', undefined])
  })
})

describe('numbers that lie', () => {
  const text = '<sst count="4294967295" uniqueCount="4294967295"><si><t>Roth</t></si></sst>'
  const sheet = (rows: string) =>
    `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`

  test.each<[string, Buffer]>([
    [
      'the size of a sheet, and the number of shared texts',
      workbookWith({
        'xl/sharedStrings.xml': text,
        'xl/worksheets/sheet1.xml': sheet(`${xlsxRow(['name', 'city'])}${xlsxRow(ROTH)}`),
      }),
    ],
    [
      'the number of shared texts of a .xls',
      xlsWith(xlsRow(1, ROTH), [record(0x00fc, u32(0xffff_ffff), u32(0xffff_ffff), narrowText('Roth'))]),
    ],
  ])('%s', async (_, file) => {
    expect((await readBytes(file)).rows.map(({ cells }) => cells)).toEqual([ROTH])
  })

  test('a list of sector tables that leads back to itself', async () => {
    const bytes = xlsWith(xlsRow(1, ROTH))
    // More tables than the header has room for, and the next list of them in sector 0, which ends with 0 itself.
    bytes.writeUInt32LE(Math.ceil(bytes.length / 512), 44)
    bytes.fill(0, 512, 1024)
    bytes.writeUInt32LE(0, 68)
    expect(await refusalOf(bytes)).toMatchObject({ code: 'file_damaged' })
  })
})

describe('depth without end', () => {
  const DEPTH = 100_000

  test('of XML around the cells', async () => {
    const deep = `${'<x>'.repeat(DEPTH)}${'</x>'.repeat(DEPTH)}`
    const { rows } = await readBytes(workbookOfRows(`<row>${deep}</row>${xlsxRow(ROTH)}`))
    expect(rows.map(({ cells }) => cells)).toEqual([ROTH])
  })

  const lists = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
  const objects = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`

  test.each([
    ['that is not read', `"x":${lists}`],
    ['in a column whose lists are read', `"openingHours":${objects}`],
  ])('of JSON %s', async (_, deep) => {
    const { rows } = await readBytes(`[{"name":"Roth","city":"Görlitz",${deep}}]`)
    expect(rows[0]?.cells.slice(0, 2)).toEqual(ROTH)
  })

  test('of JSON that is never closed', async () => {
    expect(await refusalOf('['.repeat(DEPTH))).toEqual({ code: 'file_damaged', reason: 'json' })
  })

  test('of one text that is never closed', async () => {
    const refusal = await refusalOf(`[{"name":"${'a'.repeat(3_000_000)}`)
    expect(refusal).toEqual({ code: 'file_damaged', reason: 'json' })
  })
})

test('a long line in one cell, shared by many rows, is split only so often', async () => {
  const line = `name;city${';'.repeat(50_000)}`
  const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(500)
  const file = workbookWith({
    'xl/sharedStrings.xml': `<sst><si><t>${line}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
  expect(await refusalOf(file, { textCharacters: 5_000_000 })).toEqual({
    code: 'file_suspicious',
    reason: 'repeated-text',
  })
})

function xlsxRow(cells: readonly string[]): string {
  const texts = cells.map((text, at) => `<c r="${columnName(at)}9" t="inlineStr"><is><t>${text}</t></is></c>`)
  return `<row>${texts.join('')}</row>`
}

function xlsRow(row: number, cells: readonly string[]): Buffer[] {
  return cells.map((text, column) => record(0x0204, u16(row, column, 0), narrowText(text)))
}

/** Records of a text without characters. */
function emptyXlsCells(count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) => record(0x0204, u16(1 + at, 0, 0), narrowText('')))
}
