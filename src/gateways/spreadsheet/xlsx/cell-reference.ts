/** Excel's last column is XFD. */
const MAX_COLUMNS = 16_384
/** Excel's last row. */
const MAX_ROWS = 1_048_576

/**
 * The column of a cell reference, counted from 0: 2 for 'C7'.
 * @returns undefined without a valid reference; the cell then follows the one before it
 */
export function cellColumn(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined
  let column = 0
  for (let i = 0; i < reference.length; i++) {
    const code = reference.charCodeAt(i) & ~0x20
    if (code < 0x41 || code > 0x5a) break
    column = column * 26 + code - 0x40
    if (column > MAX_COLUMNS) return undefined
  }
  return column === 0 ? undefined : column - 1
}

/** The number of a row, from 1; undefined without a valid one, the row then follows the one before it. */
export function rowNumberOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined
  const number = Number(reference)
  return Number.isInteger(number) && number >= 1 && number <= MAX_ROWS ? number : undefined
}
