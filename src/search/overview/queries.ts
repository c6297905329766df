import type { AdminSort } from '#domain/business/admin-business.ts'
import type { OverviewFilter } from '#domain/business/overview-filter.ts'
import type { GroupSlug } from '#domain/category/group.ts'

/** What a filter names that is not in the index: ids that the caller reads from the database. */
export interface NamedIds {
  /** Businesses that belong to the filter's day by their history. */
  readonly ofDay: Uint32Array
  /** Of its import and its search; a business must be in each of them. */
  readonly among: readonly Uint32Array[]
}

/** The queries over all businesses, hidden and removed ones too, and the answer to each. */
export interface OverviewQueries {
  /** The ids of a part of a sorted list, and the length of the whole list. */
  list: {
    readonly question: {
      readonly filter: OverviewFilter
      readonly named: NamedIds
      readonly sortBy: AdminSort
      readonly sortOrder: 'asc' | 'desc'
      readonly offset: number
      /** Infinity for all. */
      readonly limit: number
    }
    readonly answer: { readonly ids: Uint32Array; readonly total: number }
  }
  /** Businesses that are not removed, counted by each value that a filter can name; most frequent first. */
  categories: {
    readonly question: object
    readonly answer: readonly { readonly category: string; readonly count: number }[]
  }
  cities: {
    readonly question: object
    /** By their shown names; businesses without a city are left out. */
    readonly answer: readonly { readonly city: string; readonly count: number }[]
  }
  groups: {
    readonly question: object
    readonly answer: readonly { readonly group: GroupSlug; readonly count: number }[]
  }
  countries: {
    readonly question: object
    readonly answer: readonly { readonly countryCode: string; readonly count: number }[]
  }
  totals: { readonly question: object; readonly answer: OverviewTotals }
}

/** Without removed businesses. */
export interface OverviewTotals {
  readonly total: number
  readonly hidden: number
  readonly demonstration: number
  readonly cities: number
  readonly categories: number
  readonly rated: number
  /** Of the rated ones, in tenths as the site shows it; null without any. */
  readonly averageRating: number | null
}

export type QueryKind = keyof OverviewQueries

/** What the index has to contain before it answers. */
export interface Freshness {
  /** A change number; 0 where nothing is stored yet, so that no index is needed. */
  readonly change: number
  /** How long a query waits for it. After that it is answered from what there is. */
  readonly waitMs: number
}

/** The message to the thread. */
export interface QueryRequest {
  readonly number: number
  readonly kind: QueryKind
  readonly question: OverviewQueries[QueryKind]['question']
  readonly freshness: Freshness
}

/** The message from the thread. */
export type QueryReply =
  | { readonly number: number; readonly answer: OverviewQueries[QueryKind]['answer'] }
  /** There is no index, or it cannot be read. */
  | { readonly number: number; readonly isReady: false }
  | { readonly number: number; readonly error: unknown }
