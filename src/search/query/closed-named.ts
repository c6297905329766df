import type { ShownCard } from '#domain/business/public-business.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import { isInRegion, localityOf, regionBySlug } from '#domain/region/region.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { type StoredCard, shownCard } from '#search/document/card.ts'
import { parseCheckedText } from '#search/document/checked-text.ts'
import type { ClosedDocument } from '#search/document/document.ts'
import { quoted } from '#search/snapshot/full-text.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ChosenReading } from './choose-reading.ts'
import { isTrade } from './named-trade.ts'
import type { ParsedPlace, ParsedQuery } from './parsed-query.ts'
import { withoutNearMe } from './parsing/near-me.ts'
import { placeOfVisitor } from './parsing/read-boxes.ts'

/** Shown of those with a name. Whoever shares some words of it with more than these is not meant by them. */
const MOST_CLOSED = 3
/** Names with all words that are looked at: more common words are the name of nobody. */
const MOST_NAMES = 500
/** People remember where a business was, not in which town. */
const KM_AROUND = 25

/**
 * The businesses that closed for good whose name a search says: it has every word of the text but the place. Around the place
 * of the search, if there is one; those of exactly this name, else others if they are few. None for a text that is only a
 * trade, which costs nothing, and for a trade with a place only who is called exactly so.
 */
export function closedNamed(
  { indexQuery: { snapshot, parsedQuery } }: Pick<ChosenReading, 'indexQuery'>,
  asked: SearchQuery,
): readonly ShownCard[] {
  for (const { text, words, place, isWhole } of namesIn(asked, parsedQuery)) {
    const distanceOf = distances(place, parsedQuery.radiusMetres)
    const named = closedWith(snapshot, words).flatMap(closed => {
      const metres = distanceOf(closed)
      return metres === undefined ? [] : [{ ...closed, metres }]
    })
    const name = foldedWords(text).join(' ')
    const exact = named.filter(closed => closed.words === name)
    const meant = exact.length === 0 && !isWhole && named.length <= MOST_CLOSED ? named : exact
    if (meant.length > 0)
      return meant
        .sort((a, b) => a.metres - b.metres)
        .slice(0, MOST_CLOSED)
        .map(closed => cardOf(snapshot, closed))
  }
  return []
}

/** What may be a name, and where. */
interface MaybeName {
  readonly text: string
  readonly words: readonly string[]
  readonly place: ParsedPlace | null
  /** Whether it can only be the whole name, because it says trades or places, too. */
  readonly isWhole?: true
}

/**
 * A text without its place as it was typed, because words that no listed business has are corrected; as it was understood; and
 * the whole text where its words say only trades and places: 'Volkshochschule Bochum'.
 */
function* namesIn(asked: SearchQuery, { what, terms, place }: ParsedQuery): Generator<MaybeName> {
  const { text = '', location = '' } = asked
  const whole = withoutNearMe(text)
  const parts = location === '' && place !== null ? splitWhatWhere(whole) : undefined
  const typed = parts?.what ?? whole
  if (typed !== what) {
    const typedTerms = queryTerms(typed)
    // The place of a text that has none as it was typed is a correction: 'Café Stern' is not meant to be in Stein.
    const typedPlace = location === '' && parts === undefined ? placeOfVisitor(asked) : place
    if (!isNoName(typedTerms)) yield { text: typed, words: wordsOf(typedTerms), place: typedPlace }
  }
  if (!isNoName(terms)) yield { text: what, words: wordsOf(terms), place }
  const wholeTerms = queryTerms(whole)
  if (wholeTerms.length > 1 && (parts !== undefined || isNoName(wholeTerms)))
    yield {
      text: whole,
      words: foldedWords(whole),
      place: location === '' ? placeOfVisitor(asked) : place,
      isWhole: true,
    }
}

function isNoName(terms: readonly QueryTerm[]): boolean {
  return terms.every(isTrade)
}

function wordsOf(terms: readonly QueryTerm[]): readonly string[] {
  return terms.flatMap(({ word }) => word.split(' '))
}

/** A closed business of one of the files. */
interface Closed extends ClosedDocument {
  readonly isChanged: boolean
}

function closedWith(snapshot: Snapshot, words: readonly string[]): readonly Closed[] {
  const { entries } = snapshot.state
  const match = words.map(quoted).join(' AND ')
  const built = snapshot.statement('main', NAMED).all(match, MOST_NAMES)
  const changed = entries.size === 0 ? [] : snapshot.statement('delta', NAMED).all(match, MOST_NAMES)
  return [
    // What has changed is in the delta, with all that is known of it.
    ...built.filter(({ id }) => !entries.has(Number(id))).map(row => closedOf(row, false)),
    ...changed.map(row => closedOf(row, true)),
  ]
}

const NAMED = `SELECT closed.* FROM (SELECT rowid AS named FROM closed_names WHERE closed_names MATCH ? LIMIT ?)
  CROSS JOIN closed ON id = named`

function closedOf(row: Readonly<Record<string, unknown>>, isChanged: boolean): Closed {
  return {
    id: Number(row.id),
    words: String(row.words),
    citySlug: String(row.city),
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    isChanged,
  }
}

function degrees(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function cardOf(snapshot: Snapshot, { id, isChanged }: Closed): ShownCard {
  const found = isChanged
    ? snapshot.statement('delta', 'SELECT card FROM entry WHERE id = ?').get(id)
    : snapshot.statement('main', 'SELECT card FROM document WHERE id = ?').get(id)
  return shownCard(parseCheckedText(found?.card) as StoredCard, false)
}

/** Tells how far a closed business is from where a search looks, in metres; undefined where it is not there. */
function distances(
  place: ParsedPlace | null,
  radiusMetres = 0,
): (closed: ClosedDocument) => number | undefined {
  if (place === null) return () => 0
  const { shown, centre } = place
  const region = shown?.regionSlug === undefined ? undefined : regionBySlug(shown.regionSlug)
  const most = Math.max(KM_AROUND * 1_000, radiusMetres)
  return ({ citySlug, latitude, longitude }) => {
    if (region !== undefined) {
      const town = placeOfSlug(citySlug)
      return town !== undefined && isInRegion(region, localityOf(town)) ? 0 : undefined
    }
    const metres =
      centre === null || latitude === null || longitude === null
        ? Number.POSITIVE_INFINITY
        : kilometresBetween(centre, { latitude, longitude }) * 1_000
    if (metres <= most) return metres
    return citySlug !== '' && citySlug === shown?.citySlug ? metres : undefined
  }
}
