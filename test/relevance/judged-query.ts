import type { Alternative, SearchQuery } from '#domain/search/search.ts'

/** What a part of a query says. */
type PartKind = 'trade' | 'name' | 'place' | 'radius' | 'time' | 'attribute' | 'rating' | 'price'

/** A query over the corpus, with what a person expects on its first page. */
export interface JudgedQuery {
  /** What is typed into the first box, or the whole query. */
  readonly ask: string | Omit<SearchQuery, 'limit' | 'offset'>
  /** When it is asked, in German local time: '2026-11-29T20:30'; missing: NOW of judge.ts. */
  readonly at?: string
  /** Why exactly this is expected. */
  readonly why: string
  /** The best: names that must be on the first page, one of them first. Empty: nothing may be found. */
  readonly best: readonly string[]
  /** Acceptable names, after all of the best. */
  readonly after?: readonly string[]
  /** Names that may be missing. Those that are listed stand after all of the best and of `after`. */
  readonly behind?: readonly string[]
  /** Businesses of these categories are acceptable, too. */
  readonly alike?: readonly string[]
  /** Further hits: they have the words without being of the trade. */
  readonly further?: readonly string[]
  /** Names that must not be among the results. */
  readonly never?: readonly string[]
  /** The correction that the answer must name; null: it must correct nothing. */
  readonly corrected?: { readonly from: string; readonly to: string } | null
  /** How the place must be understood. */
  readonly place?: string | null
  /** The typed words that each part was read from. Small words ('in', 'mit', 'with') may be left out. */
  readonly understood?: Readonly<Partial<Record<PartKind, string>>>
  /** Nothing of these kinds may be understood. */
  readonly notUnderstood?: readonly PartKind[]
  readonly total?: number
  /** Names that must be listed as the nearest when nothing is found. */
  readonly nearest?: readonly string[]
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
