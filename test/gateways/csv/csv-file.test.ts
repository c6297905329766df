import { describe, expect, test } from 'vitest'
import { cellText } from '#domain/draft/cell-text.ts'
import { csvFile, csvLines, csvText, guardedCell } from '#gateways/csv/csv-file.ts'
import { CSV_ATTACKS, expectHarmless } from '#test/csv-attacks.ts'

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

describe('240 attacks', () => {
  test.each([';', ','] as const)('stay one cell each, whatever splits them (%s)', separator => {
    const file = csvLines(
      CSV_ATTACKS.map(attack => ['a', attack, 'b']),
      separator,
    )
    const rows = expectHarmless(file, separator)
    expect(rows.map(([first, , last]) => [first, last])).toEqual(CSV_ATTACKS.map(() => ['a', 'b']))
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
