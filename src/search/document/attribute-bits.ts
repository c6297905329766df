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
  for (let at = 0; at < indexes.length; at++) {
    const index = indexes[at] ?? 0
    addBits(counts, attributes[index] ?? 0, 0)
    addBits(counts, moreAttributes[index] ?? 0, BITS)
  }
}

function addBits(counts: Uint32Array, bits: number, first: number): void {
  for (let rest = bits | 0; rest !== 0; rest &= rest - 1) {
    const place = first + 31 - Math.clz32(rest & -rest)
    counts[place] = (counts[place] ?? 0) + 1
  }
}
