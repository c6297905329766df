const LONGEST = 64
/** Three rows of the table of distances, reused by all calls, because this is the hottest loop of a look-up. */
let beforeLast = new Uint8Array(LONGEST + 2)
let last = new Uint8Array(LONGEST + 2)
let current = new Uint8Array(LONGEST + 2)

/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to change one word into another
 * (optimal string alignment).
 * @param words ascii bytes with the other word from `start` to `end`
 * @param most the greatest distance of interest
 * @returns 0 to most; most + 1 for all greater distances
 */
export function distanceAtMost(
  word: Uint8Array,
  words: Uint8Array,
  start: number,
  end: number,
  most: number,
): number {
  const length = end - start
  if (Math.abs(word.length - length) > most || word.length > LONGEST || length > LONGEST) return most + 1
  for (let column = 0; column <= length; column++) last[column] = column
  for (let row = 1; row <= word.length; row++) {
    const letter = word[row - 1]
    // Cells further than `most` from the diagonal do not matter. Those beside the band get most + 1.
    const first = Math.max(1, row - most)
    const final = Math.min(length, row + most)
    current[first - 1] = first === 1 ? row : most + 1
    let smallest = most + 1
    for (let column = first; column <= final; column++) {
      const other = words[start + column - 1]
      let cost = at(last, column - 1) + (letter === other ? 0 : 1)
      cost = Math.min(cost, at(last, column) + 1, at(current, column - 1) + 1)
      const isSwap = row > 1 && column > 1 && letter === words[start + column - 2] && word[row - 2] === other
      if (isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current[column] = cost
      if (cost < smallest) smallest = cost
    }
    if (final < length) current[final + 1] = most + 1
    if (smallest > most) return most + 1
    const spare = beforeLast
    beforeLast = last
    last = current
    current = spare
  }
  return Math.min(at(last, length), most + 1)
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
