import { type ColumnMapping, MAPPABLE_COLUMNS } from './column-mapping.ts'
import { type Column, columnOfKey, listColumnOf } from './columns.ts'
import {
  type BusinessHeader,
  headerKey,
  headerName,
  type ParsedHeader,
  readHeader,
  sourceOf,
} from './header.ts'
import { isPersonalColumn } from './personal-columns.ts'

/** A header as it is read, and the mapping that was applied. */
export interface HeaderReading {
  readonly header: ParsedHeader
  readonly mapping: ColumnMapping | undefined
}

/** Equal for header rows with the same names in the same order; case, blanks and punctuation do not matter. */
export function headerRowKey(cells: readonly string[]): string {
  const keys = cells.map(cell => headerKey(headerName(cell)))
  while (keys.at(-1) === '') keys.pop()
  return keys.join('|')
}

/** Reads a header with the mapping for it, if there is one, else by the names of its columns. */
export function readHeaderWith(cells: readonly string[], mappings: readonly ColumnMapping[]): HeaderReading {
  const mapping = mappingOf(cells, mappings)
  return {
    header: mapping === undefined ? readHeader(cells) : mappedHeader(cells, mapping),
    mapping,
  }
}

/** The mapping for a header row; undefined where there is none. */
export function mappingOf(
  cells: readonly string[],
  mappings: readonly ColumnMapping[],
): ColumnMapping | undefined {
  if (mappings.length === 0) return undefined
  const key = headerRowKey(cells)
  return key === '' ? undefined : mappings.find(mapping => mapping.key === key)
}

/**
 * Whether the reading of a column cannot be changed: it is one of a list, helps to read others (permanentlyClosed), or is
 * about people.
 * @param readAs what it is to be read as: a column of addresses may be read for the general ones, and as nothing else
 */
export function isFixedColumn(cell: string, at: number, readAs?: Column): boolean {
  const name = headerName(cell)
  const key = headerKey(name)
  return (
    listColumnOf(name, at) !== undefined || isPersonalColumn(name, key, readAs) || helperOf(key) !== undefined
  )
}

/** What a column has that no field is chosen for, but that helps to read others. */
function helperOf(key: string): Column | undefined {
  const column = columnOfKey(key)?.column
  const isChosen = column === undefined || CHOSEN.has(column)
  return isChosen ? undefined : column
}

const CHOSEN: ReadonlySet<Column> = new Set([...MAPPABLE_COLUMNS, 'company', 'title', 'type'])

/** The header as the mapping says. Lists of columns are read as ever, columns about people never. */
function mappedHeader(cells: readonly string[], mapping: ColumnMapping): BusinessHeader {
  const names = cells.map(headerName)
  const mapped = new Map(mapping.columns.map(({ at, column }) => [at, column]))
  const columns = new Map<Column, readonly number[]>()
  const lists: BusinessHeader['lists'][number][] = []
  const ignored: string[] = []
  const dropped: string[] = []
  for (const [at, name] of names.entries()) {
    const list = listColumnOf(name, at)
    const key = headerKey(name)
    const column = helperOf(key) ?? mapped.get(at)
    if (isPersonalColumn(name, key, column)) dropped.push(name)
    else if (list !== undefined) lists.push(list)
    else if (column !== undefined) columns.set(column, [...(columns.get(column) ?? []), at])
    else if (name !== '') ignored.push(name)
  }
  const keys = new Set(names.map(headerKey))
  return { kind: 'businesses', source: sourceOf(keys, columns), columns, lists, ignored, dropped }
}
