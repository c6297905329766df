import { lazily } from '#domain/cache/lazily.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { splitWhatWhere, type WhatWhere, withoutPreposition } from '#domain/place/split-what-where.ts'
import { resolveWhere } from '#domain/place/where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { isEverydayWord } from '#search/analysis/filler-words.ts'
import { foldWord } from '#search/analysis/folding.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { largePlaceMeant, nearestPlaceName } from '#search/spelling/nearest-place.ts'
import { isTrade, type TradeTerm } from '../named-trade.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { isBeginning, isBegun, withBeginnings } from './beginnings.ts'
import { type Corrected, correctText } from './correct-text.ts'
import { placeOfWhere } from './parse-place.ts'
import { isNeed, readNeeds } from './read-needs.ts'
import { always, type Evidence, firstMeant, isFoundThere, type Reading } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'
import {
  type FewerTerms,
  raisedBy,
  splitWishes,
  withFewerWishes,
  withoutBegunWish,
  withoutPraise,
  withoutWishes,
} from './wishes.ts'

/** A query without its words. */
export interface Wordless {
  readonly vocabulary: Vocabulary
  readonly query: SearchQuery
  readonly base: Omit<ParsedQuery, 'what' | 'terms'>
  /** A business has all words in its name, those of wishes too. */
  readonly isName?: boolean
}

/** Everybody knows it, so that its name is rather meant than a word of the index. */
const MIN_POPULATION_OF_A_LARGE_PLACE = 100_000

/** Longer texts are no trade and place. */
const MOST_WORDS_WITH_A_PLACE = 6

/** Of a misspelled place: 'Bad Reichenhal', 'Landkreis Rosenhiem'. */
const MOST_PLACE_WORDS = 3

/** A text as it is. @param where the place of the query as typed */
export function asTyped(wordless: Wordless, text: string, where: string): Reading {
  const { base, query, isName } = wordless
  const typed = queryTerms(text)
  const read = isName === true || query.isVerbatim === true ? typed : withoutWishes(typed)
  const terms = asOneTrade(read, text)
  const raised = raisedBy(typed)
  const parsedQuery = { ...base, what: text, terms, ...(raised !== undefined && { raised }) }
  return { parsedQuery, corrected: null, where, isMeant: always }
}

/** The words of a text that is the name of a trade as a whole, as one: 'Zahnärztlicher Notdienst'. */
function asOneTrade(terms: readonly QueryTerm[], text: string): readonly QueryTerm[] {
  const trades = terms.length > 1 ? tradesMeant(text) : undefined
  if (trades === undefined || trades.length === 0) return terms
  const typed = terms.map(term => term.typed).join(' ')
  const all = [terms.flatMap(({ own: [first = []] }) => first)]
  const one: QueryTerm & TradeTerm = { word: typed, typed, own: all, equal: all, alternatives: all, trades }
  return [one]
}

/** The ways to read a text beside its place, the likeliest first: as it is where it is found, and then what may be meant instead. */
export function* readWords(wordless: Wordless, text: string, where: string): Generator<Reading> {
  const plain = asTyped(wordless, text, where)
  const needs = needsOf(wordless, plain)
  yield* needs('whole')
  const better = correctionOf(wordless, text)
  yield { ...plain, isMeant: index => better === undefined && isFoundThere(index, plain) }
  const isTradeMeant = isTradeMisspelled(plain, better)
  if (!isTradeMeant) yield* needs('several')
  yield* readOtherwise(wordless, plain)
  if (better !== undefined) yield ifFound(corrected(asTyped(wordless, better.text, where), better))
  if (isTradeMeant) yield* needs('several')
  yield* needs('guess')
  yield* needs('vain')
  yield plain
}

/**
 * The ways to read a text that may contain the place, the likeliest first: split into words and place; as it is where it is
 * found; with fewer words or with words begun; with corrected words; with a misspelled place.
 */
