import { withOwnUmlauts } from '#domain/text/own-umlauts.ts'
import { splitCompound } from './compounds.ts'
import { fillerLength } from './filler-words.ts'
import { MAX_WORD_LENGTH, withoutDigraphs } from './folding.ts'
import { stemWord } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import type { OtherNames, Terms } from './synonym-table.ts'
import { isKnownName, isKnownTrade, otherNamesOf } from './synonyms.ts'
import type { Word } from './tokenizer.ts'
import { type Wish, wishAt } from './wish-words.ts'

/** Words of a query that are read. */
const MOST_WORDS = 12
/** Alternatives of one word. Each costs one posting list. */
const MOST_ALTERNATIVES = 40
/** Words of the longest phrase that has synonyms of its own ('kfz werkstatt', 'hals nasen ohren arzt'). */
const LONGEST_PHRASE = 4

/** One word or phrase of a query. */
export interface QueryTerm {
  /** As typed, folded; the words of a phrase separated by blanks. */
  readonly word: string
  /** As typed, in lower case, for correctWord and for showing it: 'bäkerei'. */
  readonly typed: string
  /** Best first. A document satisfies the word with any of them; each is a list of terms that must all occur. */
  readonly alternatives: readonly (readonly string[])[]
  /** Those that are the word itself: its spellings and its parts, no synonyms. */
  readonly own: readonly (readonly string[])[]
  /** The word itself and other names of the same thing, without what is only related. */
  readonly equal: readonly (readonly string[])[]
  /** Only of words that say how something is wanted: 'gute', 'kaufen'. Missing where there are no others. */
  readonly wish?: Wish
}

/**
 * The terms of a query: without stop words and filler words, known phrases and wishes as one term each.
 * @param typed all words in order
 */
export function toQueryTerms(typed: readonly Word[]): QueryTerm[] {
  const parts = withoutFillers(typed)
  if (!parts.some(part => part.wish === undefined && part.words.some(isTelling)))
    return termsOf(tellingOr(typed).slice(0, MOST_WORDS))
  let left = MOST_WORDS
  return parts.flatMap(({ words, wish }) => {
    const read = (wish === undefined ? words.filter(isTelling) : words).slice(0, left)
    left -= read.length
    if (wish === undefined) return termsOf(read)
    return read.length === 0 ? [] : [{ ...(read.length === 1 ? singleWord(read, 0) : phrase(read)), wish }]
  })
}

/** Words in order, as far as they say the same kind of thing. */
interface Part {
  readonly words: readonly Word[]
  readonly wish?: Wish
}

function isTelling({ word }: Word): boolean {
  return !isStopWord(withoutDigraphs(word))
}

function tellingOr(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}

function termsOf(words: readonly Word[]): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at)
    terms.push(length === 1 ? singleWord(words, at) : phrase(words.slice(at, at + length)))
    at += length
  }
  return terms
}

/** 'beste pizzeria jetzt geöffnet' without 'beste' and 'jetzt geöffnet', and the wishes of it apart. */
function withoutFillers(typed: readonly Word[]): readonly Part[] {
  const folded = typed.map(({ word }) => withoutDigraphs(word))
  const parts: Part[] = []
  let words: Word[] = []
  const end = () => {
    if (words.length > 0) parts.push({ words })
    words = []
  }
  for (let at = 0; at < typed.length; ) {
    const known = knownPhraseLength(typed, at)
    const filler = known > 1 ? 0 : fillerLength(folded, at)
    const wish = known > 1 ? undefined : wishAt(folded, at)
    if (wish !== undefined && wish.length >= filler) {
      end()
      const { length, ...said } = wish
      parts.push({ words: typed.slice(at, at + length), wish: said })
      at += length
    } else if (filler > 0) at += filler
    else {
      words.push(...typed.slice(at, at + known))
      at += known
    }
  }
  end()
  return parts
}

