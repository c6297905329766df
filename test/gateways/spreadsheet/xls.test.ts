import { describe, expect, test } from 'vitest'
import {
  begin,
  end,
  f64,
  narrowText,
  record,
  u16,
  u32,
  wideText,
  xlsOf,
  xlsStream,
  xlsWith,
} from './make-xls.ts'
import { cellsOf, notesOf, readBytes, refusalOf } from './read-bytes.ts'

const LABEL = 0x0204
const STRING = 0x0207
const CONTINUE = 0x003c
const FORMULA = 0x0006

/** A cell in row 2, column A, with style 0. */
const A2 = u16(1, 0, 0)

/** An SST record that ends within a text, which its continuation goes on with. */
const SHARED_STRINGS = [
  record(0x00fc, u32(9), u32(5), wideText('Çiğköfte'), u16(6), [0], Buffer.from('Str')),
  record(
    CONTINUE,
    [1],
    Buffer.from('aße', 'utf16le'),
    richText('Café'),
    phoneticText('東京'),
    narrowText(''),
  ),
]

function richText(text: string): Buffer {
  return Buffer.concat([
    u16(text.length),
    Buffer.from([8]),
    u16(2),
    Buffer.from(text, 'latin1'),
    Buffer.alloc(8),
  ])
}

function phoneticText(text: string): Buffer {
  return Buffer.concat([
    u16(text.length),
    Buffer.from([5]),
    u32(6),
    Buffer.from(text, 'utf16le'),
    Buffer.alloc(6),
  ])
}

const STYLES = [
  record(0x041e, u16(164), narrowText('00000')),
  record(0x00e0, u16(0, 0)),
  record(0x00e0, u16(0, 14)),
  record(0x00e0, u16(0, 164)),
]

describe('a cell of a .xls reads as displayed', () => {
  test.each([
    ['a number', [record(0x0203, A2, f64(4.5))], '4.5'],
    ['a number with noise', [record(0x0203, A2, f64(0.1 + 0.2))], '0.3'],
    ['a large number', [record(0x0203, A2, f64(8.96e18))], '8960000000000000000'],
    ['a date', [record(0x0203, u16(1, 0, 1), f64(46347))], '2026-11-21'],
    ['a postal code', [record(0x0203, u16(1, 0, 2), f64(1067))], '01067'],
    ['a packed whole number', [record(0x027e, A2, u32((1067 << 2) | 2))], '1067'],
    ['a packed negative number', [record(0x027e, A2, u32(((-7 << 2) | 2) >>> 0))], '-7'],
    ['a packed number in hundredths', [record(0x027e, A2, u32((450 << 2) | 3))], '4.5'],
    ['a packed half of a double', [record(0x027e, A2, u32(f64(1.5).readUInt32LE(4)))], '1.5'],
    ['true', [record(0x0205, A2, [1, 0])], 'true'],
    ['false', [record(0x0205, A2, [0, 0])], 'false'],
    ['an error', [record(0x0205, A2, [7, 1])], '#DIV/0!'],
    ['a label', [record(LABEL, A2, wideText('İstanbul ß'))], 'İstanbul ß'],
    ['a rich label', [record(0x00d6, A2, narrowText('Köln'), u16(0))], 'Köln'],
    ['a shared string', [record(0x00fd, A2, u32(0))], 'Çiğköfte'],
    ['a shared string over two records', [record(0x00fd, A2, u32(1))], 'Straße'],
    ['a rich shared string', [record(0x00fd, A2, u32(2))], 'Café'],
    ['a shared string with a phonetic reading', [record(0x00fd, A2, u32(3))], '東京'],
    ['a shared string that does not exist', [record(0x00fd, A2, u32(77))], ''],
    ['the number of a formula', [record(FORMULA, A2, f64(12.5), u16(0), u32(0))], '12.5'],
    [
      'the Boolean result of a formula',
      [record(FORMULA, A2, [1, 0, 1, 0, 0, 0, 255, 255], u16(0), u32(0))],
      'true',
    ],
    ['the error of a formula', [record(FORMULA, A2, [2, 0, 42, 0, 0, 0, 255, 255], u16(0), u32(0))], '#N/A'],
    [
      'the text of a formula',
      [record(FORMULA, A2, [0, 0, 0, 0, 0, 0, 255, 255], u16(0), u32(0)), record(STRING, narrowText('Köln'))],
      'Köln',
    ],
    [
      'the text of a shared formula',
      [
        record(FORMULA, A2, [0, 0, 0, 0, 0, 0, 255, 255], u16(0), u32(0)),
        record(0x04bc, u32(0)),
        record(STRING, wideText('ı')),
      ],
      'ı',
    ],
    [
      'a long text of a formula',
      [
        record(FORMULA, A2, [0, 0, 0, 0, 0, 0, 255, 255], u16(0), u32(0)),
        record(STRING, u16(9000), [0], Buffer.alloc(8000, 'x')),
        record(CONTINUE, [0], Buffer.alloc(1000, 'y')),
      ],
      'x'.repeat(8000) + 'y'.repeat(1000),
    ],
  ])('%s', async (_name, records, text) => {
    const { rows } = await readBytes(
      xlsWith([...records, record(0x0203, u16(1, 1, 0), f64(1))], [...STYLES, ...SHARED_STRINGS]),
    )
    expect(rows[0]?.cells[0]).toBe(text)
  })

  test('several packed numbers in one record', async () => {
    const mulRk = record(0x00bd, u16(4, 0), u16(0), u32((1 << 2) | 2), u16(0), u32((2 << 2) | 2), u16(1))
    expect((await readBytes(xlsWith([mulRk]))).rows).toEqual([{ rowNumber: 5, cells: ['1', '2'] }])
  })

  test('a workbook of an old Macintosh counts days from 1904', async () => {
    const { rows } = await readBytes(
      xlsWith([record(0x0203, u16(1, 0, 1), f64(44885))], [record(0x0022, u16(1)), ...STYLES]),
    )
    expect(rows[0]?.cells[0]).toBe('2026-11-21')
  })

  test('rows that are written out of order are sorted', async () => {
    const cell = (row: number, column: number) => record(0x027e, u16(row, column, 0), u32((row << 2) | 2))
    const { rows } = await readBytes(xlsWith([cell(3, 1), cell(1, 0), cell(3, 0), cell(2, 0)]))
    expect(rows.map(row => [row.rowNumber, ...row.cells])).toEqual([
      [2, '1', ''],
      [3, '2', ''],
      [4, '3', '3'],
    ])
  })

  test('a chart within a sheet has no cells', async () => {
    const chart = [begin(), record(0x0203, u16(1, 0, 0), f64(9)), end()]
    const { rows } = await readBytes(xlsWith([...chart, record(0x0203, u16(2, 0, 0), f64(5))]))
    expect(rows).toEqual([{ rowNumber: 3, cells: ['5', ''] }])
  })
})

