import { knownCategory } from '#domain/category/category.ts'
import { kindsOf } from '#domain/category/kinds.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'

/** A term of a query, as far as the trades that it names go. */
export interface TradeTerm extends Pick<QueryTerm, 'typed' | 'equal'> {
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
export function* tradesOf({ typed, equal, trades }: TradeTerm): Generator<string> {
  if (trades !== undefined) {
    yield* trades
    return
  }
  for (const name of [typed, ...equal.map(terms => terms.join(' '))]) {
    const category = knownCategory(name)
    if (category !== undefined) yield category.slug
  }
}

/** The slugs of the trades that a word means, each with its kinds: who is of one of them is meant. Empty where it names none. */
export function tradesMeantBy(term: TradeTerm): readonly string[] {
  return [...new Set([...tradesOf(term)].flatMap(kindsOf))]
}

/** Whether some words, at least one, all name the same trade: 'Kfz-Werkstatt', 'Autowerkstatt Meisterbetrieb'. */
export function isOneTrade(terms: readonly TradeTerm[]): boolean {
  const [first, ...others] = terms.map(term => tradesMeantBy(term).join(' '))
  return first !== undefined && first !== '' && others.every(other => other === first)
}

/** 'Notdienst' and its other names: 'emergency', 'nöbetçi'. */
export function isEmergency({ equal }: Pick<QueryTerm, 'equal'>): boolean {
  return equal.some(([first, ...more]) => first === EMERGENCY && more.length === 0)
}

/** The term of the word, as names are indexed. */
export const EMERGENCY = 'notdienst'
