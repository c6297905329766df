import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { MEGABYTE } from '#gateways/spreadsheet/limits.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { makeXlsx } from './make-xlsx.ts'
import { makeZip } from './make-zip.ts'
import { cellsOf, fileOf, refusalOf } from './read-bytes.ts'

const TABLE = [
  ['name', 'city', 'postal_code'],
  ['Bäckerei Groß', 'Dresden', '01067'],
  ['Çiğköfte Işık', 'Köln', ''],
]
const CSV = TABLE.map(row => row.join(';')).join('\r\n')

const zipOf = (name: string, data: string | Buffer) => makeZip([{ name, data: [data] }])

describe('the one readable file in a .zip is read', () => {
  const xls = () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE), 'Tabelle1')
    return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
  }
  const places = TABLE.slice(1).map(([name, city, code]) => ({ name, city, postal_code: code }))
  test.each<[string, () => Buffer]>([
    ['a .csv', () => zipOf('export.csv', CSV)],
    ['a .csv in a folder, in capitals', () => zipOf('Export 2026/BETRIEBE.CSV', CSV)],
    ['a .xlsx', () => zipOf('export.xlsx', makeXlsx([{ name: 'S', rows: TABLE }]))],
    ['a .xls', () => zipOf('export.xls', xls())],
    ['a .json', () => zipOf('export.json', JSON.stringify(places))],
    ['JSON lines', () => zipOf('export.jsonl', places.map(place => JSON.stringify(place)).join('\n'))],
    [
      'a .csv beside a text and what macOS adds',
      () =>
        makeZip([
          { name: 'liesmich.txt', data: ['Hallo'] },
          { name: 'export.csv', data: [CSV] },
          { name: '__MACOSX/._export.csv', data: ['\0\x05\x16\x07'] },
        ]),
    ],
    ['a .csv that is not compressed', () => makeZip([{ name: 'export.csv', data: [CSV], isStored: true }])],
  ])('%s', async (_what, bytes) => {
    expect(await cellsOf(bytes())).toEqual(TABLE)
  })
})

describe('what a .zip inflates to is limited', () => {
  test.each<[string, () => Buffer, Record<string, unknown>]>([
    [
      'a bomb',
      () => zipOf('export.csv', Buffer.alloc(100 * MEGABYTE, 'a')),
      { code: 'file_suspicious', reason: 'ratio' },
    ],
    [
      'one that claims to be small',
      () => makeZip([{ name: 'export.csv', data: [Buffer.alloc(5000, 'a')], claims: { size: 100 } }]),
      { code: 'file_suspicious', reason: 'size-lie' },
    ],
    [
      'a damaged one',
      () => makeZip([{ name: 'export.csv', data: [CSV], claims: { checksum: 1 } }]),
      { code: 'file_damaged', reason: 'checksum' },
    ],
    [
      'a bomb in a .xlsx in it',
      () =>
        zipOf(
          'export.xlsx',
          makeZip([
            { name: 'xl/workbook.xml', data: [Buffer.alloc(100 * MEGABYTE, ' ')] },
            { name: '[Content_Types].xml', data: ['x'] },
          ]),
        ),
      { code: 'file_suspicious', reason: 'ratio' },
    ],
    ['a .zip in it', () => zipOf('a.csv', zipOf('b.csv', CSV)), { code: 'file_kind_unknown', kind: 'zip' }],
    ['nothing in it', () => zipOf('export.csv', ''), { code: 'file_empty' }],
  ])('%s', async (_what, bytes, refusal) => {
    expect(await refusalOf(bytes())).toMatchObject(refusal)
  })

  test('more than a .xlsx may inflate to', async () => {
    const bytes = zipOf('export.csv', `${CSV}\r\n`.repeat(500))
    expect(await refusalOf(bytes, { inflatedBytes: 20_000 })).toMatchObject({ reason: 'inflated-size' })
  })
})

test('the inflated file is deleted, whether the reading ends or is given up', async () => {
  const folder = tempFolder()
  const scratch = join(folder, 'inflated')
  const long = zipOf('export.csv', `name;city\n${'Bäckerei Groß;Dresden\n'.repeat(60_000)}`)
  const reading = () => readSpreadsheet({ path: fileOf(long), scratch })
  for await (const _batch of reading()) {
    expect(existsSync(scratch)).toBe(true)
    break
  }
  expect(readdirSync(folder)).toEqual([])
  for await (const _batch of reading());
  expect(readdirSync(folder)).toEqual([])
})