/** Heads of compounds that only say where a trade is done: 'Malerbetrieb' finds Maler. */
const GENERIC_HEADS = new Set(
  'betrieb fachbetrieb meisterbetrieb meister praxis salon geschaft fachgeschaft firma unternehmen'
    .split(' ')
    .map(stemWord),
)

function termOf(word: Word): string {
  return stemWord(withoutDigraphs(word.word))
}

/** How many words from `at` on are one term: a phrase with synonyms, or a trade and its house ('friseur salon'). */
function phraseLength(words: readonly Word[], at: number): number {
  const length = knownPhraseLength(words, at)
  if (length > 1) return length
  const [trade, house] = words.slice(at, at + 2)
  return trade && house && isKnownTrade(termOf(trade)) && GENERIC_HEADS.has(termOf(house)) ? 2 : 1
}

function knownPhraseLength(words: readonly Word[], at: number): number {
  const terms = words.slice(at, at + LONGEST_PHRASE).map(termOf)
  for (let length = terms.length; length > 1; length--) {
    if (isKnownName(terms.slice(0, length).join(' '))) return length
  }
  return 1
}

function phrase(words: readonly Word[]): QueryTerm {
  const terms = words.map(termOf)
  const joined = words.map(({ word }) => word).join('')
  const [trade = '', house = ''] = terms
  const names = otherNamesOf(terms.join(' '))
  const own = [terms, [stemWord(withoutDigraphs(joined.slice(0, MAX_WORD_LENGTH)))]]
  const isHouse = names.equal.length + names.related.length === 0 && GENERIC_HEADS.has(house)
  return {
    word: words.map(({ word }) => withoutDigraphs(word)).join(' '),
    typed: words.map(({ typed }) => typed).join(' '),
    ...meanings(isHouse ? [...own, [trade]] : own, isHouse ? [otherNamesOf(trade)] : [names]),
  }
}

function singleWord(words: readonly Word[], at: number): QueryTerm {
  const word = words[at] ?? { word: '', typed: '', instead: [], extra: [] }
  const term = termOf(word)
  const { parts, front } = splitCompound(word.word)
  const other = withOwnUmlauts(word.word)
  const isHouse = GENERIC_HEADS.has(parts.at(-1) ?? '') && isKnownTrade(front)
  const own: Terms[] = [
    [term],
    ...(parts.length > 1 ? [parts] : []),
    ...word.instead.map(all => all.map(other => stemWord(withoutDigraphs(other)))),
    ...(isHouse ? [[front]] : []),
    ...(other === undefined ? [] : [[stemWord(other)]]),
    ...joinedWithNeighbours(words, at),
  ]
  const names = [term, ...(isHouse ? [front] : []), ...(other === undefined ? [] : [stemWord(other)])].map(
    otherNamesOf,
  )
  return { word: withoutDigraphs(word.word), typed: word.typed, ...meanings(own, names) }
}

/** What is added is behind what was there; the same array where nothing is. */
function meanings(spellings: readonly Terms[], names: readonly OtherNames[]) {
  const own = withMore([], spellings)
  const equal = withMore(
    own,
    names.flatMap(name => name.equal),
  )
  const related = names.flatMap(name => name.related)
  return { own, equal, alternatives: withMore(equal, related) }
}

function withMore(known: readonly Terms[], more: readonly Terms[]): readonly Terms[] {
  if (more.length === 0) return known
  const byKey = new Map([...known, ...more].map(terms => [terms.join(' '), terms]))
  return [...byKey.values()].slice(0, MOST_ALTERNATIVES)
}

/** 'media markt' finds Mediamarkt, 'check 24' Check24: the joined word satisfies both words. */
function joinedWithNeighbours(words: readonly Word[], at: number): readonly Terms[] {
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]]
  const pairs = [before && own ? before.word + own.word : '', own && after ? own.word + after.word : '']
  return pairs
    .filter(pair => pair !== '')
    .map(pair => [stemWord(withoutDigraphs(pair.slice(0, MAX_WORD_LENGTH)))])
}
