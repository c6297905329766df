import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes, refusalOf } from './read-bytes.ts'

const TABLE = [
  ['name', 'city', 'rating'],
  ['Bäckerei Groß', 'Köln', '4,5'],
  ['Çiğköfte İstanbul', 'Würzburg', ''],
]

describe('a .csv is read whatever program wrote it', () => {
  const lines = (delimiter: string, quote = '') =>
    TABLE.map(row => row.map(cell => quote + cell + quote).join(delimiter))
  const semicolon = lines(';').join('\r\n')
  const german = [TABLE[0], ['Bäckerei Groß', 'Köln', '4,5'], ['Café Süß – „gut“', 'Würzburg', '']]
  const bom = (text: string, encoding: BufferEncoding) => Buffer.from(`\ufeff${text}`, encoding)

  test.each([
    ['comma and quotes', lines(',', '"').join('\n'), TABLE],
    ['semicolon and CRLF', semicolon, TABLE],
    ['tab', lines('\t').join('\n'), TABLE],
    ['bar', lines('|').join('\n'), TABLE],
    ['CR alone', lines(';').join('\r'), TABLE],
    ['a line break at the end', `${semicolon}\r\n`, TABLE],
    ['a byte order mark', bom(semicolon, 'utf8'), TABLE],
    ['UTF-16 LE with a mark', bom(semicolon, 'utf16le'), TABLE],
    ['UTF-16 BE with a mark', bom(semicolon, 'utf16le').swap16(), TABLE],
    ['UTF-16 LE without a mark', Buffer.from(semicolon, 'utf16le'), TABLE],
    [
      'Windows-1252',
      Buffer.from(
        'name;city;rating\r\nBäckerei Groß;Köln;4,5\r\nCafé Süß \x96 \x84gut\x93;Würzburg;',
        'latin1',
      ),
      german,
    ],
    ['the hint of Excel', `sep=;\r\n${semicolon}`, TABLE],
    [
      'the hint against the appearance',
      'sep=|\r\na;b|c\r\n1;2|3',
      [
        ['a;b', 'c'],
        ['1;2', '3'],
      ],
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(await cellsOf(bytes)).toEqual(expected)
  })
})

test('one damaged character does not spoil the others', async () => {
  const cut = Buffer.concat([
    Buffer.from('name;city\nBäckerei Groß;Köln\nCafé Sü'),
    Buffer.from([0xc3]),
    Buffer.from(';Würzburg'),
  ])
  expect(await cellsOf(cut)).toEqual([
    ['name', 'city'],
    ['Bäckerei Groß', 'Köln'],
    ['Café Sü\ufffd', 'Würzburg'],
  ])
})

test.each<[string, (text: string) => Buffer]>([
  ['UTF-8', text => Buffer.from(text)],
  ['Windows-1252', text => Buffer.from(text, 'latin1')],
  ['UTF-16', text => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('letters on the borders of pieces stay whole in %s', async (_encoding, bytes) => {
  const rows = Array.from({ length: 40_000 }, (_, index) => [`Bäckerei Größe ${index}`, 'Übergrößen ß'])
  const text = [['name', 'city'], ...rows].map(row => row.join(';')).join('\n')
  expect((await cellsOf(bytes(text))).slice(1)).toEqual(rows)
})

describe('cells of a .csv', () => {
  test.each([
    [
      'delimiters and line breaks in quotes',
      'a,b\n"1,\n2",3',
      [
        ['a', 'b'],
        ['1,\n2', '3'],
      ],
    ],
    [
      'doubled quotes',
      'a,b\n"{""Montag"": ""8–12""}",3',
      [
        ['a', 'b'],
        ['{"Montag": "8–12"}', '3'],
      ],
    ],
    [
      'a quote within a word',
      'a,b\nZum "Löwen",3',
      [
        ['a', 'b'],
        ['Zum "Löwen"', '3'],
      ],
    ],
    [
      'a quoted beginning',
      'a,b\n"Löwen" Gasthaus,3',
      [
        ['a', 'b'],
        ['"Löwen" Gasthaus', '3'],
      ],
    ],
    [
      'digits that are no numbers',
      'a,b\n01067,12345678901234567890',
      [
        ['a', 'b'],
        ['01067', '12345678901234567890'],
      ],
    ],
    [
      'fewer cells than the header',
      'a,b,c\n1',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
      ],
    ],
    [
      'empty cells beyond the header',
      'a,b\n1,2,,',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty columns at the end of the header',
      'a,b,,\n1,2,3',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'other delimiters in a quoted header',
      '"a;b;c;d",e\n1,2',
      [
        ['a;b;c;d', 'e'],
        ['1', '2'],
      ],
    ],
    [
      'more commas than semicolons below the header',
      'a;b\n1,2,3;4\n5,6;7',
      [
        ['a', 'b'],
        ['1,2,3', '4'],
        ['5,6', '7'],
      ],
    ],
    ['a single column', 'name\nRoth\n', [['name'], ['Roth']]],
  ])('%s', async (_name, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected)
  })

  test('row numbers count records and blank lines, as a spreadsheet program does', async () => {
    const { rows } = await readBytes('a,b\n"1\n1",x\n\n , \n2,y')
    expect(rows.map(row => [row.rowNumber, ...row.cells])).toEqual([
      [2, '1\n1', 'x'],
      [5, '2', 'y'],
    ])
  })

  test('a cell of 32,767 characters is whole, one of more than 100,000 is cut', async () => {
    const { rows } = await readBytes(`a,b\n"${'ß'.repeat(32_767)}",${'x'.repeat(150_000)}`)
    expect(rows[0]?.cells.map(cell => cell.length)).toEqual([32_767, 100_000])
  })
})

describe('a broken row costs no other row', () => {
  test('filled cells beyond the header are told, because the columns have shifted', async () => {
    const { rows } = await readBytes('a,b\n1,2\n3,4,5\n6,7')
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['1', '2'] },
      { rowNumber: 3, cells: ['3', '4'], fault: 'too-many-cells' },
      { rowNumber: 4, cells: ['6', '7'] },
    ])
  })

  test('blank lines before a quote that is never closed are no rows, but count', async () => {
    const { rows } = await readBytes('a,b\r\n1,2\r\n\r\n\r\n"Zum Löwen,3\r\n\r\n4,5\r\n')
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['1', '2'] },
      { rowNumber: 5, cells: ['Zum Löwen', '3'], fault: 'quote-not-closed' },
      { rowNumber: 7, cells: ['4', '5'] },
    ])
  })

  test('a quote that is never closed costs its own line', async () => {
    const { rows } = await readBytes('a,b\r\n1,2\r\n"Zum Löwen,3\r\n4,5\r\n6,7\r\n')
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['1', '2'] },
      { rowNumber: 3, cells: ['Zum Löwen', '3'], fault: 'quote-not-closed' },
      { rowNumber: 4, cells: ['4', '5'] },
      { rowNumber: 5, cells: ['6', '7'] },
    ])
  })

  test('a quote that is never closed costs its own line in a long file too', async () => {
    const before = Array.from({ length: 30_000 }, (_, i) => `${i},Köln\n`).join('')
    const after = Array.from({ length: 300_000 }, (_, i) => `${i},Ulm\n`).join('')
    const { rows } = await readBytes(`a,b\n${before}"offen,x\n${after}`, { rows: 400_000 })
    expect(rows).toHaveLength(330_001)
    expect(rows.filter(row => row.fault !== undefined)).toEqual([
      { rowNumber: 30_002, cells: ['offen', 'x'], fault: 'quote-not-closed' },
    ])
    expect(rows.at(-1)).toEqual({ rowNumber: 330_002, cells: ['299999', 'Ulm'] })
  })

  test('every unclosed quote costs its own line', async () => {
    const block = `"offen,x\n${'1,2\n'.repeat(300_000)}`
    const { rows } = await readBytes(`a,b\n${block.repeat(3)}"`, { rows: 1_000_000 })
    expect(rows).toHaveLength(900_004)
    expect(rows.filter(row => row.fault !== undefined).map(row => row.rowNumber)).toEqual([
      2, 300_003, 600_004, 900_005,
    ])
  })

  test('an endless line is refused', async () => {
    const refusal = await refusalOf(`a,b\n1,"${'x'.repeat(5_000_000)}`)
    expect(refusal).toEqual({ code: 'file_damaged', reason: 'row-too-long' })
  })

  test('a long cell is cut, and neither damage nor an open quote', async () => {
    const { rows } = await readBytes(`a,b\n"[""${'x, '.repeat(500_000)}""]",Köln\n3,Ulm`)
    expect(rows.map(({ cells: [a = '', b] }) => [a.length, b])).toEqual([
      [100_000, 'Köln'],
      [1, 'Ulm'],
    ])
    expect(rows.every(row => row.fault === undefined)).toBe(true)
  })
})

test.each([
  ['nothing', ''],
  ['a byte order mark', '\ufeff'],
  ['blank lines', '\n\r\n \n'],
  ['delimiters alone', ';;;\n;;;\n'],
])('a text of %s is empty', async (_name, text) => {
  expect(await refusalOf(text)).toEqual({ code: 'file_empty' })
})
