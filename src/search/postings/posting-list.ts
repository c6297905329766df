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

/** No list takes more bytes. */
export function mostBytesOfList(length: number): number {
  return (length + 1) * MOST_VARINT_BYTES + 1 + ((length + 1) >> 1)
}

/**
 * Writes a list: its length, the fields that all its postings have in common or those of each one (half a byte), and the
 * differences of the rows. Numbers take seven bits a byte.
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
  let before = 0
  for (let index = 0; index < length; index++) {
    const row = (postings[index] ?? 0) >>> FIELD_BITS
    at = writeVarint(bytes, at, row - before)
    before = row
  }
  return at
}

/**
 * The rows of a list, ascending.
 * @param fields bits of FIELD_BIT: only postings with one of them count
 * Throws DamagedPostings for a length that the bytes cannot have.
 */
export function decodeList(bytes: Uint8Array, start: number, fields: number): Uint32Array {
  let at = start
  const readVarint = () => {
    let [number, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at++] ?? 0
      number |= (byte & 0x7f) << shift
      if (byte < 0x80) return number >>> 0
      shift += 7
    }
  }
  const length = readVarint()
  if (length > bytes.length) throw new DamagedPostings('a list is longer than its bytes')
  const common = bytes[at++] ?? 0
  if (common !== MIXED_FIELDS && (common & fields) === 0) return new Uint32Array(0)
  const fieldsAt = at
  const isTested = common === MIXED_FIELDS && fields !== ALL_FIELDS
  if (common === MIXED_FIELDS) at += (length + 1) >> 1
  const rows = new Uint32Array(length)
  let [count, row] = [0, 0]
  for (let index = 0; index < length; index++) {
    row += readVarint()
    if (isTested && (((bytes[fieldsAt + (index >> 1)] ?? 0) >> ((index & 1) * FIELD_BITS)) & fields) === 0)
      continue
    rows[count++] = row
  }
  return count === length ? rows : rows.slice(0, count)
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
