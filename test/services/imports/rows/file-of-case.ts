import { type CellValue, type MakeSheet, xlsxParts } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { makeZip } from '#test/gateways/spreadsheet/make-zip.ts'
import type { MadeUpCase, Workbook } from './made-up-case.ts'

type Rows = MadeUpCase['rows']

/** The file that a case describes: a .csv, or a .xlsx where it has a workbook. */
export function fileOfCase(
  { headers, workbook, delimiter = ';' }: MadeUpCase,
  rows: Rows,
): { readonly fileName: string; readonly content: string | Buffer } {
  const table = [headers, ...rows]
  return workbook === undefined
    ? { fileName: 'rows.csv', content: csvOf(table, delimiter) }
    : { fileName: 'rows.xlsx', content: xlsxOf(table, workbook) }
}

function csvOf(table: Rows, delimiter: string): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
  return table.map(row => row.map(cell).join(delimiter)).join('\r\n')
}

function xlsxOf(table: Rows, workbook: Workbook): Buffer {
  const sheets = (workbook.sheets ?? ['Tabelle1']).map((sheet): MakeSheet => {
    if (typeof sheet === 'string') return { name: sheet, rows: filled(table) }
    const { name, rows = [], isCopy, isHidden = false } = sheet
    return { name, rows: filled(isCopy ? table : rows), isHidden }
  })
  const parts = [...xlsxParts(sheets, new Map())].map(part =>
    part.name === 'xl/worksheets/sheet1.xml'
      ? { ...part, data: [edited([...part.data].join(''), workbook)] }
      : part,
  )
  return makeZip(parts)
}

/** An empty cell is absent, as Excel has it. */
function filled(rows: Rows): CellValue[][] {
  return rows.map(row => row.map(cell => (cell === '' ? null : cell)))
}

function edited(xml: string, { rowAttributes, cells, beforeRows = '', behindRows = '' }: Workbook): string {
  let sheet = xml
    .replace('<sheetData>', `${beforeRows}<sheetData>`)
    .replace('</sheetData>', `</sheetData>${behindRows}`)
  for (const [row, attributes] of Object.entries(rowAttributes ?? {}))
    sheet = replaced(sheet, `<row r="${row}"`, `<row r="${row}" ${attributes}`)
  for (const [place, content] of Object.entries(cells ?? {})) {
    const cell = new RegExp(`<c r="${place}"[^>]*>.*?</c>`).exec(sheet)?.[0] ?? place
    sheet = replaced(sheet, cell, `<c r="${place}" t="str">${content}</c>`)
  }
  return sheet
}

function replaced(xml: string, from: string, to: string): string {
  if (!xml.includes(from)) throw new Error(`the sheet has no ${from}`)
  return xml.replace(from, to)
}
