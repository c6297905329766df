import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { DamagedPostings, decodeList, isListInFields, lengthOfList, rowsInList } from './posting-list.ts'
import { keyOfTerm, type TermKey } from './term-key.ts'

/**
 * The tables of posting lists. A block has the lists of the terms whose keys begin with its number, in the order of
 * the keys; `meta` tells the number of bits. A block is: how many terms it has, the halves of their keys, where the
 * list of each ends (32 bits each, little-endian), the lists. A long list has a row of its own; in the block it is
 * LONG_LIST and the number of that row.
 */
export const POSTING_TABLES = `
  CREATE TABLE posting_block (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE long_list (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
`

/** The name in `meta` of the number of bits that tell the block of a term. */
export const BLOCK_BITS = 'blockBits'

/** The length of a list that has a row of its own. No list is empty. */
export const LONG_LIST = 0

/** 32-bit words of a block that each term takes beside its list. */
export const WORDS_PER_TERM = 3

/** The cache of lists at least, and for each document: lists grow with the directory. */
const CACHE_BYTES = { least: 16 << 20, aDocument: 16 }
/** Bytes of an entry of the cache beside its list. */
const ENTRY_BYTES = 300

const NO_ROWS = new Uint32Array(0)

/** The block of a term. @param bits at most 31 */
export function blockOf({ high }: Pick<TermKey, 'high'>, bits: number): number {
  return bits === 0 ? 0 : high >>> (32 - bits)
}

/** Reads the posting lists of a main file. Throws DamagedPostings where the bytes are none. */
export class PostingFile {
  readonly #bits: number
  readonly #block: StatementSync
  readonly #long: StatementSync
  /** The lists of a search are looked at several times. NO_LIST for a term that does not occur, as most other names of a word. */
  readonly #lists: LruCache<StoredList>

  /** @param rowCount documents of the file */
  constructor(database: DatabaseSync, rowCount: number) {
    this.#lists = new LruCache<StoredList>({
      maxSize: Math.max(CACHE_BYTES.least, rowCount * CACHE_BYTES.aDocument),
      sizeOf: ({ bytes }) => bytes.length + ENTRY_BYTES,
    })
    this.#bits = Number(database.prepare('SELECT value FROM meta WHERE name = ?').get(BLOCK_BITS)?.value ?? 0)
    this.#block = database.prepare('SELECT data FROM posting_block WHERE number = ?')
    this.#long = database.prepare('SELECT data FROM long_list WHERE number = ?')
  }

  /** How many rows have a term, in any field. */
  count(term: string): number {
    return this.#read(term, lengthOfList) ?? 0
  }

  /** Whether any row has a term in one of the fields. @param fields bits of FIELD_BIT */
  has(term: string, fields: number): boolean {
    return this.#read(term, (bytes, start) => isListInFields(bytes, start, fields)) ?? false
  }

  /**
   * The rows with a term in one of the fields, ascending.
   * @param fields bits of FIELD_BIT
   */
  rows(term: string, fields: number): Uint32Array {
    return this.#read(term, (bytes, start) => decodeList(bytes, start, fields)) ?? NO_ROWS
  }

  /** Those of some rows that have a term in one of the fields. @param wanted few, ascending */
  rowsAmong(wanted: Uint32Array, term: string, fields: number): Uint32Array {
    return this.#read(term, (bytes, start) => rowsInList(bytes, start, fields, wanted)) ?? NO_ROWS
  }

  /** Reads the list of a term; undefined when there is none. */
  #read<Result>(term: string, read: (bytes: Uint8Array, start: number) => Result): Result | undefined {
    let list = this.#lists.get(term)
    if (list === undefined) {
      list = this.#find(keyOfTerm(term))
      this.#lists.set(term, list)
    }
    return list === NO_LIST ? undefined : read(list.bytes, list.start)
  }

  #find(key: TermKey): StoredList {
    const block = this.#block.get(blockOf(key, this.#bits))?.data
    if (!(block instanceof Uint8Array)) return NO_LIST
    const start = startInBlock(block, key)
    if (start === undefined) return NO_LIST
    if (block[start] !== LONG_LIST) return { bytes: block, start }
    if (start + 5 > block.length) throw new DamagedPostings('a list ends before its number')
    const number = new DataView(block.buffer, block.byteOffset).getUint32(start + 1, true)
    const long = this.#long.get(number)?.data
    return long instanceof Uint8Array ? { bytes: long, start: 0 } : NO_LIST
  }
}

/** A list as it is stored: in its block, or by itself. */
interface StoredList {
  readonly bytes: Uint8Array
  readonly start: number
}

const NO_LIST: StoredList = { bytes: new Uint8Array(0), start: 0 }

/** Where the list of a term begins; undefined when the block has none. */
function startInBlock(block: Uint8Array, { high, low }: TermKey): number | undefined {
  const words = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const count = block.length < 4 ? Number.POSITIVE_INFINITY : words.getUint32(0, true)
  if ((1 + WORDS_PER_TERM * count) * 4 > block.length) throw new DamagedPostings('a block is too short')
  const wordOf = (part: number, index: number) => words.getInt32((1 + part * count + index) * 4, true)
  let [from, to] = [0, count]
  while (from < to) {
    const middle = (from + to) >>> 1
    const isBefore = wordOf(0, middle) < high || (wordOf(0, middle) === high && wordOf(1, middle) < low)
    if (isBefore) from = middle + 1
    else to = middle
  }
  if (from === count || wordOf(0, from) !== high || wordOf(1, from) !== low) return undefined
  return (1 + WORDS_PER_TERM * count) * 4 + (from === 0 ? 0 : wordOf(2, from - 1))
}
