import { describe, expect, test } from 'vitest'
import { MEGABYTE } from '#gateways/spreadsheet/limits.ts'
import { makeZip, type ZipClaims } from './make-zip.ts'
import { readBytes, refusalOf } from './read-bytes.ts'
import { partsWith, workbookOfRows, workbookWith } from './workbook-parts.ts'

/** White space between two tags: well-formed, and a thousand times smaller when compressed. */
function* blanks(megabytes: number): Generator<string | Buffer> {
  yield '<worksheet><sheetData>'
  const piece = Buffer.alloc(MEGABYTE, ' ')
  for (let i = 0; i < megabytes; i++) yield piece
  yield '</sheetData></worksheet>'
}

function bomb(megabytes: number, claims: Partial<ZipClaims> = {}): Buffer {
  const sheet = { name: 'xl/worksheets/sheet1.xml', data: blanks(megabytes), claims }
  return makeZip(partsWith({}).map(part => (part.name === sheet.name ? sheet : part)))
}

describe('a zip bomb is refused', () => {
  test('one that is honest about its size, before anything is inflated', async () => {
    expect(await refusalOf(bomb(20))).toEqual({ code: 'file_suspicious', reason: 'ratio', limit: 200 })
  })

  test('one that claims to be small, as soon as it has grown beyond its claim', async () => {
    expect(await refusalOf(bomb(20, { size: 5000 }))).toEqual({
      code: 'file_suspicious',
      reason: 'size-lie',
      part: 'xl/worksheets/sheet1.xml',
    })
  })

  test('one that claims to be hardly compressed', async () => {
    const claims = { size: 200 * MEGABYTE, compressedSize: 10 * MEGABYTE }
    expect(await refusalOf(bomb(20, claims))).toMatchObject({ code: 'file_suspicious', reason: 'overlap' })
  })

  test('one of many entries', async () => {
    const parts = Array.from({ length: 2001 }, (_, i) => ({ name: `xl/${i}.xml`, data: ['x'] }))
    expect(await refusalOf(makeZip(parts))).toEqual({
      code: 'file_suspicious',
      reason: 'entries',
      limit: 2000,
    })
  })

  test('one whose entries are harmless each and too much together', async () => {
    const claims = { size: 4 * MEGABYTE }
    const parts = Array.from({ length: 200 }, (_, i) => ({ name: `xl/${i}.xml`, data: ['x'], claims }))
    expect(await refusalOf(makeZip(parts))).toEqual({ code: 'file_suspicious', reason: 'inflated-size' })
  })

  test('one within another is not opened', async () => {
    expect(await refusalOf(makeZip([{ name: 'a.zip', data: [bomb(3)] }]))).toEqual({
      code: 'file_kind_unknown',
      kind: 'zip',
    })
  })

  test('one that repeats a sheet under many names is stopped while it is read', async () => {
    const sheets = Array.from(
      { length: 30 },
      (_, i) => `<sheet name="s${i}" sheetId="${i}" r:id="rId1"/>`,
    ).join('')
    const parts = partsWith({ 'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>` })
    const sheet = { name: 'xl/worksheets/sheet1.xml', data: blanks(3) }
    const bytes = makeZip(parts.map(part => (part.name === sheet.name ? sheet : part)))
    expect(await refusalOf(bytes, { inflatedBytes: 60 * MEGABYTE })).toEqual({
      code: 'file_suspicious',
      reason: 'inflated-size',
    })
  })

  test('a small sheet may compress as well as it likes', async () => {
    expect(await refusalOf(bomb(3))).toEqual({ code: 'file_empty' })
  })
})

describe('a .csv of separators', () => {
  test('in one endless line is refused before its cells fill the memory', async () => {
    const refusal = await refusalOf(`name;ort\nRoth;Görlitz\n${';'.repeat(19 * MEGABYTE)}`)
    expect(refusal).toEqual({ code: 'file_damaged', reason: 'row-too-long' })
  })

  test('in lines that are longer than any record is refused', async () => {
    const line = `${';'.repeat(4_100_000)}\n`
    const refusal = await refusalOf(`name;ort\nRoth;Görlitz\n${line.repeat(4)}`)
    expect(refusal).toEqual({ code: 'file_damaged', reason: 'row-too-long' })
  })

  test('in long lines, as spreadsheet programs write them, has no rows but those with cells', async () => {
    const line = `${';'.repeat(16_383)}\n`
    expect((await readBytes(`name;ort\nRoth;Görlitz\n${line.repeat(40)}`)).rows).toHaveLength(1)
  })

  test('and of line breaks is read to its end', async () => {
    const { rows } = await readBytes(`name;ort\n${'\n'.repeat(MEGABYTE)}Roth;Görlitz\n`)
    expect(rows).toEqual([{ rowNumber: MEGABYTE + 2, cells: ['Roth', 'Görlitz'] }])
  })
})

describe('text that grows while it is read is refused', () => {
  test('entities are never defined, so none can expand', async () => {
    const laughs =
      '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData/></worksheet>'
    expect(await refusalOf(workbookWith({ 'xl/worksheets/sheet1.xml': laughs }))).toEqual({
      code: 'file_suspicious',
      reason: 'doctype',
      part: 'xl/worksheets/sheet1.xml',
    })
  })

  const sharedString = (length: number) => ({
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`,
  })
  const rowsOf = (count: number, cells: number) =>
    `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`.repeat(count)

  test.each([
    ['in every cell of a row', 1, 50],
    ['in every row', 1000, 1],
  ])('a long shared string %s', async (_name, count, cells) => {
    const refusal = await refusalOf(workbookOfRows(rowsOf(count, cells), sharedString(100_000)))
    expect(refusal).toEqual({ code: 'file_suspicious', reason: 'repeated-text' })
  })

  test('more text than a file may hold in all', async () => {
    const bytes = workbookOfRows(rowsOf(500, 2), sharedString(5000))
    expect((await readBytes(bytes)).rows).toHaveLength(500)
    const refusal = await refusalOf(bytes, { textCharacters: 3_000_000 })
    expect(refusal).toEqual({ code: 'file_suspicious', reason: 'repeated-text' })
  })

  test('more shared strings than fit into memory', async () => {
    const strings = `<sst>${`<si><t>${'ß'.repeat(50_000)}</t></si>`.repeat(30)}</sst>`
    const limits = { sharedStringBytes: MEGABYTE }
    expect(await refusalOf(workbookWith({ 'xl/sharedStrings.xml': strings }), limits)).toMatchObject({
      code: 'file_reader_out_of_memory',
    })
  })
})

describe('a part that is not what the directory promises is refused', () => {
  const withClaims = (claims: Partial<ZipClaims>) =>
    makeZip(
      partsWith({}).map(part => (part.name === 'xl/worksheets/sheet1.xml' ? { ...part, claims } : part)),
    )
  const part = 'xl/worksheets/sheet1.xml'

  test.each([
    ['a wrong checksum', { checksum: 1 }, { code: 'file_damaged', reason: 'checksum', part }],
    ['a size that is too large', { size: 100_000 }, { code: 'file_damaged', reason: 'truncated', part }],
    ['a size that is too small', { size: 10 }, { code: 'file_suspicious', reason: 'size-lie', part }],
    ['an unknown compression', { method: 12 }, { code: 'file_damaged', reason: 'zip', part }],
    ['compressed bytes that are said to be stored', { method: 0 }, { code: 'file_damaged', part }],
  ])('%s', async (_name, claims, details) => {
    expect(await refusalOf(withClaims(claims))).toMatchObject(details)
  })
})
