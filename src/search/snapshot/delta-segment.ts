import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { type DocIdSet, intersection, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { docIdsOf, NameWords, quoted } from './full-text.ts'
import { PostingCache } from './posting-cache.ts'
import { type Alternatives, FIELDS, type Fields, type Segment } from './segment.ts'

const CACHE_BYTES = 4 << 20
/** The longest expression of a word with all its alternatives that is cached. */
const LONGEST_EXPRESSION = 4_000

/** The full-text tables of a delta. A row plus `base` is a docId. Lists are cached as whole lists of one word each. */
export class DeltaSegment implements Segment {
  readonly #base: number
  readonly #cache = new PostingCache(CACHE_BYTES)
  readonly #match: StatementSync
  readonly #firstMatch: StatementSync
  readonly #names: NameWords
  readonly #terms: StatementSync
  /** Whether an alternative occurs in the fields: 2 MB. */
  readonly #presence = new BoundedCache<string, boolean>({ most: 20_000, longest: LONGEST_EXPRESSION })

  constructor(database: DatabaseSync, base: number) {
    this.#base = base
    this.#match = database.prepare('SELECT json_group_array(rowid) AS rows FROM fts WHERE fts MATCH ?')
    this.#firstMatch = database.prepare('SELECT 1 FROM fts WHERE fts MATCH ? LIMIT 1')
    this.#names = new NameWords(database, base)
    this.#terms = database.prepare(
      'SELECT term FROM fts_term WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT ?',
    )
  }

  matchingAll(fields: Fields, words: readonly Alternatives[]): DocIdSet {
    const expressions = words.map(alternatives => expressionOf(this.#present(alternatives)))
    if (expressions.length === 0 || expressions.includes('')) return NO_DOCS
    const lists = expressions.map(expression => this.#listOf(inFields(fields, expression)))
    return lists.toSorted((a, b) => a.length - b.length).reduce(intersection)
  }

  matchingAmong(docIds: DocIdSet, fields: Fields, words: readonly Alternatives[]): DocIdSet {
    return docIds.length === 0 ? NO_DOCS : intersection(docIds, this.matchingAll(fields, words))
  }

  hasAny(alternatives: Alternatives, fields: Fields = FIELDS.all): boolean {
    return alternatives.some(terms => this.#isPresent(terms, fields))
  }

  namesBeginning(words: readonly string[], limit: number, offset: number): DocIdSet {
    return this.#names.beginning(words, limit, offset)
  }

  /** The terms of the file that begin with some letters, the most frequent ones. */
  termsBeginning(beginning: string, most: number): readonly string[] {
    return this.#terms.all(beginning, `${beginning}\u{10ffff}`, most).map(({ term }) => String(term))
  }

  /** Clears what no longer holds after the file has changed. */
  forget(): void {
    this.#cache.clear()
    this.#presence.clear()
  }

  /** The alternatives that occur in the file, so that a word has the same expression in every query. */
  #present(alternatives: Alternatives): Alternatives {
    return alternatives.filter(terms => this.#isPresent(terms, FIELDS.all))
  }

  #isPresent(terms: readonly string[], fields: Fields): boolean {
    const match = inFields(fields, expressionOf([terms]))
    return this.#presence.getOrMake(
      match,
      () => terms.length > 0 && this.#firstMatch.get(match) !== undefined,
    )
  }

  #listOf(match: string): DocIdSet {
    return this.#cache.get(match, () => docIdsOf(this.#match.get(match), this.#base))
  }
}

function expressionOf(alternatives: Alternatives): string {
  return alternatives.map(terms => `(${terms.map(quoted).join(' AND ')})`).join(' OR ')
}

function inFields(fields: Fields, expression: string): string {
  return fields === FIELDS.all ? expression : `{${fields}} : (${expression})`
}
