import type { Alternative, SearchQuery } from '#domain/search/search.ts'

/** A query over the corpus, with what a person expects on its first page. */
export interface JudgedQuery {
  /** What is typed into the first box, or the whole query. */
  readonly ask: string | Omit<SearchQuery, 'limit' | 'offset'>
  /** Why exactly this is expected. */
  readonly why: string
  /** The best: names that must be on the first page, one of them first. Empty: nothing may be found. */
  readonly best: readonly string[]
  /** Acceptable names, after all of the best. */
  readonly after?: readonly string[]
  /** Businesses of these categories are acceptable, too. */
  readonly alike?: readonly string[]
  /** Names that must not be among the results. */
  readonly never?: readonly string[]
  /** The correction that the answer must name; null: it must correct nothing. */
  readonly corrected?: { readonly from: string; readonly to: string } | null
  /** How the place must be understood. */
  readonly place?: string | null
  readonly total?: number
  /** The alternatives that must be there when nothing is found. */
  readonly offers?: readonly Alternative['kind'][]
}

/** A judged query in one line: the text, the best, the reason. */
export function judged(
  ask: JudgedQuery['ask'],
  best: readonly string[],
  why: string,
  more: Omit<JudgedQuery, 'ask' | 'best' | 'why'> = {},
): JudgedQuery {
  return { ask, best, why, ...more }
}
