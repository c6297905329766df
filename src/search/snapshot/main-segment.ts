import type { DatabaseSync } from 'node:sqlite'
import { PostingFile } from '#search/postings/posting-file.ts'
import { FIELD_BIT } from '#search/postings/posting-list.ts'
import { type DocIdSet, intersection, NO_DOCS, union } from './doc-id-set.ts'
import { NameWords } from './full-text.ts'
import { PostingCache } from './posting-cache.ts'
import { type Alternatives, FIELDS, type Fields, type Segment } from './segment.ts'

/** The cache at least, and for each document: some 500 common words in directories of any size. */
const CACHE_BYTES = { least: 64 << 20, aDocument: 64 }
const BITS: Readonly<Record<Fields, number>> = {
  [FIELDS.name]: FIELD_BIT.name,
  [FIELDS.nameOrCategory]: FIELD_BIT.name | FIELD_BIT.category,
  [FIELDS.nameOrDescription]: FIELD_BIT.name | FIELD_BIT.description,
  [FIELDS.geography]: FIELD_BIT.geography,
  [FIELDS.all]: FIELD_BIT.name | FIELD_BIT.category | FIELD_BIT.geography | FIELD_BIT.description,
}

/** One in so many documents of a list: looking these up is faster than reading the list for the first time. */
const FEW_SHARE = 16

/** The posting lists of a main file. Its rows are docIds. What words find is cached. */
export class MainSegment implements Segment {
  readonly #file: PostingFile
  readonly #names: NameWords
  readonly #end: number
  readonly #cache: PostingCache
  readonly #words = new WeakMap<Alternatives, Word>()

  constructor(database: DatabaseSync, rowCount: number) {
    this.#file = new PostingFile(database, rowCount)
    this.#cache = new PostingCache(Math.max(CACHE_BYTES.least, rowCount * CACHE_BYTES.aDocument))
    this.#names = new NameWords(database, 0)
    this.#end = rowCount + 1
  }

  matchingAll(fields: Fields, words: readonly Alternatives[]): DocIdSet {
    const [rarest, ...others] = this.#occurring(words)
    if (rarest === undefined) return NO_DOCS
    return this.#amongAll(this.#listOf(fields, rarest), fields, others)
  }

  matchingAmong(docIds: DocIdSet, fields: Fields, words: readonly Alternatives[]): DocIdSet {
    const occurring = this.#occurring(words)
    return occurring.length === 0 ? NO_DOCS : this.#amongAll(docIds, fields, occurring)
  }

  hasAny(alternatives: Alternatives, fields: Fields = FIELDS.all): boolean {
    return alternatives.some(terms => {
      const [only = ''] = terms
      if (terms.length > 1) return this.#withAll(fields, terms).length > 0
      return fields === FIELDS.all ? this.#mostWith(terms) > 0 : this.#file.has(only, BITS[fields])
    })
  }

  namesBeginning(words: readonly string[], limit: number, offset: number): DocIdSet {
    return this.#names.beginning(words, limit, offset)
  }

  /**
   * Each word with the alternatives that may occur, the rarest word first; none when a word does not occur. Most alternatives
   * do not occur, and some depend on neighbouring words ('friseurmarkt'). Without them a word has the same key in every
   * query, so that its list is found in the cache.
   */
  #occurring(words: readonly Alternatives[]): Word[] {
    const occurring = words.map(alternatives => this.#wordOf(alternatives))
    return occurring.every(({ most }) => most > 0) ? occurring.sort((a, b) => a.most - b.most) : []
  }

  /** The same alternatives are asked for several times in a search. */
  #wordOf(all: Alternatives): Word {
    const known = this.#words.get(all)
    if (known !== undefined) return known
    const alternatives = all.filter(terms => this.#mostWith(terms) > 0)
    const most = alternatives.reduce((sum, terms) => sum + this.#mostWith(terms), 0)
    const word = { alternatives, most, key: alternatives.map(terms => terms.join(' ')).join(' | ') }
    this.#words.set(all, word)
    return word
  }

  /** The documents of one word. */
  #listOf(fields: Fields, { alternatives, key }: Word): DocIdSet {
    const [only] = alternatives
    if (only !== undefined && alternatives.length === 1) return this.#withAll(fields, only)
    const lists = () => alternatives.map(terms => this.#withAll(fields, terms))
    return this.#cache.get(keyOf(fields, key), () => union(lists(), this.#end))
  }

  /** Those of some documents that have all words. */
  #amongAll(docIds: DocIdSet, fields: Fields, words: readonly Word[]): DocIdSet {
    let found = docIds
    for (const word of words) {
      if (found.length === 0) return NO_DOCS
      const known = this.#cache.find(keyOf(fields, word.key))
      if (known !== undefined) found = intersection(found, known)
      else if (found.length * FEW_SHARE > word.most) found = intersection(found, this.#listOf(fields, word))
      else found = this.#lookUp(found, fields, word)
    }
    return found
  }

  /** Those of few documents that have a word, without reading its whole lists. */
  #lookUp(docIds: DocIdSet, fields: Fields, { alternatives }: Word): DocIdSet {
    const found = alternatives.map(terms =>
      terms.reduce((among, term) => this.#file.rowsAmong(among, term, BITS[fields]), docIds),
    )
    return union(found, this.#end)
  }

  /** No more documents have all terms, in any fields. */
  #mostWith(terms: readonly string[]): number {
    return terms.length === 0 ? 0 : Math.min(...terms.map(term => this.#file.count(term)))
  }

  /** The documents that have all terms. */
  #withAll(fields: Fields, terms: readonly string[]): DocIdSet {
    return this.#cache.get(keyOf(fields, terms.join(' ')), () => {
      const counted = terms.map(term => ({ alternatives: [[term]], most: this.#file.count(term), key: term }))
      const [rarest, ...others] = counted.sort((a, b) => a.most - b.most)
      if (rarest === undefined || rarest.most === 0) return NO_DOCS
      const { key: term } = rarest
      if (others.length === 0) return this.#file.rows(term, BITS[fields])
      return this.#amongAll(this.#withAll(fields, [term]), fields, others)
    })
  }
}

/** A word with its alternatives whose terms all occur. */
interface Word {
  readonly alternatives: Alternatives
  /** No more documents have it. */
  readonly most: number
  readonly key: string
}

function keyOf(fields: Fields, key: string): string {
  return `${fields}: ${key}`
}
