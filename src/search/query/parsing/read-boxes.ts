import { idOfBusinessNumber } from '#domain/business/business.ts'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { phoneTokens } from '#search/document/tokens.ts'
import { nearestPlaceName } from '#search/spelling/nearest-place.ts'
import type { ParsedPlace, SoughtNumber } from '../parsed-query.ts'
import { correctText } from './correct-text.ts'
import { leaveOutLandmark } from './landmarks.ts'
import { withoutNearMe } from './near-me.ts'
import { parseFilters } from './parse-filters.ts'
import { parsePlace, placeOfPosition } from './parse-place.ts'
import type { Wordless } from './read-words.ts'
import type { Candidate, Reading } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Longer texts are cut. */
const LONGEST_TEXT = 200

/** The label before a copied phone number. */
const PHONE_LABEL = /^(?:telefon(?:nummer)?|tel|fon|phone|mobil|handy|rufnummer)\b[.:\s]*(?=[+([\d])/iu

/** The two boxes of a search, and what it says beside them. */
export interface Boxes extends Wordless {
  readonly text: string
  readonly location: string
}

/** Reads everything but the words: the place of the second box or the visitor's position, the filters, the order. */
export function readBoxes(vocabulary: Vocabulary, query: SearchQuery): Boxes {
  const [text, location] = [query.text, query.location].map(typed =>
    withoutNearMe((typed ?? '').slice(0, LONGEST_TEXT)),
  ) as [string, string]
  const base = {
    radiusMetres: query.radiusKm === undefined ? undefined : query.radiusKm * 1_000,
    filters: parseFilters(vocabulary.lookup, query),
    sort: query.sort ?? 'relevance',
    place: location === '' ? placeOfVisitor(query) : parsePlace(vocabulary, location),
  }
  return { vocabulary, query, text, location, base }
}

/** The position of the visitor, where he gives it. */
export function placeOfVisitor({ latitude, longitude }: SearchQuery): ParsedPlace | null {
  return latitude === undefined || longitude === undefined ? null : placeOfPosition({ latitude, longitude })
}

/**
 * The number that a text is, by which one business is found. Digits that no business has as phone number may be a postal
 * code.
 */
export function readNumber(text: string): SoughtNumber | undefined {
  if (isWordless(text)) return { kind: 'none' }
  const id = idOfBusinessNumber(text)
  if (id !== undefined) return { kind: 'business', id }
  const tokens = phoneTokens(text.replace(PHONE_LABEL, ''))
  return tokens.length === 0 ? undefined : { kind: 'phone', tokens }
}

/** Whether a text says something without a letter or digit, by which nothing can be found: '😀'. */
export function isWordless(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)
}

/** Whether a text is a place and nothing else. The boxes may be mixed up: '80331' and 'Friseur'. */
export function isOnlyPlace(text: string): boolean {
  return text !== '' && splitWhatWhere(text)?.what === ''
}

/** A place in the place of an unknown one. */
export interface OtherPlace extends Candidate, Pick<Reading, 'where' | 'corrected'> {
  readonly place: ParsedPlace
}

/** What an unknown place may mean, the likeliest first: it may contain a landmark or be misspelled. */
export function* readPlaceOtherwise({ vocabulary, location: from }: Boxes): Generator<OtherPlace> {
  const placeOf = (to: string, corrected: OtherPlace['corrected']): OtherPlace => {
    const place = parsePlace(vocabulary, to)
    return { place, corrected, where: to, isMeant: index => index.knowsPlace(place) }
  }
  const landmark = leaveOutLandmark(from)
  if (landmark !== undefined) yield placeOf(landmark, { from, to: landmark })
  const better = correctText(vocabulary, from)
  const nearest = nearestPlaceName(from)
  const corrections = [
    ...(better === undefined ? [] : [placeOf(better.text, { from: better.from, to: better.to })]),
    ...(nearest === undefined ? [] : [placeOf(nearest, { from, to: nearest })]),
  ]
  // A place before a street.
  yield* corrections.filter(({ place }) => place.shown !== null)
  yield* corrections
}
