import { makeXlsx, xlsxParts } from './make-xlsx.ts'
import { makeZip, type ZipPart } from './make-zip.ts'

/** A small workbook of two columns, in which single parts are replaced or added by name. */
export function workbookWith(replaced: Readonly<Record<string, string | Buffer>>): Buffer {
  return makeZip(partsWith(replaced))
}

export function partsWith(replaced: Readonly<Record<string, string | Buffer>>): readonly ZipPart[] {
  const rows = [
    ['name', 'city'],
    ['Bäckerei Roth', 'Köln'],
  ]
  const parts = [...xlsxParts([{ name: 'Tabelle1', rows }], new Map())]
  const names = new Set(parts.map(part => part.name))
  const added = Object.entries(replaced).filter(([name]) => !names.has(name))
  return [
    ...parts.map(part => (part.name in replaced ? { ...part, data: [replaced[part.name] ?? ''] } : part)),
    ...added.map(([name, data]) => ({ name, data: [data] })),
  ]
}

/** A workbook whose only sheet has this XML between <sheetData> and </sheetData>, below a header in row 1. */
export function workbookOfRows(rows: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const header =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>'
  return workbookWith({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${header}${rows}</sheetData></worksheet>`,
    ...more,
  })
}

/** The smallest workbook with something in it. */
export const SMALL_XLSX = makeXlsx([
  {
    name: 'Tabelle1',
    rows: [
      ['name', 'city'],
      ['Bäckerei Roth', 'Köln'],
    ],
  },
])
