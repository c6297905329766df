import { idOfBusinessNumber } from '#domain/business/business.ts'
import { splitWhatWhere, withoutPreposition } from '#domain/place/split-what-where.ts'
import { resolveWhere } from '#domain/place/where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { phoneToken } from '#search/document/tokens.ts'
import { type DocIdSet, intersection, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { nearestPlaceName } from '#search/spelling/nearest-place.ts'
import { isBeginning, withBeginnings } from '../matching/beginnings.ts'
import { docsWithToken, docsWithWords } from '../matching/candidates.ts'
import { docsWithTerms } from '../matching/emergency.ts'
import { hasExactName, isTrade } from '../matching/tiers.ts'
import type { ParsedPlace, ParsedQuery } from '../parsed-query.ts'
import { type Corrected, correctText } from './correct-text.ts'
import { leaveOutLandmark } from './landmarks.ts'
import { withoutNearMe } from './near-me.ts'
import { parseFilters } from './parse-filters.ts'
import { parsePlace, placeOfPosition, placeOfWhere } from './parse-place.ts'

/** A parsed query with the documents that match its words. */
export interface ParseResult {
  readonly parsedQuery: ParsedQuery
  /** undefined: the query has no words. */
  readonly matches: DocIdSet | undefined
  readonly corrected: { readonly from: string; readonly to: string } | null
  /** The place as typed, in either box. */
  readonly where: string
}

/** Longer texts are cut. */
const LONGEST_TEXT = 200

/** The label before a copied phone number. */
const PHONE_LABEL = /^(?:telefon(?:nummer)?|tel|fon|phone|mobil|handy|rufnummer)\b[.:\s]*(?=[+(\d])/iu

/**
 * Parses a query. The first box may hold a phone number, a business number or the place too. When the second box is
 * empty and no position is given, a place at the end or beginning of the text is taken as the place, unless a business
 * has the whole text as its name, or only the text as a whole has results.
 */
export function parseQuery(snapshot: Snapshot, query: SearchQuery): ParseResult {
  const text = withoutNearMe((query.text ?? '').slice(0, LONGEST_TEXT))
  const location = withoutNearMe((query.location ?? '').slice(0, LONGEST_TEXT))
  const numbered = isWordless(text) ? NO_DOCS : documentsOfNumber(snapshot, text)
  const base = { ...requestedFilters(snapshot, query), place: requestedPlace(snapshot, query, location) }
  if (isUnknown(base.place) && isOnlyPlace(text))
    return parseQuery(snapshot, { ...query, text: location, location: text })
  if (numbered !== undefined) {
    return {
      parsedQuery: { ...base, what: text, terms: [] },
      matches: numbered,
      corrected: null,
      where: location,
    }
  }
  const place = query.isVerbatim ? undefined : parsePlaceOtherwise(snapshot, base.place, location)
  if (place !== undefined)
    return { ...withWords(snapshot, { ...base, place: place.place }, text), ...place.said }
  const read = (words: string) =>
    base.place === null
      ? inOneBox(snapshot, query, base, words)
      : { ...withCorrection(snapshot, query, base, words), where: location }
  const parseResult = read(text)
  if (query.isVerbatim || !isNothing(snapshot, parseResult)) return parseResult
  // No entry says what it is near: 'Pizzeria nahe Hauptbahnhof Leipzig' means pizzerias in Leipzig.
  const to = leaveOutLandmark(text)
  const again = to === undefined ? undefined : read(to)
  if (to === undefined || again === undefined || isNothing(snapshot, again)) return parseResult
  return { ...again, corrected: { from: text, to } }
}

type Base = Omit<ParsedQuery, 'what' | 'terms'>

function requestedFilters(snapshot: Snapshot, query: SearchQuery): Omit<Base, 'place'> {
  return {
    radiusMetres: query.radiusKm === undefined ? undefined : query.radiusKm * 1_000,
    filters: parseFilters(snapshot, query),
    isTyping: query.isTyping ?? false,
    sort: query.sort ?? 'relevance',
  }
}

function requestedPlace(snapshot: Snapshot, query: SearchQuery, location: string): ParsedPlace | null {
  if (location !== '') return parsePlace(snapshot, location)
  const { latitude, longitude } = query
  return latitude === undefined || longitude === undefined ? null : placeOfPosition({ latitude, longitude })
}

/** Whether a text says something without a letter or digit, by which nothing can be found: '😀'. */
export function isWordless(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)
}

/** Whether a place was typed that nobody knows. */
export function isUnknown(place: ParsedPlace | null): boolean {
  return place !== null && place.shown === null && place.restriction.kind === 'nowhere'
}

/** Whether a text is a place and nothing else. The boxes may be mixed up: '80331' and 'Friseur'. */
function isOnlyPlace(text: string): boolean {
  return text !== '' && splitWhatWhere(text)?.what === ''
}

/** An unknown place may contain a landmark or be misspelled. */
function parsePlaceOtherwise(snapshot: Snapshot, place: ParsedPlace | null, location: string) {
  if (!isUnknown(place)) return undefined
  const landmark = leaveOutLandmark(location)
  const reread = landmark === undefined ? undefined : parsePlace(snapshot, landmark)
  if (landmark !== undefined && reread !== undefined && !isUnknown(reread))
    return { place: reread, said: { corrected: { from: location, to: landmark }, where: landmark } }
  const corrected = correctText(snapshot, location)
  const corrections = [corrected, nearestPlace(location)].flatMap(one =>
    one === undefined ? [] : [{ ...one, place: parsePlace(snapshot, one.text) }],
  )
  // A place before a street.
  const best =
    corrections.find(one => one.place.shown !== null) ?? corrections.find(one => !isUnknown(one.place))
  if (best === undefined) return undefined
  const { from, to, text: where } = best
  return { place: best.place, said: { corrected: { from, to }, where } }
}

/** The gazetteer's nearest spelling of a place, in the form of a correction. */
function nearestPlace(typed: string): Corrected | undefined {
  const name = nearestPlaceName(typed)
  return name === undefined ? undefined : { text: name, from: typed, to: name }
}

/** Parses a text that may contain the place. */
function inOneBox(snapshot: Snapshot, query: SearchQuery, base: Base, text: string): ParseResult {
  const split = splitText(snapshot, query, base, text)
  if (split !== undefined) return split
  const plain = withWords(snapshot, base, text)
  const corrected = correctedOf(snapshot, query, text)
  const isCorrected = !query.isVerbatim && !query.isTyping
  if (corrected !== undefined) {
    const { from, to } = corrected
    const placed = splitText(snapshot, query, base, corrected.text)
    // 'friseur bayrn' is rather Bayern than any word.
    const near = placed === undefined && isCorrected ? withMisspelledPlace(snapshot, base, text) : undefined
    if (near !== undefined && near.corrected?.from === from && isLarge(near)) return near
    const again = placed ?? withWords(snapshot, base, corrected.text)
    if (!isEmpty(again)) return { ...again, corrected: { from, to } }
  }
  // Without results either way, the words were probably spelled correctly, unless one is a misspelled place.
  if (!isEmpty(plain) || !isCorrected || isEveryWordUsed(snapshot, plain)) return plain
  return withMisspelledPlace(snapshot, base, text) ?? plain
}

/** Whether each word is used by some business: then none is a misspelled place. */
function isEveryWordUsed({ main, delta }: Snapshot, { parsedQuery }: ParseResult): boolean {
  return parsedQuery.terms.every(
    ({ alternatives }) => main.hasAny(alternatives) || delta.hasAny(alternatives),
  )
}

function isLarge({ where }: ParseResult): boolean {
  return (resolveWhere(where)?.population ?? 0) >= MIN_POPULATION_OF_A_LARGE_PLACE
}

/** Everybody knows it, so that its name is rather meant than a word of the index. */
const MIN_POPULATION_OF_A_LARGE_PLACE = 100_000

/** Reads a trade with a misspelled place that no business of the index has in its address: 'zahnarzt paderbron'. */
function withMisspelledPlace(snapshot: Snapshot, base: Base, text: string): ParseResult | undefined {
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  if (words.length > MOST_WORDS_WITH_A_PLACE) return undefined
  for (let length = Math.min(MOST_PLACE_WORDS, words.length - 1); length > 0; length--) {
    for (const [typed, others] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const what = withoutPreposition(others).join(' ')
      const from = typed.join(' ')
      const isUsed = (docsWithWords(snapshot, FIELDS.all, queryTerms(from))?.length ?? 0) > 0
      if (isUsed || !queryTerms(what).some(isTrade)) continue
      const to = nearestPlaceName(from)
      const where = to === undefined ? undefined : resolveWhere(to)
      if (to === undefined || where === undefined) continue
      const place = placeOfWhere(snapshot, where)
      return {
        ...withWords(snapshot, { ...base, place }, what),
        corrected: { from, to },
        where: where.label,
      }
    }
  }
  return undefined
}

/** Longer texts are no trade and place. */
const MOST_WORDS_WITH_A_PLACE = 6

/** Of a misspelled place: 'Bad Reichenhal', 'Landkreis Rosenhiem'. */
const MOST_PLACE_WORDS = 3

/** Parses a text with a place in it; undefined when the text must be parsed as a whole. */
function splitText(
  snapshot: Snapshot,
  query: SearchQuery,
  base: Base,
  text: string,
): ParseResult | undefined {
  const parts = splitWhatWhere(text)
  if (parts === undefined || hasExactName(snapshot, text)) return undefined
  const place = placeOfWhere(snapshot, parts.where)
  const where = parts.where.label
  const parted = { ...withCorrection(snapshot, query, { ...base, place }, parts.what), where }
  return isEmptyThere(snapshot, parted) && !isEmpty(withWords(snapshot, base, text)) ? undefined : parted
}

/** Whether nothing at the place matches the words. With a radius the answer is false: it may reach something. */
function isEmptyThere(snapshot: Snapshot, { parsedQuery, matches }: ParseResult): boolean {
  if (parsedQuery.radiusMetres !== undefined || parsedQuery.place === null) return false
  const { restriction } = parsedQuery.place
  if (restriction.kind === 'nowhere') return true
  if (matches === undefined) return false
  if (restriction.kind === 'token')
    return intersection(matches, docsWithToken(snapshot, FIELDS.geography, restriction.token)).length === 0
  const { city } = snapshot.values
  const { isLive } = snapshot.state
  if (restriction.kind === 'region') {
    const { mask } = restriction.cities
    return !matches.some(docId => mask[city[docId] ?? 0] === 1 && isLive[docId] === 1)
  }
  if (restriction.kind !== 'city') return matches.length === 0
  return !matches.some(docId => city[docId] === restriction.city && isLive[docId] === 1)
}

/** Whether nothing matches the words of a query, or nothing at its place. */
function isNothing(snapshot: Snapshot, parseResult: ParseResult): boolean {
  return isEmpty(parseResult) || isEmptyThere(snapshot, parseResult)
}

function isEmpty({ matches }: ParseResult): boolean {
  return matches !== undefined && matches.length === 0
}

function withCorrection(snapshot: Snapshot, query: SearchQuery, base: Base, text: string): ParseResult {
  const corrected = correctedOf(snapshot, query, text)
  if (corrected === undefined) return withWords(snapshot, base, text)
  const { from, to } = corrected
  const again = withWords(snapshot, base, corrected.text)
  return isEmpty(again) ? withWords(snapshot, base, text) : { ...again, corrected: { from, to } }
}

/** The text with corrected words; the beginnings of words of a text that is being typed need no correction. */
function correctedOf(snapshot: Snapshot, { isVerbatim, isTyping }: SearchQuery, text: string) {
  if (isVerbatim) return undefined
  return correctText(snapshot, text, isTyping ? word => isBeginning(snapshot, word) : undefined)
}

function withWords(snapshot: Snapshot, base: Base, text: string): ParseResult {
  const whole = queryTerms(text)
  const words = base.isTyping ? withBeginnings(snapshot, whole, text) : whole
  const found = docsWithTerms(snapshot, words)
  return { parsedQuery: { ...base, what: text, terms: words }, matches: found, corrected: null, where: '' }
}

/** The documents of a phone number or a business number ('UK-204418'); undefined when the text is no such number. */
function documentsOfNumber(snapshot: Snapshot, text: string): DocIdSet | undefined {
  const id = idOfBusinessNumber(text)
  if (id !== undefined) {
    const entry = snapshot.state.entries.get(id)
    const docId = entry ? snapshot.state.base + entry.row : snapshot.mainRowOf(id)
    // Hidden, removed and unlisted businesses have a row too, but are in no list.
    return snapshot.state.isLive[docId] === 1 ? Uint32Array.of(docId) : NO_DOCS
  }
  const token = phoneToken(text.replace(PHONE_LABEL, ''))
  if (token === undefined) return undefined
  const found = docsWithToken(snapshot, FIELDS.geography, token)
  // Digits that no business has as phone number may be a postal code.
  return found.length > 0 ? found : undefined
}
