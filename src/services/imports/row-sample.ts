import type { FactChange } from '#domain/business/history.ts'

export interface SampledRow {
  readonly rowNumber: number
  readonly changes: readonly FactChange[]
}

/** As many as people look through on one screen. */
const MOST_ROWS = 50
/** Rows reserved for new businesses, so that a sample of many changes also shows some. */
const PLACES_FOR_NEW = 10

/** A sample of a dry run: the rows that would change most, and a few new ones. */
export class RowSample {
  #differences: SampledRow[] = []
  readonly #new: SampledRow[] = []

  /** Adds a row, if it changes more than another one. Of rows that change equally much the first ones stay. */
  add(rowNumber: number, kind: 'difference' | 'new', changes: readonly FactChange[]): void {
    if (kind === 'new') {
      if (this.#new.length < MOST_ROWS) this.#new.push({ rowNumber, changes })
      return
    }
    const least = this.#differences.at(-1)
    const isFull = this.#differences.length >= MOST_ROWS
    if (isFull && least !== undefined && least.changes.length >= changes.length) return
    this.#differences = [...this.#differences, { rowNumber, changes }]
      .sort((a, b) => b.changes.length - a.changes.length)
      .slice(0, MOST_ROWS)
  }

  /** At most 50 rows. */
  rows(): readonly SampledRow[] {
    const forNew = Math.min(this.#new.length, PLACES_FOR_NEW)
    const differences = this.#differences.slice(0, MOST_ROWS - forNew)
    return [...differences, ...this.#new.slice(0, MOST_ROWS - differences.length)]
  }
}