export function* readOneBox(wordless: Wordless, text: string): Generator<Reading> {
  yield* splitText(wordless, text)
  const isLiteral = wordless.query.isVerbatim === true
  const plain = asTyped(wordless, text, '')
  const needs = needsOf(wordless, plain)
  yield* needs('whole')
  const large = isLiteral ? undefined : withMisspelledPlace(wordless, text, largePlaceMeant)
  if (large !== undefined) yield { ...large, isMeant: index => !index.isInNames(plain.parsedQuery.terms) }
  const better = correctionOf(wordless, text)
  yield { ...plain, isMeant: index => better === undefined && index.finds(plain.parsedQuery) }
  const isTradeMeant = isTradeMisspelled(plain, better)
  if (!isTradeMeant) yield* needs('several')
  yield* readOtherwise(wordless, plain)
  if (better !== undefined) {
    const placed = [...splitText(wordless, better.text)]
    for (const one of placed)
      yield {
        ...corrected(one, better),
        isMeant: index => one.isMeant(index) && index.finds(one.parsedQuery),
      }
    const isPlaced = (index: Evidence) => firstMeant(placed, index) !== undefined
    // 'friseur bayrn' is rather Bayern than any word.
    const near = withMisspelledPlace(wordless, text, unknownPlace)
    if (near?.corrected?.from === better.from && isLarge(near))
      yield { ...near, isMeant: index => !isPlaced(index) }
    const again = ifFound(corrected(asTyped(wordless, better.text, ''), better))
    yield { ...again, isMeant: index => !isPlaced(index) && again.isMeant(index) }
  }
  yield ifFound(plain)
  if (isTradeMeant) yield* needs('several')
  yield* needs('guess')
  // Without results either way, the words were probably spelled correctly, unless one is a misspelled place.
  if (!isLiteral && !plain.parsedQuery.terms.every(term => wordless.vocabulary.isUsed(term))) {
    const near = withMisspelledPlace(wordless, text, unknownPlace)
    if (near !== undefined) yield near
  }
  yield* needs('vain')
  yield plain
}

/** What reads a text as needs; verbatim it says none. */
function needsOf({ query }: Wordless, plain: Reading) {
  return (surety: Parameters<typeof readNeeds>[1]) => (query.isVerbatim ? [] : readNeeds(plain, surety))
}

/** Whether a trade is rather meant than a need that has words like it: 'schlüsseldinst sofort'. */
function isTradeMisspelled({ parsedQuery: { terms } }: Reading, better: Corrected | undefined): boolean {
  return better !== undefined && !terms.some(isTrade) && queryTerms(better.text).some(isTrade)
}

/** What a text may mean that finds nothing as it is: the same without its weakest wishes, or with words that are begun. */
function* readOtherwise(wordless: Wordless, plain: Reading): Generator<Reading> {
  if (wordless.query.isVerbatim) return
  const isFoundRather = (index: Evidence, other: Reading) =>
    !isFoundThere(index, plain) &&
    (isFoundThere(index, other) || (!index.finds(plain.parsedQuery) && index.finds(other.parsedQuery)))
  const without = ({ terms, leftOut }: FewerTerms): Reading => {
    const fewer = { ...plain, leftOut, parsedQuery: { ...plain.parsedQuery, terms } }
    return { ...fewer, isMeant: index => isFoundRather(index, fewer) }
  }
  const { terms } = plain.parsedQuery
  for (const fewer of withFewerWishes(terms)) yield without(fewer)
  const begun = withBegunWords(wordless, plain)
  if (begun !== undefined) {
    const words = begun.parsedQuery.terms.filter(isBegun).map(term => ({ ...term, alternatives: term.own }))
    // What is only somewhere else is rather looked for around the place, unless it is a word of addresses: 'Zahna'.
    const isNamed = (index: Evidence) => words.some(word => isTrade(word) || index.isInNames([word]))
    yield {
      ...begun,
      isMeant: index => isFoundRather(index, begun) && !(index.finds(plain.parsedQuery) && isNamed(index)),
    }
  }
  const unbegun = withoutBegunWish(terms)
  if (unbegun !== undefined) yield without(unbegun)
}

function withBegunWords({ vocabulary }: Wordless, plain: Reading): Reading | undefined {
  const { what } = plain.parsedQuery
  const better = correctText(vocabulary, what, word => isBeginning(vocabulary, word))
  const text = better?.text ?? what
  const terms = withBeginnings(vocabulary, withoutPraise(queryTerms(text)), what)
  if (terms === undefined) return undefined
  const begun = { ...plain, parsedQuery: { ...plain.parsedQuery, what: text, terms } }
  return better === undefined ? begun : corrected(begun, better)
}

function corrected(reading: Reading, { from, to }: Corrected): Reading {
  return { ...reading, corrected: { from, to } }
}

function ifFound(reading: Reading): Reading {
  return { ...reading, isMeant: index => index.finds(reading.parsedQuery) }
}

/**
 * A text with a place in it. The text as a whole is meant instead where a business has it as its name, or where only the
 * whole finds something.
 */
