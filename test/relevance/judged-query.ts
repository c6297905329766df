import type { Alternative, SearchQuery } from '#domain/search/search.ts'

/** One query over the corpus with what a person expects of its first page. */
export interface JudgedQuery {
  /** What is typed into the first box, or the whole query. */
  readonly ask: string | Omit<SearchQuery, 'limit' | 'offset'>
  /** Why exactly this is expected. */
  readonly why: string
  /** Names that must stand on the first page, the first result among them. Empty: nothing may be found. */
  readonly best: readonly string[]
  /** Names that are welcome after all of the best. */
  readonly after?: readonly string[]
  /** Whatever is of one of these categories is welcome too. */
  readonly alike?: readonly string[]
  /** Names that must not be among the results. */
  readonly never?: readonly string[]
  /** What the answer must say that it read otherwise; null: it must not have. */
  readonly corrected?: { readonly from: string; readonly to: string } | null
  /** How the place must have been understood. */
  readonly place?: string | null
  readonly total?: number
  /** What must be offered where nothing is found. */
  readonly offers?: readonly Alternative['kind'][]
}

/** A judged query in one line: what is typed, what must come first, why. */
export function judged(
  ask: JudgedQuery['ask'],
  best: readonly string[],
  why: string,
  more: Omit<JudgedQuery, 'ask' | 'best' | 'why'> = {},
): JudgedQuery {
  return { ask, best, why, ...more }
}
