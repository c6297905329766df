import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
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

/** A query whose text was read. */
export interface Meaning extends Candidate {
  /** Its text is only what is searched for and where; everything else is in parts of its own. */
  readonly query: SearchQuery
  /** What was read from its text. */
  readonly phrases: readonly Phrase[]
  /** The query in the other reading of a text in doubt. */
  readonly otherwise: OtherQuery | undefined
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
export function* readMeanings(query: SearchQuery, { phrases, rest, doubtful }: ReadText): Generator<Meaning> {
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
  // Who states no attributes may still mention the words.
  const isMentioned = phrases.some(({ kind }) => kind === 'attribute')
  const words = { kind: 'words', query: { ...query, isVerbatim: true }, isForNothing: !isInDoubt } as const
  yield { query: meaning, phrases, otherwise: isInDoubt || isMentioned ? words : undefined, isMeant: always }
}

function isName(index: Evidence, text: string, rest: string, phrases: readonly Phrase[]): boolean {
  const what = withoutPlace(text)
  if (index.hasName(text) || (what !== text && index.hasName(what))) return true
  if (!phrases.every(({ isWeak }) => isWeak)) return false
  const others = queryTerms(withoutPlace(rest))
  // 'Lieferservice' alone is the trade.
  if (others.length === 0 && queryTerms(what).every(isTrade)) return true
  if (tradesMeant(what)?.length) return true
  return !others.some(isTrade) && index.isInNames(queryTerms(what))
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
