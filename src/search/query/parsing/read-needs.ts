import { tradesMeant } from '#domain/category/meant-trades.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { isEmergency, isTrade, type TradeTerm } from '../named-trade.ts'
import { type FoundNeed, findNeed } from './find-need.ts'
import { type Evidence, isFoundThere, type Reading } from './reading.ts'

/** A term that says a need: it means one of the trades that help. */
export interface NeedTerm extends QueryTerm, TradeTerm {
  /** Key of the need. */
  readonly need: string
  /** Whether the text has a whole phrase of it. */
  readonly isWhole: boolean
}

/** Whether a term says a need. */
export function isNeed(term: QueryTerm): term is NeedTerm {
  return 'need' in term
}

/**
 * A text read as a need, with the first of the trades that help that is there or near; the first of those that are anywhere
 * where none is. A name has the words rather, and a trade beside them says itself what is meant.
 * @param plain the text as it is
 * @param surety how much of a phrase of the need the text has to have; 'vain': all, where nobody anywhere helps, which is
 * said, and what is related is offered
 */
export function* readNeeds(plain: Reading, surety: Surety | 'vain'): Generator<Reading> {
  const { what } = plain.parsedQuery
  if (tradesMeant(what)?.length) return
  // 'mit Kleinkind frühstücken': what is left beside an attribute is no need.
  const { attributes, moreAttributes } = plain.parsedQuery.filters.attributes
  const found = attributes === 0 && moreAttributes === 0 ? findNeed(what) : undefined
  if (found === undefined || suretyOf(found) !== (surety === 'vain' ? 'whole' : surety)) return
  const words = queryTerms(what)
  if (!isSaidBy(found, words)) return
  // What is broken counts in no other search: 'verstopft' of 'abfluss verstopft' is no word of a name.
  const isEachSearched = [...found.terms].every(term =>
    words.some(({ own }) => own.some(all => all.includes(term))),
  )
  const isName = (index: Evidence) => index.hasName(what) || (isEachSearched && index.isInNames(words))
  const readings = found.need.trades.map(trade => {
    const term = needTerm(found, what, trade)
    return { ...plain, parsedQuery: { ...plain.parsedQuery, terms: [term] } }
  })
  if (surety === 'vain') {
    const [first] = readings
    if (first !== undefined)
      yield { ...first, isMeant: index => !isName(index) && !index.finds(plain.parsedQuery) }
    return
  }
  for (const reading of readings)
    yield { ...reading, isMeant: index => !isName(index) && index.findsNear(reading.parsedQuery) }
  for (const reading of readings)
    yield {
      ...reading,
      // Who has the words there helps rather than who is far away.
      isMeant: index => !isName(index) && index.finds(reading.parsedQuery) && !isFoundThere(index, plain),
    }
}

/** A whole phrase, several words of one, or a single word. */
type Surety = 'whole' | 'several' | 'guess'

function suretyOf({ isWhole, terms }: FoundNeed): Surety {
  if (isWhole) return 'whole'
  return terms.size > 1 ? 'several' : 'guess'
}

/** Whether the need says what a text is about: no word beside its phrase names a trade, and a trade alone is no need. */
function isSaidBy({ terms, isWhole }: FoundNeed, words: readonly QueryTerm[]): boolean {
  const trades = words.filter(isTrade)
  // 'gute Pizza', 'Fahrrad kaufen': what is said beside the trade says no more.
  const isEmpty = ({ wish }: QueryTerm) => wish !== undefined && wish.kind !== 'task'
  if (trades.length > 0 && words.every(word => trades.includes(word) || isEmpty(word))) return false
  const isInPhrase = ({ own }: QueryTerm) => own.some(all => all.every(term => terms.has(term)))
  // 'Apotheke Notdienst' asks a trade for its emergency services.
  if (trades.length > 0 && words.some(isEmergency)) return false
  // Known phrases are names: 'Burger King'.
  if (words.some(word => word.typed.includes(' ') && !isInPhrase(word))) return false
  return trades.length === 0 || (isWhole && terms.size > 1 && trades.every(isInPhrase))
}

function needTerm({ need, terms, isWhole }: FoundNeed, what: string, trade: string): NeedTerm {
  const phrase = [[...terms]]
  const typed = what.toLowerCase()
  return {
    word: typed,
    typed,
    alternatives: phrase,
    own: phrase,
    equal: phrase,
    trades: [trade],
    need: need.key,
    isWhole,
  }
}
