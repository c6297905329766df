import type { Language } from '#domain/language.ts'
import type { Json, Millis } from './columns.ts'

/** All searches of a day for the same words (domain/search/logged-words.ts); without anything about who searched. */
export interface SearchLogTable {
  /** ISO date in Germany. */
  day: string
  query: string
  place: string
  language: Language
  searches: number
  without_results: number
  corrected: number
  /** Results of the last one. */
  results: number
  corrected_to: string | null
}

/** A synonym that the operator has defined. */
export interface SynonymTable {
  id: number
  /** Lower case, unique. */
  term: string
  means: Json
  account: string
  created_at: Millis
}
