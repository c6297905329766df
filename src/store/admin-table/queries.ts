import type { AdminSort } from '#domain/business/admin-business.ts'
import type { OverviewFilter } from '#domain/business/overview-filter.ts'
import type { GroupSlug } from '#domain/category/group.ts'

export interface TableOrder {
  readonly sortBy: AdminSort
  readonly sortOrder: 'asc' | 'desc'
}

/** The queries over all businesses, and the answer to each. */
export interface TableQueries {
  /** The ids of a part of a sorted list, and the length of the whole list. */
  list: {
    readonly question: TableOrder & {
      readonly filter: OverviewFilter
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
  totals: { readonly question: object; readonly answer: TableTotals }
}

/** Without removed businesses. */
export interface TableTotals {
  readonly total: number
  readonly hidden: number
  readonly demonstration: number
  readonly cities: number
  readonly categories: number
  readonly rated: number
  /** Of the rated ones, in tenths as the site shows it; null without any. */
  readonly averageRating: number | null
}

export type QueryKind = keyof TableQueries

/** The message to the thread. */
export interface QueryRequest {
  readonly number: number
  readonly kind: QueryKind
  readonly question: TableQueries[QueryKind]['question']
}

/** The message from the thread. */
export type QueryReply =
  | {
      readonly number: number
      readonly answer: TableQueries[QueryKind]['answer']
    }
  | { readonly number: number; readonly error: unknown }
