/** The columns and their types. A change of names, types or order needs another INDEX_FORMAT. */
const COLUMNS = {
  id: Uint32Array,
  /** Numbers in the index's lookup tables of cities, sets of categories and weekly schedules. */
  city: Uint32Array,
  categories: Uint32Array,
  /** NO_SCHEDULE when no opening hours are known. */
  schedule: Uint32Array,
  /** Index in GROUPS. */
  group: Uint8Array,
  /** Point on the unit sphere; 0, 0, 0 without a position. */
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  /** Cell of the map grid (geo/map-grid.ts). */
  cell: Uint16Array,
  /** Tenths of a star; 0 when unknown. */
  rating: Uint8Array,
  reviews: Uint32Array,
  /** Bits of FLAG. */
  flags: Uint8Array,
  /** 1 to 4; 0 when unknown. */
  price: Uint8Array,
  /** The first 32 of ATTRIBUTE_SLUGS, one bit each, and the others. */
  attributes: Uint32Array,
  moreAttributes: Uint32Array,
  /** Score of static-rank.ts: more is better. */
  score: Uint32Array,
  /** Position in the order of names. Documents of the delta get positions half-way between those of the main file. */
  name: Float64Array,
  /** Date of the source in days since 1970. */
  day: Uint16Array,
  /** The parts of its content, one bit each (domain/quality/content-parts.ts). */
  content: Uint16Array,
} as const

export type DocValueName = keyof typeof COLUMNS

/**
 * What filters, facets, orders and distances need of every listed document, one typed array per property. The index of
 * a document in these arrays is its docId; docId 0 is never used.
 */
export type DocValues = { readonly [Name in DocValueName]: InstanceType<(typeof COLUMNS)[Name]> }

export type DocValueArray = DocValues[DocValueName]

/** The values of one document. */
export type DocValueRow = Readonly<Record<DocValueName, number>>

export const NO_SCHEDULE = 0xffffffff

export const FLAG = { photo: 1, website: 2, position: 4, demonstration: 8, verified: 16 } as const

/** In the order in which the delta packs them. */
export const DOC_VALUE_NAMES = Object.keys(COLUMNS) as readonly DocValueName[]

/** Zeroed values for docIds below `length`. */
export function makeDocValues(length: number): DocValues {
  const made = DOC_VALUE_NAMES.map(name => [name, new COLUMNS[name](length)])
  // The names are those of COLUMNS.
  return Object.fromEntries(made) as DocValues
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
