import { describe, expect, test } from 'vitest'
import { makeXlsx } from './make-xlsx.ts'
import { makeZip } from './make-zip.ts'
import { cellsOf, refusalOf } from './read-bytes.ts'
import { partsWith, SMALL_XLSX, workbookWith } from './workbook-parts.ts'

const TABLE = [
  ['name', 'city'],
  ['Bäckerei Roth', 'Köln'],
]

describe('the sheet is found', () => {
  const relationship = (target: string) =>
    `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/><Relationship Id="s" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`

  test.each([
    ['by a path relative to the workbook', 'worksheets/sheet1.xml'],
    ['by a path with a leading slash', '/xl/worksheets/sheet1.xml'],
    ['by a path with steps', './../xl/./worksheets/sheet1.xml'],
    ['by a path with backslashes', 'worksheets\\sheet1.xml'],
    ['by a path in another case', 'Worksheets/Sheet1.XML'],
  ])('%s', async (_name, target) => {
    expect(await cellsOf(workbookWith({ 'xl/_rels/workbook.xml.rels': relationship(target) }))).toEqual(TABLE)
  })

  test('when the workbook lies elsewhere in the package', async () => {
    const parts = partsWith({}).map(part => {
      const data =
        part.name === '_rels/.rels'
          ? [[...part.data].join('').replace('xl/workbook.xml', '/book/main.xml')]
          : part.data
      return { ...part, name: part.name.replace('xl/', 'book/').replace('workbook.xml', 'main.xml'), data }
    })
    const paths = parts.map(part => {
      const isBook = part.name.endsWith('main.xml.rels')
      return isBook ? { ...part, data: [[...part.data].join('').replaceAll('/xl/', '/book/')] } : part
    })
    expect(await cellsOf(makeZip(paths))).toEqual(TABLE)
  })

  test('in a package whose part names begin with a slash', async () => {
    expect(await cellsOf(makeZip(partsWith({}).map(part => ({ ...part, name: `/${part.name}` }))))).toEqual(
      TABLE,
    )
  })

  test('in a package without compression', async () => {
    expect(await cellsOf(makeZip(partsWith({}).map(part => ({ ...part, isStored: true }))))).toEqual(TABLE)
  })

  test('with prefixed names in the strict dialect', async () => {
    const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    const officeDocument = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const bytes = workbookWith({
      'xl/workbook.xml': `<x:workbook xmlns:x="${main}" xmlns:q="${officeDocument}"><x:sheets><x:sheet name="a" sheetId="1" q:id="rId1"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<p:Relationships xmlns:p="p"><p:Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/></p:Relationships>`,
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Straße</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
    })
    expect(await cellsOf(bytes)).toEqual([['Straße']])
  })

  test.each(['utf-16le', 'utf-16be'])('in XML that is written in %s', async encoding => {
    const xml =
      '<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData><row><c t="str"><v>Größe</v></c></row></sheetData></worksheet>'
    const bytes = Buffer.from(`\ufeff${xml}`, 'utf16le')
    if (encoding === 'utf-16be') bytes.swap16()
    expect(await cellsOf(workbookWith({ 'xl/worksheets/sheet1.xml': bytes }))).toEqual([['Größe']])
  })

  test('in XML that is declared as ISO 8859-1', async () => {
    const xml =
      '<?xml version="1.0" encoding="ISO-8859-1"?><worksheet><sheetData><row><c t="str"><v>Größe</v></c></row></sheetData></worksheet>'
    expect(await cellsOf(workbookWith({ 'xl/worksheets/sheet1.xml': Buffer.from(xml, 'latin1') }))).toEqual([
      ['Größe'],
    ])
  })

  test('in XML that wrongly says UTF-16', async () => {
    const xml =
      '<?xml version="1.0" encoding="utf-16"?><worksheet><sheetData><row><c t="str"><v>Größe</v></c></row></sheetData></worksheet>'
    expect(await cellsOf(workbookWith({ 'xl/worksheets/sheet1.xml': xml }))).toEqual([['Größe']])
  })
})

