import { firstWhere } from '#domain/collections/binary-search.ts'

/** The fields of a document, one bit each. */
export const FIELD_BIT = { name: 1, category: 2, geography: 4, description: 8 } as const

/** Bits of a posting that tell the fields; the others are the row. */
export const FIELD_BITS = 4
const ALL_FIELDS = (1 << FIELD_BITS) - 1
/** Stands for the fields of a list whose postings have different ones. */
const MIXED_FIELDS = 0
const MOST_VARINT_BYTES = 5

/** Bytes that are no posting list: the file is damaged. */
export class DamagedPostings extends Error {}

/** Postings from one entry of a skip table to the next. */
const SKIP_INTERVAL = 256
/** An entry of a skip table: the row before it and where its postings begin, 32 bits each, little-endian. */
const SKIP_BYTES = 8

/** No list takes more bytes. */
export function mostBytesOfList(length: number): number {
  return (length + 1) * MOST_VARINT_BYTES + 1 + ((length + 1) >> 1) + skipCount(length) * SKIP_BYTES
}

/**
 * Writes a list: its length, the fields that all its postings have in common or those of each one (half a byte), a skip
 * table, and the differences of the rows. Numbers take seven bits a byte. The skip table has an entry for every
 * SKIP_INTERVAL postings but the first.
 * @param postings row << FIELD_BITS | fields, ascending, each row once
 * @returns the position behind the list
 */
export function encodeList(postings: Uint32Array, bytes: Uint8Array, start: number): number {
  const { length } = postings
  let at = writeVarint(bytes, start, length)
  const fields = commonFields(postings)
  bytes[at++] = fields
  if (fields === MIXED_FIELDS) {
    for (let index = 0; index < length; index += 2)
      bytes[at++] =
        ((postings[index] ?? 0) & ALL_FIELDS) | (((postings[index + 1] ?? 0) & ALL_FIELDS) << FIELD_BITS)
  }
  let skipAt = at
  at += skipCount(length) * SKIP_BYTES
  const rowsAt = at
  let before = 0
  for (let index = 0; index < length; index++) {
    if (index > 0 && index % SKIP_INTERVAL === 0) {
      writeUint32(bytes, skipAt, before)
      writeUint32(bytes, skipAt + 4, at - rowsAt)
      skipAt += SKIP_BYTES
    }
    const row = (postings[index] ?? 0) >>> FIELD_BITS
    at = writeVarint(bytes, at, row - before)
    before = row
  }
  return at
}

/** How many postings a list has, in any field. */
export function lengthOfList(bytes: Uint8Array, start: number): number {
  return headOf(bytes, start).length
}

/** Whether a posting of a list has one of the fields. */
export function isListInFields(bytes: Uint8Array, start: number, fields: number): boolean {
  const { length, common, fieldsAt } = headOf(bytes, start)
  if (common !== MIXED_FIELDS) return (common & fields) !== 0
  const either = fields | (fields << FIELD_BITS)
  for (let at = fieldsAt; at < fieldsAt + ((length + 1) >> 1); at++)
    if (((bytes[at] ?? 0) & either) !== 0) return true
  return false
}

/**
 * The rows of a list, ascending.
 * @param fields bits of FIELD_BIT: only postings with one of them count
 * Throws DamagedPostings for a length that the bytes cannot have.
 */
export function decodeList(bytes: Uint8Array, start: number, fields: number): Uint32Array {
  const { length, common, fieldsAt, rowsAt } = headOf(bytes, start)
  if (common !== MIXED_FIELDS && (common & fields) === 0) return new Uint32Array(0)
  const isTested = common === MIXED_FIELDS && fields !== ALL_FIELDS
  const rows = new Uint32Array(length)
  let [at, count, row] = [rowsAt, 0, 0]
  for (let index = 0; index < length; index++) {
    let byte = bytes[at++] ?? 0
    let difference = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0
      difference |= (byte & 0x7f) << shift
    }
    row += difference >>> 0
    if (isTested && !isPostingInFields(bytes, fieldsAt, index, fields)) continue
    rows[count++] = row
  }
  return count === length ? rows : rows.slice(0, count)
}

