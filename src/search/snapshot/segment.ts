import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { type DocIdSet, intersection, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { PostingCache } from './posting-cache.ts'

/** Lists of this length take about 0.1 ms to read. Longer ones belong to common words. */
const SHORT_LIST = 2_000
/** The longest expression of a word with all its alternatives that is cached. */
const LONGEST_EXPRESSION = 4_000

/** The fields of the full-text table that a search can look in, written as FTS5 wants a list of columns. */
export const FIELDS = {
  name: 'name',
  nameOrCategory: 'name category',
  geography: 'geography',
  all: 'name category geography description',
} as const

export type Fields = (typeof FIELDS)[keyof typeof FIELDS]

/**
 * The full-text tables of one file of an index. A row plus `base` is a docId.
 * Posting lists are cached as whole lists of one word each: intersecting two of them takes microseconds, reading a
 * common one from the file takes a millisecond.
 */
export class Segment {
  readonly #base: number
  readonly #cache: PostingCache
  readonly #match: StatementSync
  readonly #shortMatch: StatementSync
  readonly #prefix: StatementSync
  /** Common words that were looked up once. */
  readonly #seenOnce = new BoundedCache<string, true>({ most: 10_000, longest: LONGEST_EXPRESSION })
  /** Whether an alternative occurs in the fields: 2 MB. */
  readonly #presence = new BoundedCache<string, boolean>({ most: 20_000, longest: LONGEST_EXPRESSION })

  constructor(database: DatabaseSync, base: number, cacheBytes: number) {
    this.#base = base
    this.#cache = new PostingCache(cacheBytes)
    // SQLite returns one JSON array 2.7 times as fast as rows.
    this.#match = database.prepare('SELECT json_group_array(rowid) AS rows FROM fts WHERE fts MATCH ?')
    this.#shortMatch = database.prepare(
      'SELECT json_group_array(rowid) AS rows FROM (SELECT rowid FROM fts WHERE fts MATCH ? LIMIT ?)',
    )
    this.#prefix = database.prepare(
      'SELECT json_group_array(rowid) AS rows FROM (SELECT rowid FROM name_words WHERE name_words MATCH ? ORDER BY rowid LIMIT ? OFFSET ?)',
    )
  }

  /**
   * The documents that satisfy every word with one of its alternatives.
   * Lists of single words are cached and intersected here. When a common word is looked up for the first time, FTS5
   * intersects instead: it skips through the list, which is faster than reading all of it.
   * @param words alternatives: terms of the analyzer or tokens of document/tokens.ts, never typed text
   */
  matchingAll(fields: Fields, words: readonly (readonly (readonly string[])[])[]): DocIdSet {
    const expressions = words.map(alternatives => expressionOf(this.#present(alternatives)))
    if (expressions.length === 0 || expressions.includes('')) return NO_DOCS
    const matches = expressions.map(expression => inFields(fields, expression))
    if (matches.length === 1) return this.#whole(matches[0] ?? '')
    const lists = matches.flatMap(match => this.#shortOrCached(match) ?? [])
    if (lists.length < matches.length) {
      return this.#whole(inFields(fields, expressions.map(expression => `(${expression})`).join(' AND ')))
    }
    return lists.toSorted((a, b) => a.length - b.length).reduce(intersection)
  }

  /** Whether any document has all terms of one of the alternatives in the fields. */
  hasAny(alternatives: readonly (readonly string[])[], fields: Fields = FIELDS.all): boolean {
    return alternatives.some(terms => this.#isPresent(terms, fields))
  }

  /** The best names with all words, where the last word may be the beginning of one. */
  namesBeginning(words: readonly string[], limit: number, offset: number): DocIdSet {
    if (words.length === 0) return NO_DOCS
    return this.#read(this.#prefix.get(`${words.map(quoted).join(' AND ')} *`, limit, offset))
  }

  /** Clears what no longer holds after the file has changed. */
  forget(): void {
    this.#cache.clear()
    this.#presence.clear()
  }

  /**
   * The alternatives that occur in the file. Most do not, and some depend on neighbouring words ('friseurmarkt').
   * Without them a word has the same expression in every query, so that its list is found in the cache.
   */
  #present(alternatives: readonly (readonly string[])[]): readonly (readonly string[])[] {
    return alternatives.filter(terms => this.#isPresent(terms))
  }

  #isPresent(terms: readonly string[], fields: Fields = FIELDS.all): boolean {
    const match = inFields(fields, expressionOf([terms]))
    return this.#presence.getOrMake(
      match,
      () => terms.length > 0 && this.#read(this.#shortMatch.get(match, 1)).length > 0,
    )
  }

  #whole(match: string): DocIdSet {
    return this.#cache.get(match, () => this.#read(this.#match.get(match)))
  }

  /** The list of one word; undefined for a common word that is looked up for the first time. */
  #shortOrCached(match: string): DocIdSet | undefined {
    if (this.#cache.has(match) || this.#seenOnce.get(match)) return this.#whole(match)
    const short = this.#read(this.#shortMatch.get(match, SHORT_LIST + 1))
    if (short.length <= SHORT_LIST) return this.#cache.get(match, () => short)
    this.#seenOnce.set(match, true)
    return undefined
  }

  #read(row: Record<string, unknown> | undefined): DocIdSet {
    const rows: unknown = JSON.parse(String(row?.rows ?? '[]'))
    if (!Array.isArray(rows) || rows.length === 0) return NO_DOCS
    const docIds = Uint32Array.from(rows as number[])
    if (this.#base > 0) for (let at = 0; at < docIds.length; at++) docIds[at] = (docIds[at] ?? 0) + this.#base
    return docIds
  }
}

function expressionOf(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map(terms => `(${terms.map(quoted).join(' AND ')})`).join(' OR ')
}

function inFields(fields: Fields, expression: string): string {
  return fields === FIELDS.all ? expression : `{${fields}} : (${expression})`
}

/** Terms have only letters, digits and the token prefix. Quoting makes any other text safe too. */
function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}
