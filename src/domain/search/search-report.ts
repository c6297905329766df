import type { Language } from '#domain/language.ts'

/** So long the search log is kept. */
export const SEARCH_LOG_DAYS = 90
/** What was searched less often than this in all that time could tell who searched: it is shown as a sum only. */
export const LEAST_SEARCHES = 3

/** Days that a report may cover. */
export const SEARCH_PERIODS = [7, 30, 90] as const
export type SearchPeriod = (typeof SEARCH_PERIODS)[number]

export const SEARCH_LISTS = ['top', 'without-results', 'corrected'] as const
/** 'without-results': what found nothing the last time either. */
export type SearchListName = (typeof SEARCH_LISTS)[number]

/** All searches of a day for the same words. Nothing in it says who searched, or when. */
export interface LoggedSearches {
  /** ISO date in Germany. */
  readonly day: string
  readonly query: string
  readonly place: string
  readonly language: Language
  readonly searches: number
  /** How many of them found nothing, and in how many a word was read otherwise. */
  readonly withoutResults: number
  readonly corrected: number
  /** Businesses found the last time. */
  readonly results: number
  /** How the query was read when it was corrected last. */
  readonly correctedTo: string | null
}

/** What was searched for in the period. */
export interface SearchLine {
  readonly query: string
  /** Only in the list without results, where the place may be the reason; '' elsewhere: all places together. */
  readonly place: string
  readonly languages: readonly Language[]
  readonly searches: number
  readonly withoutResults: number
  readonly corrected: number
  /** How it was read when it was corrected last; null when it never was. */
  readonly correctedTo: string | null
}

export interface SearchList {
  /** Lines there are; `lines` may be fewer. */
  readonly total: number
  /** Highest first: searches, those without results, or those corrected. */
  readonly lines: readonly SearchLine[]
}

export interface SearchReport {
  /** First and last day, ISO dates in Germany. */
  readonly from: string
  readonly to: string
  readonly searches: number
  readonly withoutResults: number
  readonly corrected: number
  /** What no list shows, because too few searched for it. */
  readonly rare: { readonly queries: number; readonly searches: number }
  readonly lists: Readonly<Record<SearchListName, SearchList>>
}

/** Where lists that are shown end; exports give them whole. */
export const SHOWN_SEARCH_LINES = 50
