import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes } from './read-bytes.ts'
import { workbookOfRows, workbookWith } from './workbook-parts.ts'

const STRINGS = `<sst>
  <si><t>Köln</t></si>
  <si><r><rPr><b/></rPr><t>Café </t></r><r><t>Süß</t></r></si>
  <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>
  <si><t xml:space="preserve">  Straße  </t></si>
  <si><t>a&amp;b &lt;i&gt; &quot;&#228;&#xDF;&#x1F600;&quot; &apos;</t></si>
  <si><t>Zeile 1_x000D_
Zeile 2</t></si>
  <si><t>_x005F_x000D_</t></si>
  <si/>
  <si><t><![CDATA[<b>&amp;</b>]]> & more</t></si>
</sst>`.replace('& more', '&amp; more')

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'

const RELATIONSHIPS = `<Relationships>
  <Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="s" Type="x/sharedStrings" Target="sharedStrings.xml"/>
  <Relationship Id="t" Type="x/styles" Target="styles.xml"/>
</Relationships>`

async function cell(xml: string): Promise<string | undefined> {
  const { rows } = await readBytes(
    workbookOfRows(`<row r="2">${xml}<c r="B2"><v>1</v></c></row>`, {
      'xl/sharedStrings.xml': STRINGS,
      'xl/styles.xml': STYLES,
      'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    }),
  )
  return rows[0]?.cells[0]
}

describe('a cell reads as displayed', () => {
  test.each([
    ['a number', '<c r="A2"><v>1067</v></c>', '1067'],
    ['a number with its type', '<c r="A2" t="n"><v>4.5</v></c>', '4.5'],
    ['a number with a general style', '<c r="A2" s="0"><v>1E3</v></c>', '1000'],
    ['a date by its style', '<c r="A2" s="1"><v>46347</v></c>', '2026-11-21'],
    ['a postal code by its style', '<c s="2" r="A2"><v>1067</v></c>', '01067'],
    ['a style that does not exist', '<c r="A2" s="99"><v>46347</v></c>', '46347'],
    ['a date as text', '<c r="A2" t="d"><v>2026-11-21T00:00:00</v></c>', '2026-11-21'],
    ['true', '<c r="A2" t="b"><v>1</v></c>', 'true'],
    ['false', '<c r="A2" t="b"><v>0</v></c>', 'false'],
    ['an error', '<c r="A2" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a cell without a value', '<c r="A2" t="s"/>', ''],
    ['an empty value', '<c r="A2"><v></v></c>', ''],
    ['a shared string', '<c r="A2" t="s"><v>0</v></c>', 'Köln'],
    ['rich text', '<c r="A2" t="s"><v>1</v></c>', 'Café Süß'],
    ['text with a phonetic reading', '<c r="A2" t="s"><v>2</v></c>', '東京'],
    ['blanks that are to be kept', '<c r="A2" t="s"><v>3</v></c>', '  Straße  '],
    ['references', '<c r="A2" t="s"><v>4</v></c>', 'a&b <i> "äß😀" \''],
    ['an escaped carriage return', '<c r="A2" t="s"><v>5</v></c>', 'Zeile 1\r\nZeile 2'],
    ['text that only looks escaped', '<c r="A2" t="s"><v>6</v></c>', '_x000D_'],
    ['an empty shared string', '<c r="A2" t="s"><v>7</v></c>', ''],
    ['CDATA', '<c r="A2" t="s"><v>8</v></c>', '<b>&amp;</b> & more'],
    ['a shared string that does not exist', '<c r="A2" t="s"><v>999</v></c>', ''],
    ['a shared string with a negative number', '<c r="A2" t="s"><v>-1</v></c>', ''],
    ['a shared string without a number', '<c r="A2" t="s"><v>ı</v></c>', ''],
    ['an inline string', '<c r="A2" t="inlineStr"><is><t>İstanbul</t></is></c>', 'İstanbul'],
    ['inline rich text', '<c r="A2" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['the text of a formula', '<c r="A2" t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['the empty text of a formula', '<c r="A2" t="str"><f>""</f><v></v></c>', ''],
    ['a formula that was never calculated', '<c r="A2"><f>B2</f></c>', '#FORMULA?'],
    ['one of a program that writes an empty value', '<c r="A2"><f>B2</f><v/></c>', '#FORMULA?'],
    ['one with a type', '<c r="A2" t="str"><f>B2</f></c>', '#FORMULA?'],
    ['the number of a formula', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
    [
      'digits as text',
      '<c r="A2" t="inlineStr"><is><t>12345678901234567890</t></is></c>',
      '12345678901234567890',
    ],
    ['single quotes around attributes', "<c r='A2' t='b'><v>1</v></c>", 'true'],
    ['a comment inside', '<c r="A2"><!-- <v>9</v> --><v>8</v></c>', '8'],
    ['an unknown reference stays', '<c r="A2" t="str"><v>&auml;</v></c>', '&auml;'],
    ['a reference to no character', '<c r="A2" t="str"><v>a&#x110000;&#0;</v></c>', 'a\ufffd\ufffd'],
    ['a greater-than sign in an attribute', '<c r="A2" x="a>b" t="str"><v>ok</v></c>', 'ok'],
  ])('%s', async (_name, xml, text) => {
    expect(await cell(xml)).toBe(text)
  })

  test('a cell of 32,767 characters is whole, one of more than 100,000 is cut', async () => {
    expect(await cell(`<c r="A2" t="str"><v>${'ß'.repeat(32_767)}</v></c>`)).toBe('ß'.repeat(32_767))
    expect(await cell(`<c r="A2" t="str"><v>${'x'.repeat(250_000)}</v></c>`)).toHaveLength(100_000)
  })
})

describe('cells and rows stand where the file says', () => {
  const one = (reference: string, value: number) => `<c r="${reference}"><v>${value}</v></c>`

  test.each([
    ['out of order', `<row r="2">${one('B2', 2)}${one('A2', 1)}</row>`, [[2, '1', '2']]],
    ['with gaps', `<row r="2">${one('B2', 2)}</row>`, [[2, '', '2']]],
    ['without references', '<row><c><v>1</v></c><c><v>2</v></c></row>', [[2, '1', '2']]],
    ['with a reference and then none', `<row r="2">${one('A2', 1)}<c><v>2</v></c></row>`, [[2, '1', '2']]],
    ['beyond the header', `<row r="2">${one('A2', 1)}${one('Z2', 9)}</row>`, [[2, '1', '']]],
    ['twice the same', `<row r="2">${one('A2', 1)}${one('A2', 3)}</row>`, [[2, '3', '']]],
    ['below blank rows', `<row r="2"/><row r="40">${one('A40', 1)}</row>`, [[40, '1', '']]],
    [
      'in rows of white space only',
      `<row r="2"><c r="A2" t="str"><v> \n </v></c></row><row r="3">${one('A3', 1)}</row>`,
      [[3, '1', '']],
    ],
    ['in a row with an impossible number', `<row r="-7">${one('A2', 1)}</row>`, [[2, '1', '']]],
    ['in a column with an impossible name', `<row r="2"><c r="ZZZZ2"><v>1</v></c></row>`, [[2, '1', '']]],
  ])('%s', async (_name, xml, expected) => {
    const { rows } = await readBytes(workbookOfRows(xml))
    expect(rows.map(row => [row.rowNumber, ...row.cells])).toEqual(expected)
  })

  test('a header below blank rows keeps the row numbers of the sheet', async () => {
    const sheet = `<worksheet><sheetData><row r="3">${one('A3', 1)}${one('B3', 2)}</row><row r="7">${one('B7', 5)}</row></sheetData></worksheet>`
    expect(await readBytes(workbookWith({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual({
      header: ['1', '2'],
      rows: [{ rowNumber: 7, cells: ['', '5'] }],
    })
  })

  test('a header alone is a table without rows', async () => {
    expect(await readBytes(workbookOfRows(''))).toEqual({ header: ['a', 'b'], rows: [] })
  })

  test('what stands outside of the sheet data is no cell', async () => {
    const xml = `<worksheet><sheetPr><c r="A9"><v>9</v></c></sheetPr><sheetData><row r="1">${one('A1', 1)}</row></sheetData><extLst><row r="5">${one('A5', 5)}</row></extLst></worksheet>`
    expect(await cellsOf(workbookWith({ 'xl/worksheets/sheet1.xml': xml }))).toEqual([['1']])
  })
})
