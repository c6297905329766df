import type { GroupSlug } from '#domain/category/group.ts'
import type { StateCode } from '#domain/place/state.ts'
import { LookupTable } from './lookup-table.ts'

/** A city of the index. */
export interface IndexedCity {
  readonly slug: string
  /** The plain name; empty for businesses without a city. */
  readonly name: string
  /** As shown: 'Neustadt (Sachsen)'. */
  readonly shown: string
  readonly state: StateCode | null
  /** The middle of its businesses, else the gazetteer's, else unknown. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A real category of the index. */
export interface IndexedCategory {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
}

/**
 * Everything the documents of one index refer to by number. The main file holds the first numbers, the delta those
 * that its documents added; both are kept in the tables `city`, `category` and `schedule`.
 */
export interface LookupTables {
  /** By slug. */
  readonly cities: LookupTable<IndexedCity>
  /** By slug. */
  readonly categories: LookupTable<IndexedCategory>
  /** Encoded weeks, by their numbers joined with commas. */
  readonly schedules: LookupTable<Uint16Array>
}

/** Names of an empty index. */
export function makeLookupTables(): LookupTables {
  return { cities: new LookupTable(), categories: new LookupTable(), schedules: new LookupTable() }
}
