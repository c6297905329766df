import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { exactNameToken } from '#search/document/tokens.ts'
import { type DocIdSet, intersection } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ParsedPlace, ParsedQuery, PlaceRestriction } from '../parsed-query.ts'
import type { Evidence } from '../parsing/reading.ts'
import { docsWithPlaceTerms, docsWithPlaceToken, docsWithToken, docsWithWords } from './candidates.ts'
import { radiiWithResults } from './find-docs.ts'
import type { IndexQuery } from './index-query.ts'
import { indexQuery, matchesOf } from './matches.ts'

/** A short drive. */
const NEAR_KM = 25

/** What one state of an index says about readings. */
export class IndexEvidence implements Evidence {
  readonly #snapshot: Snapshot
  readonly #now: number

  constructor(snapshot: Snapshot, now: number) {
    this.#snapshot = snapshot
    this.#now = now
  }

  indexQuery(parsedQuery: ParsedQuery): IndexQuery {
    return indexQuery(this.#snapshot, parsedQuery, this.#now)
  }

  hasName(name: string): boolean {
    const token = exactNameToken(foldedWords(name))
    return token !== undefined && docsWithToken(this.#snapshot, FIELDS.name, token).length > 0
  }

  isInNames(terms: readonly QueryTerm[]): boolean {
    return (docsWithWords(this.#snapshot, FIELDS.name, terms)?.length ?? 0) > 0
  }

  finds(parsedQuery: ParsedQuery): boolean {
    return matchesOf(this.#snapshot, parsedQuery)?.length !== 0
  }

  findsThere(parsedQuery: ParsedQuery): boolean {
    const { place, radiusMetres } = parsedQuery
    if (place === null || place.around !== undefined || radiusMetres !== undefined) return true
    const matches = matchesOf(this.#snapshot, parsedQuery)
    return [place, ...(place.namesakes ?? [])].some(({ restriction }) => this.#isAt(restriction, matches))
  }

  #isAt(restriction: PlaceRestriction, matches: DocIdSet | undefined): boolean {
    if (restriction.kind === 'nowhere') return false
    if (matches === undefined) return true
    const { values, state } = this.#snapshot
    const isLiveIn = (isMeant: (city: number) => boolean) => (docId: number) =>
      isMeant(values.city[docId] ?? 0) && state.isLive[docId] === 1
    if (restriction.kind === 'city') return matches.some(isLiveIn(city => city === restriction.city))
    if (restriction.kind === 'region')
      return matches.some(isLiveIn(city => restriction.cities.mask[city] === 1))
    // Words of an address may be anything: that they are together with others is no sign.
    const there = docsWithPlaceToken(this.#snapshot, restriction)
    return (there === undefined ? matches : intersection(matches, there)).length > 0
  }

  findsNear(parsedQuery: ParsedQuery): boolean {
    if (!this.finds(parsedQuery)) return false
    return (
      this.findsThere(parsedQuery) || radiiWithResults(this.indexQuery(parsedQuery), [NEAR_KM]).length > 0
    )
  }

  knowsPlace({ shown, restriction }: ParsedPlace): boolean {
    return shown !== null || (docsWithPlaceTerms(this.#snapshot, restriction)?.length ?? 0) > 0
  }
}