describe('of several sheets', () => {
  const sheet = (name: string, rows: readonly (readonly string[])[], isHidden = false) => ({
    name,
    rows,
    isHidden,
  })
  const table = (name: string, isHidden = false) =>
    sheet(
      name,
      [
        ['name', 'city'],
        [name, 'Ulm'],
      ],
      isHidden,
    )

  test.each([
    [
      'the first is read',
      [
        table('a'),
        sheet('b', [
          ['name', 'phone'],
          ['b', '1'],
        ]),
      ],
      'a',
    ],
    ['an empty one is passed over', [sheet('a', []), table('b')], 'b'],
    ['one with blank cells only is passed over', [sheet('a', [[' ', '']]), table('b')], 'b'],
    ['a hidden one is passed over', [table('a', true), table('b')], 'b'],
    ['a title page is passed over', [sheet('a', [['Export vom 21. November'], ['x', 'y']]), table('b')], 'b'],
  ])('%s', async (_name, sheets, name) => {
    expect(await cellsOf(makeXlsx(sheets))).toEqual([
      ['name', 'city'],
      [name, 'Ulm'],
    ])
  })

  test('a sheet of one column is read when there is no better one', async () => {
    expect(await cellsOf(makeXlsx([sheet('a', []), sheet('b', [['name'], ['Roth']])]))).toEqual([
      ['name'],
      ['Roth'],
    ])
  })

  test('hidden sheets alone are no content', async () => {
    expect(await refusalOf(makeXlsx([sheet('a', []), table('b', true)]))).toEqual({ code: 'file_empty' })
  })
})

describe('a broken workbook is refused with its reason', () => {
  const sheet = (xml: string) => workbookWith({ 'xl/worksheets/sheet1.xml': xml })
  const part = 'xl/worksheets/sheet1.xml'

  test.each([
    [
      'XML that ends too early',
      sheet('<worksheet><sheetData><row r="1"><c r="A1">'),
      { reason: 'xml', part },
    ],
    [
      'a tag that never ends',
      sheet('<worksheet><sheetData></sheetData></worksheet'),
      { reason: 'xml', part },
    ],
    ['a comment that never ends', sheet('<worksheet><sheetData/></worksheet><!-- '), { reason: 'xml', part }],
    [
      'more ends than beginnings',
      sheet('<worksheet><sheetData/></worksheet></worksheet>'),
      { reason: 'xml', part },
    ],
    ['two roots', sheet('<worksheet><sheetData/></worksheet><worksheet/>'), { reason: 'xml', part }],
    [
      'an attribute without quotes',
      sheet('<worksheet><sheetData><row r=1/></sheetData></worksheet>'),
      { reason: 'xml', part },
    ],
    ['an empty part', sheet(''), { reason: 'xml', part }],
    ['a sheet without data', sheet('<worksheet/>'), { reason: 'xml', part }],
    [
      'an unknown encoding',
      sheet('<?xml version="1.0" encoding="klingon"?><worksheet/>'),
      { reason: 'xml-encoding', part },
    ],
    [
      'a sheet that is not there',
      workbookWith({
        'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Type="x/worksheet" Target="none.xml"/></R>',
      }),
      { reason: 'part-missing', part: 'xl/none.xml' },
    ],
    [
      'relationships that are not there',
      makeZip(partsWith({}).filter(one => one.name !== 'xl/_rels/workbook.xml.rels')),
      { reason: 'part-missing', part: 'xl/_rels/workbook.xml.rels' },
    ],
    [
      'a workbook that is not there',
      makeZip(partsWith({}).filter(one => one.name !== 'xl/workbook.xml')),
      { reason: 'workbook' },
    ],
    ['a file that was cut', SMALL_XLSX.subarray(0, SMALL_XLSX.length - 40), { reason: 'zip' }],
    ['the first half of a file', SMALL_XLSX.subarray(0, SMALL_XLSX.length / 2), { reason: 'zip' }],
  ])('%s', async (_name, bytes, details) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'file_damaged', ...details })
  })

  test('an endless tag is refused before it fills the memory', async () => {
    const xml = `<worksheet a="${'x'.repeat(3_000_000)}"><sheetData/></worksheet>`
    expect(await refusalOf(sheet(xml))).toEqual({ code: 'file_damaged', reason: 'xml', part })
  })
})
