import { knownCategory } from '#domain/category/category.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'

/** A term of a query, as far as the trades that it names go. */
export interface TradeTerm extends Pick<QueryTerm, 'typed' | 'equal' | 'wish'> {
  /** Slugs of the trades that it names; missing: what its names say. */
  readonly trades?: readonly string[]
}

/** Whether a word names a trade, itself or by another name of it: 'Elektriker', 'Sanitär', 'eczane'. */
export function isTrade(term: TradeTerm): boolean {
  return tradeOf(term) !== undefined
}

/** The slug of the trade that a word names; undefined when it names none. */
export function tradeOf(term: TradeTerm): string | undefined {
  const [first] = tradesOf(term)
  return first
}

/** The slugs of the trades that a word and its other names name, its own first. */
export function* tradesOf({ typed, equal, trades, wish }: TradeTerm): Generator<string> {
  if (wish !== undefined) return
  if (trades !== undefined) {
    yield* trades
    return
  }
  for (const name of [typed, ...equal.map(terms => terms.join(' '))]) {
    const category = knownCategory(name)
    if (category !== undefined) yield category.slug
  }
}
