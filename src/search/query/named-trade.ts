import { lazily } from '#domain/cache/lazily.ts'
import { kindsOf } from '#domain/category/kinds.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { termsOfPhrase } from '#search/analysis/synonym-table.ts'
import { addedNamesOf } from '#search/analysis/synonyms.ts'

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
  return tradesOf(term)[0]
}

/** The slug of the one trade that a word names, which may have kinds; undefined for a word for several: 'Werkstatt'. */
export function onlyTradeOf(term: TradeTerm): string | undefined {
  const first = tradeOf(term)
  if (first === undefined) return undefined
  const kinds = new Set(kindsOf(first))
  return tradesMeantBy(term).every(slug => kinds.has(slug)) ? first : undefined
}

/** The slugs of the trades that a word names, itself or as the operator says; of one that names none, those that its other names do. */
export function tradesOf(term: TradeTerm): readonly string[] {
  let named = namedBy.get(term)
  if (named === undefined) {
    named = [...namesOfTrades(term)]
    namedBy.set(term, named)
  }
  return named
}

function* namesOfTrades({ typed, equal, trades, wish }: TradeTerm): Generator<string> {
  if (wish !== undefined) return
  if (trades !== undefined) {
    yield* trades
    return
  }
  const own = tradesMeant(typed)
  const phrase = termsOfPhrase(typed).join(' ')
  if (own !== undefined) yield* own
  // A word that only shares its stem with a name has the other names of that name, and means none of them: 'gute', 'Kuchen'.
  const others = own === undefined && !tradesByTerms().has(phrase) ? equal : addedNamesOf(phrase)
  for (const terms of others) yield* tradesByTerms().get(terms.join(' ')) ?? []
}

/** What the operator says that a word means, too, as far as it is no trade. */
export function otherNamesAdded({ typed }: TradeTerm): QueryTerm['equal'] {
  return addedNamesOf(termsOfPhrase(typed).join(' ')).filter(terms => !tradesByTerms().has(terms.join(' ')))
}

/**
 * The slugs of trades by the terms of what they are called: another name of a word is one only as a whole. English names that
 * only files have are left out: their terms are those of other words ('Car service', 'care services').
 */
const tradesByTerms = lazily(() => {
  const byTerms = new Map<string, Set<string>>()
  for (const { slug, name, aliases, englishNames, turkishNames } of CATEGORIES)
    for (const called of [name, ...aliases, ...englishNames.slice(0, 1), ...turkishNames]) {
      const key = termsOfPhrase(called).join(' ')
      const slugs = byTerms.get(key) ?? new Set()
      const [meant] = tradesMeant(called) ?? [slug]
      if (meant !== undefined) slugs.add(meant)
      byTerms.set(key, slugs)
    }
  return byTerms
})

/** The slugs of the trades that a word means, each with its kinds: who is of one of them is meant. Empty where it names none. */
export function tradesMeantBy(term: TradeTerm): readonly string[] {
  let meant = meantBy.get(term)
  if (meant === undefined) {
    meant = [...new Set(tradesOf(term).flatMap(kindsOf))]
    meantBy.set(term, meant)
  }
  return meant
}

/** A term is asked several times for each search. */
const namedBy = new WeakMap<TradeTerm, readonly string[]>()
const meantBy = new WeakMap<TradeTerm, readonly string[]>()

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
