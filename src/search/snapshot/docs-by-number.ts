import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'

/** The rows of a file by city, category, group or cell: an ascending slice of one array for each number. */
export class DocsByNumber {
  readonly #ends: Uint32Array
  /** Those of each number after those of the number before. */
  readonly rows: Uint32Array

  private constructor(ends: Uint32Array, rows: Uint32Array) {
    this.#ends = ends
    this.rows = rows
  }

  /**
   * Rows that have one number each.
   * @param numbers the number of each row; row 0 is not used
   * @param size one more than the highest number
   * @param base what is added to a row to make it a docId
   */
  static of(numbers: ArrayLike<number>, rowCount: number, size: number, base = 0): DocsByNumber {
    const ends = new Uint32Array(size + 1)
    const rows = new Uint32Array(rowCount)
    for (let row = 1; row <= rowCount; row++) {
      const next = (numbers[row] ?? 0) + 1
      ends[next] = (ends[next] ?? 0) + 1
    }
    addUp(ends)
    const at = ends.slice()
    for (let row = 1; row <= rowCount; row++) {
      const number = numbers[row] ?? 0
      const place = at[number] ?? 0
      rows[place] = base + row
      at[number] = place + 1
    }
    return new DocsByNumber(ends, rows)
  }

  /**
   * Rows that have a set of numbers each.
   * @param setOf the number of each row's set; row 0 is not used
   */
  static ofSets(
    setOf: ArrayLike<number>,
    sets: readonly Uint32Array[],
    rowCount: number,
    size: number,
    base = 0,
  ): DocsByNumber {
    const ends = new Uint32Array(size + 1)
    for (let row = 1; row <= rowCount; row++) {
      for (const number of sets[setOf[row] ?? 0] ?? []) ends[number + 1] = (ends[number + 1] ?? 0) + 1
    }
    addUp(ends)
    const at = ends.slice()
    const rows = new Uint32Array(ends[size] ?? 0)
    for (let row = 1; row <= rowCount; row++) {
      for (const number of sets[setOf[row] ?? 0] ?? []) {
        const place = at[number] ?? 0
        rows[place] = base + row
        at[number] = place + 1
      }
    }
    return new DocsByNumber(ends, rows)
  }

  /** Where the rows of a number begin, which is where those of the number before end. */
  startOf(number: number): number {
    return this.#ends[number] ?? 0
  }

  /** The docIds with a number, ascending; none for numbers that only the other file has. */
  docIds(number: number): DocIdSet {
    return this.docIdsBetween(number, number)
  }

  /** The docIds with any number from `first` to `last`: ascending for each number, one number after the other. */
  docIdsBetween(first: number, last: number): DocIdSet {
    if (last + 1 >= this.#ends.length) return NO_DOCS
    return this.rows.subarray(this.#ends[first], this.#ends[last + 1])
  }
}

/** Turns how many rows each number has into where its slice ends. */
function addUp(ends: Uint32Array): void {
  for (let number = 1; number < ends.length; number++)
    ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0)
}