function* splitText(wordless: Wordless, text: string): Generator<Reading> {
  const parts = splitWhatWhere(text) ?? splitAmongWishes(text)
  if (parts === undefined) return
  const { what, where } = parts
  // 'Frankfurt/Oder', 'Hamm (Westf.)': no other words are written so.
  const isSaidApart = /\p{L}\s?[(/]\s?\p{L}/u.test(text)
  const place = placeOfWhere(wordless.vocabulary, where)
  const whole = lazily(() => asTyped(wordless, text, '').parsedQuery)
  yield* asPartOfName(wordless, parts)
  // The first reading that is meant at the place counts; none where the text is a name as a whole.
  let settled: Reading | typeof WHOLE_NAME | undefined
  for (const reading of readWords({ ...wordless, base: { ...wordless.base, place } }, what, where.label)) {
    yield {
      ...reading,
      isMeant: index => {
        if (index.hasName(text)) settled ??= WHOLE_NAME
        if (settled === undefined && reading.isMeant(index)) settled = reading
        return (
          settled === reading &&
          !(isGuess(reading) && index.finds(whole())) &&
          (isSaidApart ||
            isOnlyTrades(reading) ||
            index.findsThere(reading.parsedQuery) ||
            !index.finds(whole()))
        )
      },
    }
    if (settled !== undefined) return
  }
}

/** Stands for the reading of a text that is a name. */
const WHOLE_NAME = 'name'

/** Whether a text was taken for a need that it does not wholly say. */
function isGuess({ parsedQuery: { terms } }: Reading): boolean {
  return terms.some(term => isNeed(term) && !term.isWhole)
}

/** Of trades at a place the nearest are wanted where none are there, and not who mentions the place. */
function isOnlyTrades({ parsedQuery: { terms } }: Reading): boolean {
  return terms.length > 0 && terms.every(term => isTrade(term) && !isNeed(term))
}

/** 'kita köln freie plätze': a place is at the end or at the beginning of what is left without wishes. */
function splitAmongWishes(text: string): WhatWhere | undefined {
  const { words, sought, wishes } = splitWishes(text)
  const parts = wishes.length === 0 || sought.length === 0 ? undefined : splitWhatWhere(sought.join(' '))
  if (parts === undefined || parts.what === '') return undefined
  const left = parts.what.split(' ')
  const isLeft = (word: string) => word === left[0] && left.shift() !== undefined
  return { ...parts, what: words.filter(word => wishes.includes(word) || isLeft(word)).join(' ') }
}

/** What says 'and around it' may be part of a name: 'Yoga Raum Köln'. */
function* asPartOfName(wordless: Wordless, { what, where }: WhatWhere): Generator<Reading> {
  const { around, ...exactly } = where
  const words = queryTerms(`${what} ${around ?? ''}`)
  if (around === undefined || words.length === queryTerms(what).length) return
  const place = placeOfWhere(wordless.vocabulary, exactly)
  const reading = asTyped(
    { ...wordless, base: { ...wordless.base, place } },
    `${what} ${around}`,
    where.label,
  )
  yield { ...reading, isMeant: index => index.isInNames(words) && index.findsThere(reading.parsedQuery) }
}

/** Reads a trade with a misspelled place: 'zahnarzt paderbron'. @param correct the name of the place that some words mean */
function withMisspelledPlace(
  wordless: Wordless,
  text: string,
  correct: (typed: string, vocabulary: Vocabulary) => string | undefined,
): Reading | undefined {
  const { vocabulary, base } = wordless
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  if (words.length > MOST_WORDS_WITH_A_PLACE || !queryTerms(text).some(isTrade)) return undefined
  for (let length = Math.min(MOST_PLACE_WORDS, words.length - 1); length > 0; length--) {
    for (const [typed, others] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const from = typed.join(' ')
      const what = withoutPreposition(others).join(' ')
      if (!queryTerms(what).some(isTrade)) continue
      const to = correct(from, vocabulary)
      const where = to === undefined ? undefined : resolveWhere(to)
      if (to === undefined || where === undefined) continue
      const place = placeOfWhere(vocabulary, where)
      return {
        ...asTyped({ ...wordless, base: { ...base, place } }, what, where.label),
        corrected: { from, to },
      }
    }
  }
  return undefined
}

/** The place that is spelled nearly as words that no business of the index has. */
function unknownPlace(typed: string, vocabulary: Vocabulary): string | undefined {
  const isWord = (word: string) => isEverydayWord(foldWord(word)) || isBeginning(vocabulary, word)
  if (typed.split(' ').every(isWord) || queryTerms(typed).every(term => vocabulary.isUsed(term)))
    return undefined
  return nearestPlaceName(typed)
}

function isLarge({ where }: Reading): boolean {
  return (resolveWhere(where)?.population ?? 0) >= MIN_POPULATION_OF_A_LARGE_PLACE
}

/** The text with corrected words. */
function correctionOf({ vocabulary, query }: Wordless, text: string): Corrected | undefined {
  return query.isVerbatim ? undefined : correctText(vocabulary, text)
}
