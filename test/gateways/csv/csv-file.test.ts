import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { cellText } from '#domain/draft/cell-text.ts'
import { csvFile, csvLines, csvText, guardedCell } from '#gateways/csv/csv-file.ts'

describe('a cell that a spreadsheet program could take for something else stays text', () => {
  test.each([
    ['a formula', '=1+1'],
    ['a plus', '+493581471001'],
    ['a minus', "-2+3+cmd|' /C calc'!A0"],
    ['an at sign', '@SUM(1;2)'],
    ['a pipe', '|cmd'],
    ['a tab', '\t=1'],
    ['a carriage return', '\rx'],
    ['a line feed', '\nx'],
    ['a NUL', '\0=1'],
    ['blanks before it', '   =1+1'],
    ['a no-break space before it', '\u00a0=1+1'],
    ['a sign without width before it', '\u200b\ufeff=1+1'],
    ['its full-width form', '＝1+1'],
    ['the full-width plus', '＋1'],
    ['the full-width minus', '－1'],
    ['the full-width at sign', '＠x'],
    ['a small form', '﹦1'],
  ])('%s', (_what, text) => {
    expect(guardedCell(text)).toBe(`'${text}`)
  })
})

describe('200 attacks', () => {
  const signs = ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '﹦']
  const before = ['', 'x', 'x\n', 'x\r', 'x\r\n', 'x\n \u200b', '"\n', ';\n', "'\n", '\n\n', '\t', 'x\u2028']
  const after = ["cmd|' /C calc'!A0", 'HYPERLINK("https://evil.example";"x")']
  const attacks = signs.flatMap(sign => before.flatMap(start => after.map(end => start + sign + end)))

  test.each([';', ','] as const)('stay one cell each, whatever splits them (%s)', separator => {
    const file = csvLines(
      attacks.map(attack => ['a', attack, 'b']),
      separator,
    )
    const rows = parse(file, { delimiter: separator, record_delimiter: '\r\n' }) as string[][]
    expect(attacks.length).toBeGreaterThanOrEqual(200)
    expect(rows.map(row => row.length)).toEqual(attacks.map(() => 3))
    expect(rows.map(row => row[0])).toEqual(attacks.map(() => 'a'))
    // What a program sees that breaks lines within quotes, or at signs that it takes for line ends.
    for (const [, cell = ''] of rows)
      for (const line of cell.split(/\r\n|[\r\n\u2028]/))
        expect(line).not.toMatch(/^[\p{Z}\p{Cf}\t]*[=+\-@|＝＋－＠﹦]/u)
  })

  test('a list with dashes comes back as it was', () => {
    const text = 'Wir bieten:\n- Beratung\n- Verkauf\n\n  - auch abends'
    expect(guardedCell(text)).toBe("Wir bieten:\n'- Beratung\n'- Verkauf\n\n'  - auch abends")
    expect(cellText(guardedCell(text))).toBe(text)
  })
})

test.each([
  '',
  'Bäckerei Roth',
  '  Straße 7',
  '01067',
  'a=b',
  'İstanbul Döner',
  'info@roth.example',
  "'s Wirtshaus",
])('%j stays as it is', text => {
  expect(guardedCell(text)).toBe(text)
})

test('lines are quoted where they must be, texts are guarded, numbers and empty cells are not', () => {
  expect(
    csvLines([
      ['Name', 'Länge'],
      ['a;b "c"\nd', -13.4],
      ['=1', null],
    ]),
  ).toBe('Name;Länge\r\n"a;b ""c""\nd";-13.4\r\n\'=1;\r\n')
  expect(csvLines([['a;b', 'c,d']], ',')).toBe('a;b,"c,d"\r\n')
})

test('a file is the same as a whole and in pieces: a byte order mark, the header, then the rows', async () => {
  async function* rows() {
    yield [['Bäckerei Roth', '01067']]
    yield []
    yield [['İstanbul Döner', null]]
  }
  const pieces = await Array.fromAsync(csvFile(['Name', 'PLZ'], rows(), ','))
  expect(pieces.join('')).toBe('\ufeffName,PLZ\r\nBäckerei Roth,01067\r\nİstanbul Döner,\r\n')
  expect(csvText(['Name', 'PLZ'], (await Array.fromAsync(rows())).flat(), ',')).toBe(pieces.join(''))
})
