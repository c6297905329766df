import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { BLOCK_BITS, blockOf, LONG_LIST, WORDS_PER_TERM } from './posting-file.ts'
import { encodeList, FIELD_BIT, FIELD_BITS, mostBytesOfList } from './posting-list.ts'
import { forEachKey } from './term-key.ts'
import { PART_BITS, PARTS, type PartKeys, TermNumbers, type TermNumbersState } from './term-numbers.ts'

/** 32-bit words of a part that are buffered: a term's number and a posting in turn. */
const BUFFER_WORDS = 4_096
const BUFFER_BYTES = BUFFER_WORDS * 4
/** A block of so many terms takes some kB. */
const TERMS_PER_BLOCK = 64
/** Bytes from which on a list has a row of its own, so that the others of its block are read without it. */
const LONG_BYTES = 1_000
/** A list of more than one document in so many is sorted through a table of all rows, which is faster then. */
const TABLE_SHARE = 128

/** The texts of a document by field: terms and tokens joined by blanks. */
export type FieldTexts = Readonly<Record<keyof typeof FIELD_BIT, string>>

/** The postings that were collected, but for those in the pages of the scratch file. */
export interface PostingState {
  readonly terms: TermNumbersState
  /** By part: its pages in the scratch file, and what was not written yet. */
  readonly pages: readonly (readonly number[])[]
  readonly buffers: readonly Uint32Array<ArrayBuffer>[]
  readonly pageCount: number
}

/**
 * Collects the terms of documents and writes the posting lists. Rows are known only at the end, so until then the
 * postings are in a scratch file, in parts of which one fits in memory.
 */
export class PostingWriter {
  readonly #path: string
  readonly #terms: TermNumbers
  readonly #parts: readonly Part[]
  #file: number | undefined
  #pageCount: number

