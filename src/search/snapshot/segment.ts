import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'

/** The fields that a search can look in, written as FTS5 wants a list of columns. */
export const FIELDS = {
  name: 'name',
  nameOrCategory: 'name category',
  nameOrDescription: 'name description',
  geography: 'geography',
  all: 'name category geography description',
} as const

export type Fields = (typeof FIELDS)[keyof typeof FIELDS]

/** Names of one word or phrase: lists of terms that must all occur in a document. */
export type Alternatives = readonly (readonly string[])[]

/** What one file of an index says about words. */
export interface Segment {
  /**
   * The documents that satisfy every word with one of its alternatives.
   * @param words alternatives: terms of the analyzer or tokens of document/tokens.ts, never typed text
   */
  matchingAll(fields: Fields, words: readonly Alternatives[]): DocIdSet
  /** Those of some documents of this file that satisfy every word; fast when they are few. */
  matchingAmong(docIds: DocIdSet, fields: Fields, words: readonly Alternatives[]): DocIdSet
  /** Whether any document has all terms of one of the alternatives in the fields; in all of them by default. */
  hasAny(alternatives: Alternatives, fields?: Fields): boolean
  /** The best names with all words, where the last word may be the beginning of one. */
  namesBeginning(words: readonly string[], limit: number, offset: number): DocIdSet
}
