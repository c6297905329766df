import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { categoryFor } from '#domain/category/category.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { docsWithWords } from '../matching/candidates.ts'
import { hasExactName, isTrade } from '../matching/tiers.ts'
import { hasKnownPrices } from './known-prices.ts'
import type { Phrase } from './phrases/phrase.ts'
import { readPhrases } from './phrases/read-phrases.ts'
import { BEST } from './phrases/value.ts'

/** A query whose text was read. */
export interface ReadQuery {
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
 * Reads what the text of a query says beside trade, name and place. What is part of the name of a business stays a word: a
 * text that is a whole name, and words of which names are made where all words are in one and none of the others is a trade.
 */
export function readQuery(snapshot: Snapshot, query: SearchQuery, now: number): ReadQuery {
  const { text = '' } = query
  const plain: ReadQuery = { query, phrases: [], otherwise: undefined }
  if (query.isVerbatim || text === '') return plain
  const { phrases: read, rest, doubtful } = readPhrases(text)
  if (read.length === 0) return plain
  const words: SearchQuery = { ...query, isVerbatim: true }
  const phrases = withKnownPrices(snapshot, { ...query, text: rest }, read, now)
  const meaning = phrases.reduce(withMeaning, { ...query, text: rest })
  if (isName(snapshot, text, rest, phrases))
    return { ...plain, otherwise: { kind: 'meaning', query: meaning, isForNothing: false } }
  const certain = phrases.filter(({ isWeak }) => !isWeak)
  const weak = phrases.filter(({ isWeak }) => isWeak)
  // What is certain is said beside a name or a trade: 'Café Sonntag jetzt geöffnet', 'Schwimmbad im Umkreis von 20 km'.
  if (certain.length > 0 && weak.length > 0 && isName(snapshot, doubtful, rest, weak))
    return {
      query: certain.reduce(withMeaning, { ...query, text: doubtful }),
      phrases: certain,
      otherwise: { kind: 'meaning', query: meaning, isForNothing: false },
    }
  const isInDoubt = weak.length > 0
  // Who states no attributes may still mention the words.
  const isMentioned = phrases.some(({ kind }) => kind === 'attribute')
  return {
    query: meaning,
    phrases,
    otherwise:
      isInDoubt || isMentioned ? { kind: 'words', query: words, isForNothing: !isInDoubt } : undefined,
  }
}

/** The phrases; those about prices without their value where too few of the results state what they cost. */
function withKnownPrices(
  snapshot: Snapshot,
  query: SearchQuery,
  phrases: readonly Phrase[],
  now: number,
): readonly Phrase[] {
  if (phrases.every(({ kind }) => kind !== 'price')) return phrases
  const others = phrases.filter(({ kind }) => kind !== 'price').reduce(withMeaning, query)
  if (hasKnownPrices(snapshot, others, now)) return phrases
  return phrases.map(phrase => (phrase.kind === 'price' ? { ...phrase, value: '' } : phrase))
}

function isName(snapshot: Snapshot, text: string, rest: string, phrases: readonly Phrase[]): boolean {
  const what = withoutPlace(text)
  if (hasExactName(snapshot, text) || (what !== text && hasExactName(snapshot, what))) return true
  if (!phrases.every(({ isWeak }) => isWeak)) return false
  const others = queryTerms(withoutPlace(rest))
  // 'Lieferservice' alone is the trade.
  if (others.length === 0 && queryTerms(what).every(isTrade)) return true
  if (categoryFor(what).isKnown) return true
  if (others.some(isTrade)) return false
  return (docsWithWords(snapshot, FIELDS.name, queryTerms(what)) ?? []).length > 0
}

function withoutPlace(text: string): string {
  return splitWhatWhere(text)?.what ?? text
}

function readOpenAt(value: string): Pick<SearchQuery, 'openAt'> {
  const openAt = parseOpenAt(value)
  return openAt === undefined ? {} : { openAt }
}

/** The query with a meaning that its text has. What it says beside its text counts before the text. */
function withMeaning(query: SearchQuery, { kind, value }: Phrase): SearchQuery {
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
