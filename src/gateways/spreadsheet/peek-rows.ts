import type { RawRow, RawRows } from './rows.ts'

/** The header is one of so many first rows with content; titles, dates and notes may stand above it. */
export const HEADER_ROWS = 20

export interface PeekedRows {
  /** The first rows with content. */
  readonly first: readonly RawRow[]
  /** All rows, the first ones included; blank rows above them are left out. */
  readonly all: RawRows
}

/** Looks at the first rows with content, at most HEADER_ROWS, before the rows are read. */
export async function peekRows(rawRows: RawRows): Promise<PeekedRows> {
  const pieces = rawRows[Symbol.asyncIterator]()
  const read: RawRow[] = []
  while (read.length < HEADER_ROWS) {
    const piece = await pieces.next()
    if (piece.done === true) break
    for (const row of piece.value) if (row.fault !== undefined || !isBlank(row.cells)) read.push(row)
  }
  return { first: read.slice(0, HEADER_ROWS), all: following(read, pieces) }
}

/** Whether no cell of a row has a text. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every(cell => cell === '' || cell.trim() === '')
}

async function* following(read: readonly RawRow[], pieces: AsyncIterator<readonly RawRow[]>): RawRows {
  try {
    yield read
    for (;;) {
      const piece = await pieces.next()
      if (piece.done === true) return
      yield piece.value
    }
  } finally {
    await pieces.return?.()
  }
}