describe('the sheet of a .xls', () => {
  const table = (name: string) => ({
    records: [record(LABEL, u16(0, 0, 0), narrowText(name)), record(LABEL, u16(0, 1, 0), narrowText('x'))],
  })

  test('the others with the same columns are read too, and rows without height are noted', async () => {
    const list = (cell: string) => [
      ...table('name').records,
      record(0x0208, u16(1, 0, 2, 0, 0, 0), u32(0x20)),
      record(LABEL, A2, narrowText(cell)),
    ]
    const sheets = [{ records: list('a') }, { records: list('b') }, { ...table('c'), state: 1 }, table('d')]
    const bytes = xlsOf(xlsStream(sheets))
    const { rows } = await readBytes(bytes)
    const notes = await notesOf(bytes)
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [2, 'a'],
      [100_002, 'b'],
    ])
    expect(notes.sheets.map(({ name, state }) => [name, state])).toEqual([
      ['a', 'read'],
      ['a', 'hidden'],
      ['a', 'other-columns'],
    ])
    expect(notes.hiddenRows).toEqual({ count: 2, rowNumbers: [2, 100_002] })
  })

  test.each([
    ['is the first', [table('a'), table('b')], 'a'],
    ['is not hidden', [{ ...table('a'), state: 1 }, table('b')], 'b'],
    ['is not very hidden', [{ ...table('a'), state: 2 }, table('b')], 'b'],
    ['is no chart', [{ ...table('a'), type: 2 }, table('b')], 'b'],
    ['is not empty', [{ records: [] }, table('b')], 'b'],
  ])('%s', async (_name, sheets, name) => {
    expect(await cellsOf(xlsOf(xlsStream(sheets)))).toEqual([[name, 'x']])
  })

  test('is found in a large container and in a small one', async () => {
    for (const padding of [0, 10_000]) {
      const bytes = xlsOf(xlsStream([table('a')], [record(0x00ff, Buffer.alloc(padding))]))
      expect(await cellsOf(bytes)).toEqual([['a', 'x']])
    }
  })
})

describe('a .xls that cannot be read is refused with its reason', () => {
  const stream = xlsStream([{ records: [record(LABEL, A2, narrowText('Köln'))] }])

  test.each([
    [
      'an encrypted workbook',
      xlsWith([], [record(0x002f, u16(1))]),
      { code: 'file_kind_unknown', kind: 'encrypted' },
    ],
    [
      'a workbook of Excel 95',
      xlsOf(Buffer.concat([begin(0x0500), end()])),
      { code: 'file_kind_unknown', kind: 'old-excel' },
    ],
    ['a stream without a beginning', xlsOf(Buffer.alloc(100)), { code: 'file_damaged', reason: 'workbook' }],
    [
      'a stream that was cut',
      xlsOf(stream.subarray(0, stream.length - 3)),
      { code: 'file_damaged', reason: 'truncated' },
    ],
    ['a cell that is too short', xlsWith([record(0x0203, A2, [1])]), { code: 'file_damaged', reason: 'xls' }],
    ['a container that was cut', xlsWith([]).subarray(0, 600), { code: 'file_damaged', reason: 'truncated' }],
    ['a workbook without content', xlsOf(xlsStream([{ records: [] }])), { code: 'file_empty' }],
  ])('%s', async (_name, bytes, refusal) => {
    expect(await refusalOf(bytes)).toEqual(refusal)
  })

  test('a chain of sectors that forms a cycle', async () => {
    const bytes = xlsOf(Buffer.concat([stream, Buffer.alloc(20_000)]))
    const table = (bytes.readUInt32LE(76) + 1) * 512
    for (let i = 0; i < 128; i++)
      if (bytes.readUInt32LE(table + i * 4) === i + 1) bytes.writeUInt32LE(i, table + i * 4)
    expect(await refusalOf(bytes)).toEqual({ code: 'file_damaged', reason: 'xls' })
  })
})
