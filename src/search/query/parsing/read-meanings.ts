import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { SEARCHED_ATTRIBUTES } from '#domain/attribute/searched-attributes.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { isTrade } from '../named-trade.ts'
import type { Phrase } from './phrases/phrase.ts'
import type { ReadText } from './phrases/read-phrases.ts'
import { BEST } from './phrases/value.ts'
import { always, type Candidate, type Evidence } from './reading.ts'
import { splitWishes } from './wishes.ts'

/** A query whose text was read. */
export interface Meaning extends Candidate {
  /** Its text is only what is searched for and where; everything else is in parts of its own. */
  readonly query: SearchQuery
  /** What was read from its text. */
  readonly phrases: readonly Phrase[]
  /** The query in the other reading of a text in doubt. */
  readonly otherwise: OtherQuery | undefined
  /** What is taken instead where it finds nothing, the likeliest first; missing: nothing is. */
  readonly inVain?: readonly Pick<Meaning, 'query' | 'phrases' | 'otherwise' | 'leftOut'>[]
  /** A phrase of the text, as typed, that excludes everything; missing where all count. */
  readonly leftOut?: string
}

interface OtherQuery {
  readonly kind: 'words' | 'meaning'
  readonly query: SearchQuery
  /** Whether it is only offered where nothing is found. */
  readonly isForNothing: boolean
}

/**
 * What the text of a query may say beside trade, name and place. What is part of the name of a business stays a word: a
 * text that is a whole name, and words of which names are made where all words are in one and none of the others is a trade.
 */
export function* readMeanings(query: SearchQuery, read: ReadText): Generator<Meaning> {
  const { phrases, rest, doubtful } = read
  const plain: Meaning = { query, phrases: [], otherwise: undefined, isMeant: always }
  if (phrases.length === 0) return yield plain
  const { text = '' } = query
  const meaning = withPhrases({ ...query, text: rest }, phrases)
  const otherwise = { kind: 'meaning', query: meaning, isForNothing: false } as const
  yield { ...plain, otherwise, isMeant: index => isName(index, text, rest, phrases) }
  const certain = phrases.filter(({ isWeak }) => !isWeak)
  const weak = phrases.filter(({ isWeak }) => isWeak)
  // What is certain is said beside a name or a trade: 'Café Sonntag jetzt geöffnet', 'Schwimmbad im Umkreis von 20 km'.
  if (certain.length > 0 && weak.length > 0)
    yield {
      query: withPhrases({ ...query, text: doubtful }, certain),
      phrases: certain,
      otherwise,
      isMeant: index => isName(index, doubtful, rest, weak),
    }
  const isInDoubt = weak.length > 0
  const inVain = [...inVainOf(query, read)]
  // Who states no attributes may still mention the words.
  const isMentioned = phrases.some(({ kind }) => kind === 'attribute')
  const words = { kind: 'words', query: { ...query, isVerbatim: true }, isForNothing: !isInDoubt } as const
  yield {
    query: meaning,
    phrases,
    otherwise: isInDoubt || isMentioned ? words : undefined,
    inVain,
    isMeant: always,
  }
}

function* inVainOf(
  query: SearchQuery,
  { phrases, rest, mentioned }: ReadText,
): Generator<NonNullable<Meaning['inVain']>[number]> {
  const otherwise = undefined
  const stated = phrases.filter(({ kind }) => kind !== 'attribute')
  // Nobody there delivers: pizzerias that do not are no answer, and those around are.
  const [category] = tradesMeant(withoutPlace(mentioned)) ?? []
  const isTradeOfAttribute = category !== undefined && phrases.some(isSaidBy(category))
  if (stated.length < phrases.length && !isTradeOfAttribute)
    yield { query: withPhrases({ ...query, text: mentioned }, stated), phrases: stated, otherwise }
  const price = phrases.find(({ kind }) => kind === 'price')
  const others = phrases.filter(phrase => phrase !== price)
  if (price !== undefined)
    yield {
      query: withPhrases({ ...query, text: rest }, others),
      phrases: others,
      otherwise,
      leftOut: price.typed,
    }
}

function isName(index: Evidence, text: string, rest: string, phrases: readonly Phrase[]): boolean {
  const what = withoutPlace(text)
  if (index.hasName(text) || (what !== text && index.hasName(what))) return true
  if (!phrases.every(({ isWeak }) => isWeak)) return false
  const others = queryTerms(withoutPlace(rest))
  // 'Lieferservice' alone is the trade.
  if (others.length === 0 && queryTerms(what).every(isTrade)) return true
  const [category] = tradesMeant(what) ?? []
  if (category !== undefined && !(others.some(isTrade) && phrases.some(isSaidBy(category)))) return true
  return !others.some(isTrade) && index.isInNames(queryTerms(what))
}

/** A 'Pizza-Lieferdienst' is a pizzeria that delivers: who has such an attribute is meant as well. */
function isSaidBy(category: string): (phrase: Phrase) => boolean {
  return ({ kind, value }) =>
    kind === 'attribute' &&
    isAttributeSlug(value) &&
    (SEARCHED_ATTRIBUTES[value].categories ?? []).includes(category)
}

/** Whether a text with wishes is the name of a business, or all words of it are in one and none of the others is a trade. */
export function hasNameWithWishes(index: Evidence, text: string): boolean {
  const terms = queryTerms(text)
  if (terms.every(({ wish }) => wish === undefined)) return false
  return isName(index, text, splitWishes(text).sought.join(' '), [])
}

function withoutPlace(text: string): string {
  return splitWhatWhere(text)?.what ?? text
}

/** A query with what its text means. What it says beside its text counts before the text. */
export function withPhrases(query: SearchQuery, phrases: readonly Phrase[]): SearchQuery {
  return phrases.reduce(withPhrase, query)
}

function withPhrase(query: SearchQuery, { kind, value }: Phrase): SearchQuery {
  switch (kind) {
    case 'time':
      return { ...readOpenAt(value), ...query }
    case 'attribute':
      return {
        ...query,
        attributes: [...new Set([...(query.attributes ?? []), value])].filter(isAttributeSlug),
      }
    case 'rating':
      return value === BEST ? { sort: 'rating', ...query } : { minRating: Number(value), ...query }
    case 'price':
      return value === '' ? query : { priceLevels: value.split(',').map(Number), ...query }
    case 'radius':
      return { radiusKm: Number(value), ...query }
  }
}

function readOpenAt(value: string): Pick<SearchQuery, 'openAt'> {
  const openAt = parseOpenAt(value)
  return openAt === undefined ? {} : { openAt }
}