/**
 * Those of some rows that a list has. For few rows much faster than reading the list, because it skips the rest.
 * @param wanted ascending
 * @param fields bits of FIELD_BIT: only postings with one of them count
 */
export function rowsInList(
  bytes: Uint8Array,
  start: number,
  fields: number,
  wanted: Uint32Array,
): Uint32Array {
  const { length, common, fieldsAt, skipsAt, rowsAt } = headOf(bytes, start)
  if (common !== MIXED_FIELDS && (common & fields) === 0) return new Uint32Array(0)
  const isTested = common === MIXED_FIELDS && fields !== ALL_FIELDS
  const found = new Uint32Array(wanted.length)
  // `index` is the number of the posting that is read next, `row` the row before it.
  let [count, at, index, row, skip] = [0, rowsAt, 0, 0, 0]
  for (const one of wanted) {
    const nextSkip = lastSkipBefore(bytes, skipsAt, skipCount(length), one, skip)
    if (nextSkip > skip && nextSkip * SKIP_INTERVAL > index) {
      const entry = skipsAt + (nextSkip - 1) * SKIP_BYTES
      index = nextSkip * SKIP_INTERVAL
      row = readUint32(bytes, entry)
      at = rowsAt + readUint32(bytes, entry + 4)
    }
    skip = nextSkip
    while (row < one && index < length) {
      let byte = bytes[at++] ?? 0
      let difference = byte & 0x7f
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[at++] ?? 0
        difference |= (byte & 0x7f) << shift
      }
      row += difference >>> 0
      index++
    }
    if (row !== one || index === 0) continue
    if (isTested && !isPostingInFields(bytes, fieldsAt, index - 1, fields)) continue
    found[count++] = one
  }
  return found.subarray(0, count)
}

/** The beginning of a list. */
function headOf(bytes: Uint8Array, start: number) {
  let [at, length, shift] = [start, 0, 0]
  for (;;) {
    const byte = bytes[at++] ?? 0
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) break
    shift += 7
  }
  length >>>= 0
  if (length > bytes.length) throw new DamagedPostings('a list is longer than its bytes')
  const common = bytes[at++] ?? 0
  const fieldsAt = at
  const skipsAt = common === MIXED_FIELDS ? fieldsAt + ((length + 1) >> 1) : fieldsAt
  return { length, common, fieldsAt, skipsAt, rowsAt: skipsAt + skipCount(length) * SKIP_BYTES }
}

function isPostingInFields(bytes: Uint8Array, fieldsAt: number, index: number, fields: number): boolean {
  return (((bytes[fieldsAt + (index >> 1)] ?? 0) >> ((index & 1) * FIELD_BITS)) & fields) !== 0
}

function skipCount(length: number): number {
  return length === 0 ? 0 : Math.floor((length - 1) / SKIP_INTERVAL)
}

/** How many entries of a skip table are before a row, at least `known`. */
function lastSkipBefore(
  bytes: Uint8Array,
  skipsAt: number,
  count: number,
  row: number,
  known: number,
): number {
  return firstWhere(known, count, at => readUint32(bytes, skipsAt + at * SKIP_BYTES) >= row)
}

function readUint32(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0
}

function writeUint32(bytes: Uint8Array, at: number, number: number): void {
  for (let byte = 0; byte < 4; byte++) bytes[at + byte] = number >>> (byte * 8)
}

/** The fields of every posting; MIXED_FIELDS when they differ. */
function commonFields(postings: Uint32Array): number {
  const fields = (postings[0] ?? 0) & ALL_FIELDS
  for (let index = 1; index < postings.length; index++)
    if (((postings[index] ?? 0) & ALL_FIELDS) !== fields) return MIXED_FIELDS
  return fields
}

/** Writes a number from 0 to 2^32 - 1. @returns the position behind it */
export function writeVarint(bytes: Uint8Array, start: number, number: number): number {
  let [at, rest] = [start, number]
  while (rest > 0x7f) {
    bytes[at++] = (rest & 0x7f) | 0x80
    rest >>>= 7
  }
  bytes[at++] = rest
  return at
}
