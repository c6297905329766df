import { makeZip, type ZipPart } from './make-zip.ts'

export type CellValue = string | number | boolean | null

export interface MakeSheet {
  readonly name: string
  readonly rows: Iterable<readonly CellValue[]>
  readonly isHidden?: boolean
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Rows that are compressed together. */
const ROWS_PER_PIECE = 200

/**
 * Makes a .xlsx as Excel lays it out. Rows are taken one after the other, so 43,000 of them need little memory.
 * @param hasSharedStrings false: texts stand in the cells, as some exporters have it
 */
export function makeXlsx(sheets: readonly MakeSheet[], hasSharedStrings = true): Buffer {
  const strings = new Map<string, number>()
  return makeZip(xlsxParts(sheets, hasSharedStrings ? strings : undefined))
}

/** The parts of a workbook in the order in which they can be written; tests replace some. */
export function* xlsxParts(
  sheets: readonly MakeSheet[],
  strings: Map<string, number> | undefined,
): Generator<ZipPart> {
  yield { name: '[Content_Types].xml', data: [contentTypes(sheets)] }
  yield { name: '_rels/.rels', data: [relationships([['rId1', 'officeDocument', 'xl/workbook.xml']])] }
  yield { name: 'xl/workbook.xml', data: [workbook(sheets)] }
  yield { name: 'xl/_rels/workbook.xml.rels', data: [workbookRelationships(sheets)] }
  for (const [index, sheet] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, data: sheetXml(sheet.rows, strings) }
  }
  if (strings !== undefined) yield { name: 'xl/sharedStrings.xml', data: stringsXml(strings.keys()) }
}

function* sheetXml(rows: MakeSheet['rows'], strings: Map<string, number> | undefined): Generator<string> {
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`
  let piece = ''
  let rowNumber = 0
  for (const row of rows) {
    rowNumber++
    const cells = row
      .map((value, column) => cellXml(value, `${columnName(column)}${rowNumber}`, strings))
      .join('')
    piece += `<row r="${rowNumber}">${cells}</row>`
    if (rowNumber % ROWS_PER_PIECE === 0) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}</sheetData></worksheet>`
}

function cellXml(value: CellValue, reference: string, strings: Map<string, number> | undefined): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (strings === undefined) return `<c r="${reference}" t="inlineStr"><is>${textXml(value)}</is></c>`
  let index = strings.get(value)
  if (index === undefined) {
    index = strings.size
    strings.set(value, index)
  }
  return `<c r="${reference}" t="s"><v>${index}</v></c>`
}

function* stringsXml(strings: Iterable<string>): Generator<string> {
  yield `${DECLARATION}<sst xmlns="${MAIN}">`
  let piece = ''
  for (const text of strings) {
    piece += `<si>${textXml(text)}</si>`
    if (piece.length > 100_000) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}</sst>`
}

function textXml(text: string): string {
  const escaped = text
    .replace(/_x[0-9a-fA-F]{4}_/g, match => `_x005F${match}`)
    .replace(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]/g,
      one => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `<t xml:space="preserve">${escaped}</t>`
}

/** 'A' for column 0, 'AA' for column 26. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

function workbook(sheets: readonly MakeSheet[]): string {
  const list = sheets.map(({ name, isHidden = false }, index) => {
    const state = isHidden ? ' state="hidden"' : ''
    return `<sheet name="${name}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`
  })
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${list.join('')}</sheets></workbook>`
}

function workbookRelationships(sheets: readonly MakeSheet[]): string {
  const list = sheets.map((_sheet, index): [string, string, string] => {
    return [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`]
  })
  return relationships([...list, ['rIdStrings', 'sharedStrings', 'sharedStrings.xml']])
}

function relationships(list: readonly [id: string, type: string, target: string][]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

function contentTypes(sheets: readonly MakeSheet[]): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const overrides = sheets.map(
    (_sheet, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  )
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/>${overrides.join('')}</Types>`
}
