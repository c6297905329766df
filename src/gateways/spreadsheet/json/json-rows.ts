import { isJsonColumn } from '#domain/draft/header/header.ts'
import type { SpreadsheetLimits } from '../limits.ts'
import { suspicious, tooManyColumns } from '../refusals.ts'
import type { RawRow, RawRows } from '../rows.ts'
import { jsonRecords, type RecordOfJson } from './json-records.ts'

/**
 * Reads a list of objects as a table: the keys of all objects are the header, each object is a row below it. Texts,
 * numbers and yes or no become cells; lists and objects become the JSON that exporters write into the cells of a .csv,
 * where a column can have such. Others are left empty: they are long, and about people.
 * The file is read twice, because any object may have a key that the others have not.
 */
export async function* jsonRows(path: string, limits: SpreadsheetLimits): RawRows {
  const columns = new Map<string, JsonColumn>()
  for await (const records of jsonRecords(path)) {
    for (const record of records) addColumns(columns, record, limits)
  }
  if (columns.size === 0) return
  yield [{ rowNumber: 1, cells: [...columns.keys()] }]
  let rowNumber = 1
  for await (const records of jsonRecords(path)) {
    yield records.map((record): RawRow => {
      return { rowNumber: ++rowNumber, cells: cellsOf(record, columns, limits) }
    })
  }
}

interface JsonColumn {
  readonly at: number
  readonly isJson: boolean
}

/** Items of a list in a cell. No list that is read has more. */
const MAX_ITEMS = 100

function addColumns(columns: Map<string, JsonColumn>, record: RecordOfJson, limits: SpreadsheetLimits): void {
  for (const key of Object.keys(record)) {
    if (columns.has(key)) continue
    if (columns.size >= limits.sheetColumns) throw tooManyColumns(limits.sheetColumns)
    columns.set(key, { at: columns.size, isJson: isJsonColumn(key) })
  }
}

function cellsOf(
  record: RecordOfJson,
  columns: ReadonlyMap<string, JsonColumn>,
  limits: SpreadsheetLimits,
): string[] {
  const cells: string[] = []
  let characters = 0
  for (const [key, value] of Object.entries(record)) {
    const column = columns.get(key)
    if (column === undefined) continue
    const text = cellOf(value, column.isJson).slice(0, limits.cellCharacters)
    characters += text.length
    if (characters > limits.rowCharacters) throw suspicious('repeated-text')
    while (cells.length < column.at) cells.push('')
    cells[column.at] = text
  }
  return cells
}

function cellOf(value: unknown, isJson: boolean): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'boolean':
      return String(value)
    case 'number':
      // A longer whole number has been rounded; written with an exponent it is known as damaged.
      return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value)
    case 'object':
      if (value === null || !isJson) return ''
      return JSON.stringify(Array.isArray(value) ? value.slice(0, MAX_ITEMS) : value)
    default:
      return ''
  }
}
