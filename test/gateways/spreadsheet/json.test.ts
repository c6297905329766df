import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes, refusalOf } from './read-bytes.ts'

const GROSS = { title: 'Bäckerei Groß', city: 'Köln', totalScore: 4.5, permanentlyClosed: false }
const ISIK = { title: 'Çiğköfte Işık', city: 'Würzburg', totalScore: null, phone: '+49 931 471000' }
const TABLE = [
  ['title', 'city', 'totalScore', 'permanentlyClosed', 'phone'],
  ['Bäckerei Groß', 'Köln', '4.5', 'false', ''],
  ['Çiğköfte Işık', 'Würzburg', '', '', '+49 931 471000'],
]
const LINES = [GROSS, ISIK].map(place => JSON.stringify(place))

describe('JSON is read as a table, whatever its form', () => {
  test.each<[string, Buffer | string]>([
    ['a list', JSON.stringify([GROSS, ISIK])],
    ['a list with indents', JSON.stringify([GROSS, ISIK], null, 2)],
    ['a byte order mark and blanks', `\ufeff \r\n${JSON.stringify([GROSS, ISIK])}\n`],
    ['UTF-16', Buffer.from(`\ufeff${JSON.stringify([GROSS, ISIK])}`, 'utf16le')],
    ['JSON lines', `${LINES.join('\n')}\n`],
    ['JSON lines with CRLF and blank lines', `${LINES.join('\r\n\r\n')}`],
    [
      'objects over several lines, one after the other',
      [GROSS, ISIK].map(one => JSON.stringify(one, null, 1)).join('\n'),
    ],
    ['an answer with the list in it', JSON.stringify({ id: 1, status: 'Success', data: [GROSS, ISIK] })],
    ['an answer with a list for each query', JSON.stringify({ status: 'Success', data: [[GROSS], [ISIK]] })],
    ['lists within a list', JSON.stringify([[GROSS], [ISIK]])],
  ])('%s', async (_form, bytes) => {
    expect(await cellsOf(bytes)).toEqual(TABLE)
  })

  test('rows are numbered as in a sheet, the header being row 1', async () => {
    const { rows } = await readBytes(JSON.stringify([GROSS, ISIK]))
    expect(rows.map(row => row.rowNumber)).toEqual([2, 3])
  })

  test('an object behind the first piece may have keys of its own', async () => {
    const many = Array.from({ length: 3000 }, () => GROSS)
    const { header, rows } = await readBytes(JSON.stringify([...many, ISIK]))
    expect(header).toEqual(TABLE[0])
    expect(rows.at(-1)?.cells).toEqual(TABLE[2])
    expect(rows).toHaveLength(3001)
  })
})

describe('values', () => {
  const cellsWith = async (place: Record<string, unknown>) => {
    const { header, rows } = await readBytes(JSON.stringify([{ title: 'Roth', city: 'Ulm', ...place }]))
    return header.map((name, at) => [name, rows[0]?.cells[at]]).slice(2)
  }

  test.each([
    ['lists and objects that a column may have', { categories: ['Bäckerei', 'Café'] }, '["Bäckerei","Café"]'],
    ['a position', { location: { lat: 51.15, lng: 14.98 } }, '{"lat":51.15,"lng":14.98}'],
    ['an address in parts', { complete_address: { postal_code: '02826' } }, '{"postal_code":"02826"}'],
    ['reviews with their writers', { reviews: [{ name: 'Max', text: 'gut' }] }, ''],
    ['people', { user_reviews: [{ Name: 'Max' }] }, ''],
    ['an owner', { owner: { name: 'Max Roth' } }, ''],
    ['a count', { reviewsCount: 1234 }, '1234'],
    ['digits as text', { cid: '12345678901234567890' }, '12345678901234567890'],
    ['a number that JSON has rounded', { cid: 12345678901234567000 }, '1.2345678901234567e+19'],
    ['nothing', { phone: null }, ''],
  ])('%s', async (_what, place, cell) => {
    expect(await cellsWith(place)).toEqual([[Object.keys(place)[0], cell]])
  })
})

describe('JSON that is refused', () => {
  test.each<[string, string, Record<string, unknown>]>([
    [
      'one that ends too early',
      JSON.stringify([GROSS, ISIK]).slice(0, -20),
      { code: 'file_damaged', reason: 'json' },
    ],
    ['a list that is not closed', `[${LINES.join(',')}`, { code: 'file_damaged', reason: 'json' }],
    ['no JSON behind its beginning', '[{"title": Roth}]', { code: 'file_damaged', reason: 'json' }],
    ['an empty list', '[]', { code: 'file_empty' }],
    ['an empty object', '{}', { code: 'file_empty' }],
    ['a list of lists of numbers', '[[1, 2], [3]]', { code: 'file_empty' }],
  ])('%s', async (_what, text, refusal) => {
    expect(await refusalOf(text)).toEqual(refusal)
  })

  test('too many keys', async () => {
    const places = Array.from({ length: 20_000 }, (_, index) => ({ title: 'Roth', [`k${index}`]: 1 }))
    expect(await refusalOf(JSON.stringify(places))).toMatchObject({
      code: 'file_too_large',
      reason: 'columns',
    })
  })
})
