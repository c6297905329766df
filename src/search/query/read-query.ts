import { idOfBusinessNumber } from '#domain/business/business.ts'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import type { SearchQuery } from '#domain/search.ts'
import { queryTerms } from '#search/analyzer.ts'
import { phoneToken } from '#search/document/tokens.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { markHandles, wordsHandles } from './candidates.ts'
import { type HandleSet, intersection, NO_HANDLES } from './handle-set.ts'
import { leaveOutLandmark } from './landmarks.ts'
import { placeOfPosition, placeOfWhere, readPlace } from './places.ts'
import { readFilters } from './read-filters.ts'
import type { PlaceReading, Reading } from './reading.ts'
import { correctText } from './spelling.ts'
import { hasExactName } from './tiers.ts'

/** A query as understood, with the documents that satisfy its words; `words` undefined: it has none. */
export interface Understood {
  readonly reading: Reading
  readonly words: HandleSet | undefined
  readonly corrected: { readonly from: string; readonly to: string } | null
  /** The place as typed, wherever it stood. */
  readonly where: string
}

/** Texts longer than this are cut: nobody reads or types more, and every word costs. */
const LONGEST_TEXT = 200

/** What stands before a phone number that is copied from somewhere. */
const PHONE_LABEL = /^(?:telefon(?:nummer)?|tel|fon|phone|mobil|handy|rufnummer)\b[.:\s]*(?=[+(\d])/iu

/** 'Autowerkstatt nahe mir': where the visitor is, only the position sent along can tell. */
const NEAR_ME = new RegExp(
  `(?<!\\p{L})(?:${[
    'in meiner (?:n(?:ä|ae)he|umgebung|gegend)',
    'in der (?:n(?:ä|ae)he|umgebung|gegend)(?! von)',
    'nahe mir|um die ecke|n(?:ä|ae)chstgelegene[nrs]?',
    '(?:near|close to|around) me|near ?by|nearest|closest',
    '(?:bana )?en yakın|yakınımda(?:ki)?|yakınlarda(?:ki)?|yakındaki',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/**
 * Understands a query. The first box may carry a phone number, a business number or the place:
 * where the second box is empty and no position is given, the end or beginning of the text that names a place is read
 * as the place, unless a business is called exactly like the whole text, or the place has nothing to offer while the
 * text as a whole has.
 */
export function readQuery(snapshot: Snapshot, query: SearchQuery): Understood {
  const text = (query.text ?? '').slice(0, LONGEST_TEXT).replace(NEAR_ME, ' ').trim()
  const location = (query.location ?? '').slice(0, LONGEST_TEXT).replace(NEAR_ME, ' ').trim()
  const numbered = documentsOfNumber(snapshot, text)
  const base = { ...asAsked(snapshot, query), place: placeAsked(snapshot, query, location) }
  if (numbered !== undefined) {
    return { reading: { ...base, what: '', words: [] }, words: numbered, corrected: null, where: location }
  }
  const place = query.isVerbatim ? undefined : readOtherwise(snapshot, base.place, location)
  if (place !== undefined)
    return { ...withWords(snapshot, { ...base, place: place.place }, text), ...place.said }
  const read = (words: string) =>
    base.place === null
      ? inOneBox(snapshot, query, base, words)
      : { ...withCorrection(snapshot, query, base, words), where: location }
  const understood = read(text)
  if (query.isVerbatim || !isNothing(snapshot, understood)) return understood
  // No entry says what it is near to: 'Pizzeria nahe Hauptbahnhof Leipzig' means those of Leipzig.
  const to = leaveOutLandmark(text)
  const again = to === undefined ? undefined : read(to)
  if (to === undefined || again === undefined || isNothing(snapshot, again)) return understood
  return { ...again, corrected: { from: text, to } }
}

/** Whether a search is for what is near its visitor, and nothing says where that is. */
export function isNearNowhere(
  { text = '', location = '', latitude, longitude }: SearchQuery,
  { place }: Reading,
): boolean {
  if (place !== null || (latitude !== undefined && longitude !== undefined)) return false
  return [text, location].some(typed => typed.slice(0, LONGEST_TEXT).search(NEAR_ME) >= 0)
}

type Base = Omit<Reading, 'what' | 'words'>

function asAsked(snapshot: Snapshot, query: SearchQuery): Omit<Base, 'place'> {
  return {
    radiusMetres: query.radiusKm === undefined ? undefined : query.radiusKm * 1_000,
    filters: readFilters(snapshot, query),
    sort: query.sort ?? 'relevance',
  }
}

function placeAsked(snapshot: Snapshot, query: SearchQuery, location: string): PlaceReading | null {
  if (location !== '') return readPlace(snapshot, location)
  const { latitude, longitude } = query
  return latitude === undefined || longitude === undefined ? null : placeOfPosition({ latitude, longitude })
}

/** A place nobody knows may hold a landmark or be misspelled. */
function readOtherwise(snapshot: Snapshot, place: PlaceReading | null, location: string) {
  if (place === null || place.shown !== null || place.restriction.kind !== 'nowhere') return undefined
  const landmark = leaveOutLandmark(location)
  const reread = landmark === undefined ? undefined : readPlace(snapshot, landmark)
  if (landmark !== undefined && reread !== undefined && reread.restriction.kind !== 'nowhere')
    return { place: reread, said: { corrected: { from: location, to: landmark }, where: landmark } }
  const corrected = correctText(snapshot, location)
  if (corrected === undefined) return undefined
  const { from, to, text: where } = corrected
  return { place: readPlace(snapshot, where), said: { corrected: { from, to }, where } }
}

/** The text is what and where in one. */
function inOneBox(snapshot: Snapshot, query: SearchQuery, base: Base, text: string): Understood {
  const split = partedText(snapshot, query, base, text)
  if (split !== undefined) return split
  const plain = withWords(snapshot, base, text)
  const corrected = query.isVerbatim ? undefined : correctText(snapshot, text)
  if (corrected === undefined) return plain
  const { from, to } = corrected
  const again = partedText(snapshot, query, base, corrected.text) ?? withWords(snapshot, base, corrected.text)
  // What nobody has either way was hardly misspelled.
  return isEmpty(again) ? plain : { ...again, corrected: { from, to } }
}

/** The reading of a text with a place in it; undefined when it should be read as a whole. */
function partedText(
  snapshot: Snapshot,
  query: SearchQuery,
  base: Base,
  text: string,
): Understood | undefined {
  const parts = splitWhatWhere(text)
  if (parts === undefined || hasExactName(snapshot, text)) return undefined
  const place = placeOfWhere(snapshot, parts.where)
  const where = parts.where.label
  const parted = { ...withCorrection(snapshot, query, { ...base, place }, parts.what), where }
  return isEmptyThere(snapshot, parted) && !isEmpty(withWords(snapshot, base, text)) ? undefined : parted
}

/** Whether nothing at the place has the words; a radius may still reach something. */
function isEmptyThere(snapshot: Snapshot, { reading, words }: Understood): boolean {
  if (reading.radiusMetres !== undefined || reading.place === null) return false
  const { restriction } = reading.place
  if (restriction.kind === 'nowhere') return true
  if (words === undefined) return false
  if (restriction.kind === 'mark')
    return intersection(words, markHandles(snapshot, 'g', restriction.mark)).length === 0
  if (restriction.kind !== 'city') return words.length === 0
  const { city } = snapshot.values
  return !words.some(handle => city[handle] === restriction.city && snapshot.state.isLive[handle] === 1)
}

/** Whether the words of a reading are nowhere, or not at its place. */
function isNothing(snapshot: Snapshot, understood: Understood): boolean {
  return isEmpty(understood) || isEmptyThere(snapshot, understood)
}

function isEmpty({ words }: Understood): boolean {
  return words !== undefined && words.length === 0
}

function withCorrection(snapshot: Snapshot, query: SearchQuery, base: Base, text: string): Understood {
  const corrected = query.isVerbatim ? undefined : correctText(snapshot, text)
  if (corrected === undefined) return withWords(snapshot, base, text)
  const { from, to } = corrected
  const again = withWords(snapshot, base, corrected.text)
  return isEmpty(again) ? withWords(snapshot, base, text) : { ...again, corrected: { from, to } }
}

function withWords(snapshot: Snapshot, base: Base, text: string): Understood {
  const words = queryTerms(text)
  const found = wordsHandles(snapshot, 'n k g d', words)
  return { reading: { ...base, what: text, words }, words: found, corrected: null, where: '' }
}

/** The documents of a phone number or a business number ('UK-204418'); undefined when the text is no such number. */
function documentsOfNumber(snapshot: Snapshot, text: string): HandleSet | undefined {
  const id = idOfBusinessNumber(text)
  if (id !== undefined) {
    const entry = snapshot.state.entries.get(id)
    const handle = entry ? snapshot.state.base + entry.row : snapshot.mainRowOf(id)
    // What is hidden, removed or reached by its page alone has a row, too, but stands in no list.
    return snapshot.state.isLive[handle] === 1 ? Uint32Array.of(handle) : NO_HANDLES
  }
  const mark = phoneToken(text.replace(PHONE_LABEL, ''))
  if (mark === undefined) return undefined
  const found = markHandles(snapshot, 'g', mark)
  // A few digits are more often a postal code.
  return found.length > 0 ? found : undefined
}
