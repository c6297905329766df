import { ATTRIBUTE_SLUGS, type AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import type { DocValues } from './doc-values.ts'

/** Attributes as the bits of two doc values. */
export interface AttributeBits {
  readonly attributes: number
  readonly moreAttributes: number
}

const BITS = 32

export function attributeBits(slugs: Iterable<AttributeSlug>): AttributeBits {
  let [attributes, moreAttributes] = [0, 0]
  for (const slug of slugs) {
    const at = ATTRIBUTE_SLUGS.indexOf(slug)
    if (at < BITS) attributes |= 1 << at
    else moreAttributes |= 1 << (at - BITS)
  }
  return { attributes: attributes >>> 0, moreAttributes: moreAttributes >>> 0 }
}

/** In the order of ATTRIBUTE_SLUGS. */
export function attributesIn({ attributes, moreAttributes }: AttributeBits): readonly AttributeSlug[] {
  return ATTRIBUTE_SLUGS.filter((_, at) =>
    at < BITS ? (attributes >>> at) & 1 : (moreAttributes >>> (at - BITS)) & 1,
  )
}

/** Adds to the count of each attribute how many of some documents have it. @param counts by place in ATTRIBUTE_SLUGS */
export function countAttributes(
  counts: Uint32Array,
  indexes: Uint32Array,
  { attributes, moreAttributes }: Pick<DocValues, 'attributes' | 'moreAttributes'>,
): void {
  addBits(counts.subarray(0, BITS), indexes, attributes)
  addBits(counts.subarray(BITS), indexes, moreAttributes)
}

/**
 * Counts the bits of all documents at once, which takes a third of the time of one bit after the other: bit n of digit d is
 * the d-th binary digit of the count of bit n, and a document is added to all counts with one carry.
 */
function addBits(counts: Uint32Array, indexes: Uint32Array, bits: Uint32Array): void {
  const digits = new Int32Array(BITS)
  for (let at = 0; at < indexes.length; at++) {
    let carry = bits[indexes[at] ?? 0] ?? 0
    for (let digit = 0; carry !== 0; digit++) {
      const before = digits[digit] ?? 0
      digits[digit] = before ^ carry
      carry &= before
    }
  }
  for (let bit = 0; bit < counts.length; bit++)
    for (let digit = 0; digit < BITS; digit++)
      counts[bit] = (counts[bit] ?? 0) + ((((digits[digit] ?? 0) >>> bit) & 1) << digit)
}
