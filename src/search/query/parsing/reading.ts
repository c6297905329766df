import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { ParsedPlace, ParsedQuery } from '../parsed-query.ts'

/**
 * What the index says about readings. Whoever reads a text does not ask: each reading tells by which answers it is the one
 * that is meant, and choose-reading.ts asks.
 */
export interface Evidence {
  /** Whether a business has exactly this name. */
  hasName(name: string): boolean
  /** Whether a business has all words in its name. */
  isInNames(terms: readonly QueryTerm[]): boolean
  /** Whether a business has the words of a query, wherever it is. Everything has no words. */
  finds(parsedQuery: ParsedQuery): boolean
  /** The same at the place of the query. With a radius it is true, because that may reach something. */
  findsThere(parsedQuery: ParsedQuery): boolean
  /** The same at the place of the query or within a short drive of it; anywhere without a place. */
  findsNear(parsedQuery: ParsedQuery): boolean
  /** Whether a place is one: the gazetteer knows it, or it is in an address. */
  knowsPlace(place: ParsedPlace): boolean
}

/** Something that may be meant. */
export interface Candidate {
  /** Whether it is meant, if none before it is. */
  isMeant(index: Evidence): boolean
}

/** One way to read the words of a query. */
export interface Reading extends Candidate {
  readonly parsedQuery: ParsedQuery
  readonly corrected: { readonly from: string; readonly to: string } | null
  /** The place as typed, in either box. */
  readonly where: string
  /** Words of the text, as typed, that nothing was found with; missing where none were left out. */
  readonly leftOut?: readonly string[]
}

/** The first candidate that is meant. */
export function firstMeant<One extends Candidate>(
  candidates: Iterable<One>,
  index: Evidence,
): One | undefined {
  for (const candidate of candidates) if (candidate.isMeant(index)) return candidate
  return undefined
}

/** Of a candidate that needs no evidence. */
export const always = (): boolean => true

/** Whether a business at the place of a reading has its words. */
export function isFoundThere(index: Evidence, { parsedQuery }: Pick<Reading, 'parsedQuery'>): boolean {
  return index.finds(parsedQuery) && index.findsThere(parsedQuery)
}
