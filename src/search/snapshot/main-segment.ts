import type { DatabaseSync } from 'node:sqlite'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { PostingFile } from '#search/postings/posting-file.ts'
import { FIELD_BIT } from '#search/postings/posting-list.ts'
import { type DocIdSet, intersection, NO_DOCS, union } from './doc-id-set.ts'
import { NameWords } from './full-text.ts'
import { PostingCache } from './posting-cache.ts'
import { type Alternatives, FIELDS, type Fields, type Segment } from './segment.ts'

/** Some 500 common words at 441,000 businesses. */
const CACHE_BYTES = 64 << 20
/** The longest key of an alternative that is cached. */
const LONGEST_KEY = 400

const BITS: Readonly<Record<Fields, number>> = {
  [FIELDS.name]: FIELD_BIT.name,
  [FIELDS.nameOrCategory]: FIELD_BIT.name | FIELD_BIT.category,
  [FIELDS.geography]: FIELD_BIT.geography,
  [FIELDS.all]: FIELD_BIT.name | FIELD_BIT.category | FIELD_BIT.geography | FIELD_BIT.description,
}

/** The posting lists of a main file. Its rows are docIds. What words find is cached. */
export class MainSegment implements Segment {
  readonly #file: PostingFile
  readonly #names: NameWords
  readonly #end: number
  readonly #cache = new PostingCache(CACHE_BYTES)
  /** Whether an alternative occurs in the fields: 2 MB. */
  readonly #presence = new BoundedCache<string, boolean>({ most: 20_000, longest: LONGEST_KEY })

  constructor(database: DatabaseSync, rowCount: number) {
    this.#file = new PostingFile(database)
    this.#names = new NameWords(database, 0)
    this.#end = rowCount + 1
  }

  matchingAll(fields: Fields, words: readonly Alternatives[]): DocIdSet {
    const lists: DocIdSet[] = []
    for (const alternatives of words) {
      const list = this.#listOf(fields, alternatives)
      if (list.length === 0) return NO_DOCS
      lists.push(list)
    }
    if (lists.length === 0) return NO_DOCS
    return lists.sort((a, b) => a.length - b.length).reduce(intersection)
  }

  hasAny(alternatives: Alternatives, fields: Fields = FIELDS.all): boolean {
    return alternatives.some(terms => this.#isPresent(terms, fields))
  }

  namesBeginning(words: readonly string[], limit: number, offset: number): DocIdSet {
    return this.#names.beginning(words, limit, offset)
  }

  /**
   * The documents of one word. Most alternatives do not occur, and some depend on neighbouring words ('friseurmarkt').
   * Without them a word has the same key in every query, so that its list is found in the cache.
   */
  #listOf(fields: Fields, alternatives: Alternatives): DocIdSet {
    const present = alternatives.filter(terms => this.#isPresent(terms, FIELDS.all))
    const [only] = present
    if (only === undefined) return NO_DOCS
    if (present.length === 1) return this.#withAll(fields, only)
    const lists = () => present.map(terms => this.#withAll(fields, terms))
    return this.#cache.get(keyOf(fields, present), () => union(lists(), this.#end))
  }

  #isPresent(terms: readonly string[], fields: Fields): boolean {
    const [only = ''] = terms
    return this.#presence.getOrMake(keyOf(fields, [terms]), () =>
      terms.length === 1 && fields === FIELDS.all
        ? this.#file.has(only)
        : this.#withAll(fields, terms).length > 0,
    )
  }

  /** The documents that have all terms. */
  #withAll(fields: Fields, terms: readonly string[]): DocIdSet {
    return this.#cache.get(keyOf(fields, [terms]), () => {
      const lists = terms.map(term => this.#file.rows(term, BITS[fields]))
      return lists.length === 0 ? NO_DOCS : lists.sort((a, b) => a.length - b.length).reduce(intersection)
    })
  }
}

function keyOf(fields: Fields, alternatives: Alternatives): string {
  return `${fields}: ${alternatives.map(terms => terms.join(' ')).join(' | ')}`
}
