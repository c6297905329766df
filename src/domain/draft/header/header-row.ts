import type { ColumnMapping } from './column-mapping.ts'
import { type ParsedHeader, readHeader } from './header.ts'
import { isOtherKind } from './header-refusal.ts'
import { mappingOf } from './mapped-header.ts'

/** Whether cells are the header of a list of businesses, or of a known file of another kind. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return isHeader(readHeader(cells))
}

/**
 * The row among the first ones of a sheet that has the names of the columns. Titles may stand above it.
 * @param rows with content
 * @param mappings a row for which there is one is the header
 * @returns its position; when no row reads as a header, that of the first with two filled cells
 */
export function headerRowIn(
  rows: readonly (readonly string[])[],
  mappings: readonly ColumnMapping[],
): number {
  const found = rows.findIndex(cells => mappingOf(cells, mappings) !== undefined || isHeaderRow(cells))
  if (found >= 0) return found
  return Math.max(
    0,
    rows.findIndex(cells => cells.filter(cell => cell.trim() !== '').length >= 2),
  )
}

function isHeader(header: ParsedHeader): boolean {
  return header.kind === 'businesses' || isOtherKind(header.reason)
}
