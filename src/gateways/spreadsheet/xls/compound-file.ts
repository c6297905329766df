import { damaged } from '../refusals.ts'

/** Sector numbers from here on are special: end of chain, free, or part of the tables themselves. */
const FIRST_SPECIAL_SECTOR = 0xfffffffa
const DIRECTORY_ENTRY_BYTES = 128
const MINI_SECTOR_BYTES = 64
/** Entries of the table of sectors in the header itself. */
const HEADER_TABLE_PLACES = 109

export interface CompoundFile {
  /** Names of all streams and storages. */
  readonly names: readonly string[]
  /** The bytes of a stream, or undefined when there is none of that name. */
  readonly stream: (name: string) => Buffer | undefined
}

interface Entry {
  readonly name: string
  readonly isStream: boolean
  readonly firstSector: number
  readonly size: number
}

/**
 * Reads the container of .xls files (MS-CFB): a small file system in a file, whose sectors are chained by tables.
 * Throws file_damaged when a chain leaves the file or is circular.
 */
export function openCompoundFile(file: Buffer): CompoundFile {
  if (file.length < 512) throw damaged('truncated')
  const sectorShift = file.readUInt16LE(30)
  if (sectorShift !== 9 && sectorShift !== 12) throw damaged('xls')
  const sectors = new Sectors(file, 1 << sectorShift)
  const table = sectorTable(file, sectors)
  const entries = directory(sectors.chained(file.readUInt32LE(48), table))
  const [root] = entries
  if (root === undefined) throw damaged('xls')
  const cutoff = file.readUInt32LE(56)
  return {
    names: entries.map(entry => entry.name),
    stream: name => {
      const entry = entries.find(one => one.isStream && one.name.toLowerCase() === name.toLowerCase())
      if (entry === undefined) return undefined
      const isMini = entry.size < cutoff
      const bytes = isMini
        ? miniStream(file, sectors, table, root, entry)
        : sectors.chained(entry.firstSector, table)
      // Some writers leave out the end of the last sector; missing bytes show when records are read.
      return bytes.subarray(0, entry.size)
    },
  }
}

/** The sectors of a file, or of the stream that contains small streams. */
class Sectors {
  readonly #bytes: Buffer
  readonly #size: number
  readonly #first: number

  constructor(bytes: Buffer, size: number, first = size) {
    this.#bytes = bytes
    this.#size = size
    this.#first = first
  }

  /** Never empty; the last sector of a file may be cut short. */
  at(sector: number): Buffer {
    const start = this.#first + sector * this.#size
    if (start >= this.#bytes.length) throw damaged('truncated')
    return this.#bytes.subarray(start, start + this.#size)
  }

  chained(first: number, table: Uint32Array): Buffer {
    const pieces: Buffer[] = []
    // A chain with more sectors than the file has is circular.
    const maxPieces = Math.ceil(this.#bytes.length / this.#size)
    for (let sector = first; sector < FIRST_SPECIAL_SECTOR; sector = table[sector] ?? FIRST_SPECIAL_SECTOR) {
      if (pieces.length >= maxPieces) throw damaged('xls')
      pieces.push(this.at(sector))
    }
    return Buffer.concat(pieces)
  }
}

/** The table with the next sector of each sector (FAT), in sectors that the DIFAT names. */
function sectorTable(file: Buffer, sectors: Sectors): Uint32Array {
  const count = file.readUInt32LE(44)
  const maxCount = Math.ceil(file.length / 512)
  if (count > maxCount) throw damaged('xls')
  const places: number[] = []
  for (let i = 0; i < HEADER_TABLE_PLACES && places.length < count; i++)
    places.push(file.readUInt32LE(76 + i * 4))
  let next = file.readUInt32LE(68)
  for (let visited = 0; next < FIRST_SPECIAL_SECTOR && places.length < count; visited++) {
    if (visited > maxCount) throw damaged('xls')
    const numbers = asNumbers(sectors.at(next))
    for (const place of numbers.subarray(0, -1)) if (places.length < count) places.push(place)
    next = numbers.at(-1) ?? FIRST_SPECIAL_SECTOR
  }
  const used = places.filter(place => place < FIRST_SPECIAL_SECTOR)
  return asNumbers(Buffer.concat(used.map(place => sectors.at(place))))
}

function directory(bytes: Buffer): readonly Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= bytes.length; at += DIRECTORY_ENTRY_BYTES) {
    const type = bytes[at + 66]
    if (type !== 1 && type !== 2 && type !== 5) continue
    const nameBytes = Math.min(64, bytes.readUInt16LE(at + 64))
    const entry = {
      name: bytes.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      isStream: type === 2,
      firstSector: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    }
    if (type === 5) entries.unshift(entry)
    else entries.push(entry)
  }
  return entries
}

function miniStream(file: Buffer, sectors: Sectors, table: Uint32Array, root: Entry, entry: Entry): Buffer {
  const container = sectors.chained(root.firstSector, table)
  const miniTable = asNumbers(sectors.chained(file.readUInt32LE(60), table))
  return new Sectors(container, MINI_SECTOR_BYTES, 0).chained(entry.firstSector, miniTable)
}

function asNumbers(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(Math.floor(bytes.length / 4))
  for (let i = 0; i < numbers.length; i++) numbers[i] = bytes.readUInt32LE(i * 4)
  return numbers
}
