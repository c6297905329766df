/** A part of the list of tiles, as columns of the same length, in the order of the tiles' numbers. */
export interface Directory {
  readonly tileIds: Float64Array
  /** For so many tiles in a row it is the same; 0: a directory with more detail. */
  readonly runLengths: Uint32Array
  /** Bytes. */
  readonly lengths: Uint32Array
  readonly offsets: Float64Array
}

/** Where a tile, or a directory with more detail, is. */
export interface DirectoryEntry {
  readonly kind: 'tile' | 'directory'
  readonly offset: number
  readonly length: number
}

/** More than any file has in one directory, against a damaged count. */
const MOST_ENTRIES = 4_000_000

/**
 * Reads a directory (https://github.com/protomaps/PMTiles, specification of version 3, section 4).
 * @param bytes uncompressed
 * @throws RangeError when they are none
 */
export function directoryIn(bytes: Uint8Array): Directory {
  const next = varints(bytes)
  const count = next()
  if (count === 0 || count > MOST_ENTRIES) throw new RangeError('a directory has no such number of entries')
  let last = 0
  const tileIds = Float64Array.from({ length: count }, () => {
    last += next()
    return last
  })
  const runLengths = Uint32Array.from({ length: count }, next)
  const lengths = Uint32Array.from({ length: count }, next)
  const offsets = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const written = next()
    // 0: right behind the one before.
    offsets[at] = written === 0 ? (offsets[at - 1] ?? 0) + (lengths[at - 1] ?? 0) : written - 1
  }
  return { tileIds, runLengths, lengths, offsets }
}

/** @returns undefined when no tile of this number is there */
export function entryFor(directory: Directory, id: number): DirectoryEntry | undefined {
  const { tileIds, runLengths, lengths, offsets } = directory
  // The last entry that does not begin behind it.
  let low = 0
  let high = tileIds.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if ((tileIds[middle] ?? 0) <= id) low = middle + 1
    else high = middle - 1
  }
  if (high < 0) return undefined
  const run = runLengths[high] ?? 0
  const found = { offset: offsets[high] ?? 0, length: lengths[high] ?? 0 }
  if (run === 0) return { kind: 'directory', ...found }
  return id - (tileIds[high] ?? 0) < run ? { kind: 'tile', ...found } : undefined
}

/** The number of a tile: all lower levels first, then along the Hilbert curve of its own. */
export function tileIdOf(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3
  let [column, row] = [x, y]
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isRight = Math.floor(column / side) % 2 === 1
    const isLow = Math.floor(row / side) % 2 === 1
    id += side * side * ((isRight ? 3 : 0) ^ (isLow ? 1 : 0))
    if (isLow) continue
    // The curve turns in the upper two quarters.
    if (isRight) [column, row] = [side - 1 - (column % side), side - 1 - (row % side)]
    ;[column, row] = [row, column]
  }
  return id
}

/** Whole numbers of 7 bits a byte, the lowest first. */
function varints(bytes: Uint8Array): () => number {
  let at = 0
  return () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined || factor > 2 ** 49) throw new RangeError('a number of the directory has no end')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
}
