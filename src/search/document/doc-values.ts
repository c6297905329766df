/**
 * What filters, facets, orders and distances need of every listed document, one typed array per property. The index of
 * a document in these arrays is its docId; docId 0 is never used.
 */
export interface DocValues {
  readonly id: Uint32Array
  /** Numbers in the index's lookup tables of cities, sets of categories and weekly schedules. */
  readonly city: Uint32Array
  readonly categories: Uint32Array
  /** NO_SCHEDULE when no opening hours are known. */
  readonly schedule: Uint32Array
  /** Index in GROUPS. */
  readonly group: Uint8Array
  /** Point on the unit sphere; 0, 0, 0 without a position. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** Cell of the map grid (geo/map-grid.ts). */
  readonly cell: Uint16Array
  /** Tenths of a star; 0 when unknown. */
  readonly rating: Uint8Array
  readonly reviews: Uint32Array
  /** Bits of FLAG. */
  readonly flags: Uint8Array
  /** 1 to 4; 0 when unknown. */
  readonly price: Uint8Array
  /** The first 32 of ATTRIBUTE_SLUGS, one bit each, and the others. */
  readonly attributes: Uint32Array
  readonly moreAttributes: Uint32Array
  /** Score of static-rank.ts: more is better. */
  readonly score: Uint32Array
  /** Position in the order of names. Documents of the delta get positions half-way between those of the main file. */
  readonly name: Float64Array
  /** Date of the source in days since 1970. */
  readonly day: Uint16Array
  /** The parts of its content, one bit each (domain/quality/content-parts.ts). */
  readonly content: Uint16Array
}

export type DocValueName = keyof DocValues

export type DocValueArray = DocValues[DocValueName]

/** The values of one document. */
export type DocValueRow = Readonly<Record<DocValueName, number>>

export const NO_SCHEDULE = 0xffffffff

export const FLAG = { photo: 1, website: 2, position: 4, demonstration: 8, verified: 16 } as const

/** In the order in which the delta packs them. A change needs another INDEX_FORMAT. */
export const DOC_VALUE_NAMES: readonly DocValueName[] = [
  'id',
  'city',
  'categories',
  'schedule',
  'group',
  'x',
  'y',
  'z',
  'cell',
  'rating',
  'reviews',
  'flags',
  'price',
  'attributes',
  'moreAttributes',
  'score',
  'name',
  'day',
  'content',
]

/** Zeroed values for docIds below `length`. */
export function makeDocValues(length: number): DocValues {
  return {
    id: new Uint32Array(length),
    city: new Uint32Array(length),
    categories: new Uint32Array(length),
    schedule: new Uint32Array(length),
    group: new Uint8Array(length),
    x: new Float64Array(length),
    y: new Float64Array(length),
    z: new Float64Array(length),
    cell: new Uint16Array(length),
    rating: new Uint8Array(length),
    reviews: new Uint32Array(length),
    flags: new Uint8Array(length),
    price: new Uint8Array(length),
    attributes: new Uint32Array(length),
    moreAttributes: new Uint32Array(length),
    score: new Uint32Array(length),
    name: new Float64Array(length),
    day: new Uint16Array(length),
    content: new Uint16Array(length),
  }
}

/** The same values in longer arrays. */
export function grownDocValues(values: DocValues, length: number): DocValues {
  const grown = makeDocValues(length)
  for (const name of DOC_VALUE_NAMES) grown[name].set(values[name])
  return grown
}

/** Writes the values of one document. */
export function setDocValues(values: DocValues, docId: number, row: DocValueRow): void {
  for (const name of DOC_VALUE_NAMES) values[name][docId] = row[name]
}

/** The values of one document as bytes, for the delta. */
export function packDocValues(row: DocValueRow): Uint8Array {
  return new Uint8Array(Float64Array.from(DOC_VALUE_NAMES, name => row[name]).buffer)
}

/** Writes values that packDocValues packed. */
export function setPackedDocValues(values: DocValues, docId: number, packed: Uint8Array): void {
  const numbers = new Float64Array(packed.buffer, packed.byteOffset, DOC_VALUE_NAMES.length)
  for (let at = 0; at < DOC_VALUE_NAMES.length; at++) {
    const name = DOC_VALUE_NAMES[at]
    if (name !== undefined) values[name][docId] = numbers[at] ?? 0
  }
}