  /**
   * @param path of the scratch file, which is created only for many documents and not deleted
   * @param state of a writer that was ended: what its file got afterwards is overwritten
   */
  constructor(path: string, state?: PostingState) {
    this.#path = path
    this.#terms = new TermNumbers(state?.terms)
    this.#parts = Array.from({ length: PARTS }, (_, at) => new Part(state?.pages[at], state?.buffers[at]))
    this.#pageCount = state?.pageCount ?? 0
    if (this.#pageCount > 0) this.#file = openSync(path, 'r+')
  }

  /** What another writer needs to go on. */
  state(): PostingState {
    return {
      terms: this.#terms.state(),
      pages: this.#parts.map(({ pages }) => pages),
      buffers: this.#parts.map(({ buffer, used }) => buffer.subarray(0, used)),
      pageCount: this.#pageCount,
    }
  }

  /** Adds a document. @param ordinal counts documents from 0 on */
  add(ordinal: number, texts: FieldTexts): void {
    for (const field of FIELDS) {
      const posting = (ordinal << FIELD_BITS) | FIELD_BIT[field]
      forEachKey(texts[field], (high, low) => {
        const number = this.#terms.note(high, low, posting)
        if (number < 0) return
        const part = this.#parts[high >>> (32 - PART_BITS)]
        if (part?.add(number, posting)) this.#writePage(part)
      })
    }
  }

  /** Writes all lists. @param rows of the documents by ordinal */
  write(database: DatabaseSync, rows: Uint32Array): void {
    const bits = Math.max(PART_BITS, Math.ceil(Math.log2(this.#terms.size / TERMS_PER_BLOCK)))
    database.prepare('INSERT INTO meta VALUES (?, ?)').run(BLOCK_BITS, bits)
    const blocks = new BlockWriter(database, bits)
    const keysOfParts = this.#terms.takeKeys()
    const memory: PartMemory = {
      words: new Uint32Array(0),
      postings: new Uint32Array(0),
      fieldsOfRow: new Uint8Array(Math.ceil((rows.length + 1) / 4) * 4),
    }
    keysOfParts.forEach((keys, at) => {
      const part = this.#parts[at]
      if (part === undefined || keys.high.length === 0) return
      const lists = new PartLists(this.#postingsOf(part, memory), keys.high.length, rows, memory)
      for (const number of inKeyOrder(keys))
        blocks.add(keys.high[number] ?? 0, keys.low[number] ?? 0, lists.listOf(number))
      blocks.end()
      part.release()
    })
  }

  /** Closes the scratch file. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #writePage(part: Part): void {
    this.#file ??= openSync(this.#path, 'w+', 0o600)
    const written = writeSync(this.#file, part.buffer, 0, BUFFER_BYTES, this.#pageCount * BUFFER_BYTES)
    if (written !== BUFFER_BYTES) throw new Error('the disk is full: the postings of the index do not fit')
    part.pages.push(this.#pageCount++)
    part.used = 0
  }

  /** Numbers of terms and postings in turn, in the order in which they came. */
  #postingsOf({ pages, buffer, used }: Part, memory: PartMemory): Uint32Array {
    const count = pages.length * BUFFER_WORDS + used
    if (memory.words.length < count) {
      memory.words = new Uint32Array(count * 2)
      memory.postings = new Uint32Array(count)
    }
    const words = memory.words.subarray(0, count)
    pages.forEach((page, at) => {
      if (this.#file === undefined) return
      const read = readSync(this.#file, words, at * BUFFER_BYTES, BUFFER_BYTES, page * BUFFER_BYTES)
      if (read !== BUFFER_BYTES) throw new Error('the scratch file of the postings was cut short')
    })
    words.set(buffer.subarray(0, used), pages.length * BUFFER_WORDS)
    return words
  }
}

const FIELDS = Object.keys(FIELD_BIT) as (keyof typeof FIELD_BIT)[]

/** What one part after the other is sorted in. */
interface PartMemory {
  words: Uint32Array
  postings: Uint32Array
  /** The fields of each row; zeroes between two lists. Its length is a multiple of four. */
  readonly fieldsOfRow: Uint8Array
}

/** The postings of one part while they are collected. */
class Part {
  /** Its pages in the scratch file. */
  readonly pages: number[]
  buffer = new Uint32Array(0)
  used = 0

  constructor(pages: readonly number[] = [], buffered = new Uint32Array(0)) {
    this.pages = [...pages]
    if (buffered.length === 0) return
    this.buffer = new Uint32Array(BUFFER_WORDS)
    this.buffer.set(buffered)
    this.used = buffered.length
  }

  /** @returns whether the buffer is full */
  add(number: number, posting: number): boolean {
    if (this.buffer.length === 0) this.buffer = new Uint32Array(BUFFER_WORDS)
    this.buffer[this.used++] = number
    this.buffer[this.used++] = posting
    return this.used === BUFFER_WORDS
  }

  release(): void {
    this.buffer = new Uint32Array(0)
    this.used = 0
  }
}

/** The posting lists of one part. */
class PartLists {
  readonly #ends: Uint32Array
  readonly #postings: Uint32Array
  readonly #fieldsOfRow: Uint8Array

  /** @param words numbers of terms and postings in turn */
  constructor(words: Uint32Array, termCount: number, rows: Uint32Array, memory: PartMemory) {
    const starts = new Uint32Array(termCount + 1)
    for (let at = 0; at < words.length; at += 2) {
      const next = (words[at] ?? 0) + 1
      starts[next] = (starts[next] ?? 0) + 1
    }
    for (let number = 1; number <= termCount; number++)
      starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0)
    this.#postings = memory.postings
    for (let at = 0; at < words.length; at += 2) {
      const number = words[at] ?? 0
      const posting = words[at + 1] ?? 0
      const place = starts[number] ?? 0
      this.#postings[place] = ((rows[posting >>> FIELD_BITS] ?? 0) << FIELD_BITS) | (posting & LAST_BITS)
      starts[number] = place + 1
    }
    this.#ends = starts
    this.#fieldsOfRow = memory.fieldsOfRow
  }

  /** The postings of a term, ascending, each row once. */
  listOf(number: number): Uint32Array {
    const list = this.#postings.subarray(number === 0 ? 0 : this.#ends[number - 1], this.#ends[number])
    if (list.length * TABLE_SHARE > this.#fieldsOfRow.length) return this.#sortedByTable(list)
    list.sort()
    return withoutRepetitions(list)
  }

  #sortedByTable(list: Uint32Array): Uint32Array {
    const fields = this.#fieldsOfRow
    for (let at = 0; at < list.length; at++) {
      const posting = list[at] ?? 0
      const row = posting >>> FIELD_BITS
      fields[row] = (fields[row] ?? 0) | (posting & LAST_BITS)
    }
    let count = 0
    const fours = new Uint32Array(fields.buffer)
    for (let four = 0; four < fours.length; four++) {
      if (fours[four] === 0) continue
      for (let row = four * 4; row < four * 4 + 4; row++) {
        const found = fields[row] ?? 0
        if (found !== 0) list[count++] = (row << FIELD_BITS) | found
      }
    }
    fields.fill(0)
    return list.subarray(0, count)
  }
}

const LAST_BITS = (1 << FIELD_BITS) - 1

/** Joins the fields of postings of the same row. @param sorted changed in place */
function withoutRepetitions(sorted: Uint32Array): Uint32Array {
  let count = 0
  for (let at = 0; at < sorted.length; at++) {
    const posting = sorted[at] ?? 0
    const before = sorted[count - 1] ?? 0
    if (count > 0 && (before ^ posting) >>> FIELD_BITS === 0) sorted[count - 1] = before | posting
    else sorted[count++] = posting
  }
  return sorted.subarray(0, count)
}

function inKeyOrder({ high, low }: PartKeys): number[] {
  return Array.from(high, (_, number) => number).sort(
    (a, b) => (high[a] ?? 0) - (high[b] ?? 0) || (low[a] ?? 0) - (low[b] ?? 0),
  )
}

/** Writes the blocks of posting-file.ts. */
class BlockWriter {
  readonly #bits: number
  readonly #insertBlock: StatementSync
  readonly #insertLong: StatementSync
  readonly #highs: number[] = []
  readonly #lows: number[] = []
  readonly #ends: number[] = []
  #number = 0
  #bytes = new Uint8Array(1 << 16)
  #used = 0
  #longCount = 0

  constructor(database: DatabaseSync, bits: number) {
    this.#bits = bits
    this.#insertBlock = database.prepare('INSERT INTO posting_block VALUES (?, ?)')
    this.#insertLong = database.prepare('INSERT INTO long_list VALUES (?, ?)')
  }

  /** Adds a list. Keys come in their order. */
  add(high: number, low: number, list: Uint32Array): void {
    const number = blockOf({ high }, this.#bits)
    if (number !== this.#number) this.end()
    this.#number = number
    this.#makeRoom(mostBytesOfList(list.length))
    const start = this.#used
    const end = encodeList(list, this.#bytes, start)
    this.#used = end - start < LONG_BYTES ? end : this.#separate(start, end)
    this.#highs.push(high)
    this.#lows.push(low)
    this.#ends.push(this.#used)
  }

  /** Writes the block that was begun. */
  end(): void {
    const count = this.#highs.length
    if (count === 0) return
    const words = Int32Array.of(count, ...this.#highs, ...this.#lows, ...this.#ends)
    const block = new Uint8Array((1 + WORDS_PER_TERM * count) * 4 + this.#used)
    block.set(new Uint8Array(words.buffer))
    block.set(this.#bytes.subarray(0, this.#used), words.byteLength)
    this.#insertBlock.run(this.#number, block)
    for (const list of [this.#highs, this.#lows, this.#ends]) list.length = 0
    this.#used = 0
  }

  /** Gives a list a row of its own. @returns where its reference in the block ends */
  #separate(start: number, end: number): number {
    this.#insertLong.run(this.#longCount, this.#bytes.subarray(start, end))
    this.#bytes[start] = LONG_LIST
    new DataView(this.#bytes.buffer).setUint32(start + 1, this.#longCount++, true)
    return start + 1 + 4
  }

  #makeRoom(count: number): void {
    if (this.#used + count <= this.#bytes.length) return
    const bytes = new Uint8Array((this.#used + count) * 2)
    bytes.set(this.#bytes.subarray(0, this.#used))
    this.#bytes = bytes
  }
}
