import type { Language } from '#domain/language.ts'
import type { Json, Millis } from './columns.ts'

/** All searches of a day for the same words (domain/search-log); nothing in it says who searched. */
export interface SearchLogTable {
  /** ISO date in Germany. */
  day: string
  query: string
  place: string
  language: Language
  searches: number
  without_results: number
  corrected: number
  /** Found the last time. */
  results: number
  corrected_to: string | null
}

/** What the operator says that a word means. */
export interface SynonymTable {
  id: number
  /** Lower case, unique. */
  term: string
  means: Json
  account: string
  created_at: Millis
}
