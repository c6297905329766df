import type { Language } from '#domain/language.ts'
import { RETENTION } from '#domain/privacy/retention.ts'

/** Days that searches stay in the log. */
export const SEARCH_LOG_DAYS = RETENTION.searches.days
/** Rarer searches could show who searched, so they are only shown as a sum. */
export const LEAST_SEARCHES = 3

/** Days that a report may cover. */
export const SEARCH_PERIODS = [7, 30, 90] as const
export type SearchPeriod = (typeof SEARCH_PERIODS)[number]

export const SEARCH_LISTS = ['top', 'without-results', 'corrected'] as const
/** 'without-results': searches that had no results the last time either. */
export type SearchListName = (typeof SEARCH_LISTS)[number]

/** All searches of a day for the same words, without who searched and when. */
export interface LoggedSearches {
  /** ISO date in Germany. */
  readonly day: string
  readonly query: string
  readonly place: string
  readonly language: Language
  readonly searches: number
  /** How many of them had no results, and in how many a word was corrected. */
  readonly withoutResults: number
  readonly corrected: number
  /** Number of results the last time. */
  readonly results: number
  /** The last correction of the query. */
  readonly correctedTo: string | null
}

/** Lines of a shown list; exports have all. */
export const SHOWN_SEARCH_LINES = 50
