import { surroundingsKm } from '#domain/place/nearness.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { largePlaceMeant } from '#search/spelling/nearest-place.ts'
import { radiiWithResults } from './matching/find-docs.ts'
import { findResults } from './matching/find-results.ts'
import { IndexEvidence } from './matching/index-evidence.ts'
import { changed, type IndexQuery } from './matching/index-query.ts'
import { atLikeliest } from './namesakes.ts'
import { NOWHERE, type ParsedPlace } from './parsed-query.ts'
import { leaveOutLandmark } from './parsing/landmarks.ts'
import { nearMeIn } from './parsing/near-me.ts'
import type { Phrase } from './parsing/phrases/phrase.ts'
import { readPhrases } from './parsing/phrases/read-phrases.ts'
import { type Boxes, isOnlyPlace, readBoxes, readNumber, readPlaceOtherwise } from './parsing/read-boxes.ts'
import { readLocation } from './parsing/read-location.ts'
import { hasNameWithWishes, type Meaning, readMeanings, withPhrases } from './parsing/read-meanings.ts'
import { readOneBox, readWords } from './parsing/read-words.ts'
import { type Candidate, firstMeant, isFoundThere, type Reading } from './parsing/reading.ts'
import { type Vocabulary, vocabularyOf } from './parsing/vocabulary.ts'

/** Kilometres that are tried around the visitor or a place, in this order. Each is the end of a distance band. */
const NEAR_RADII = [5, 10, 25, 50, 100] as const

/** Where fewer state what they cost, a search for cheap ones would lose most of them for what is not known. */
const LEAST_SHARE_WITH_PRICE = 0.25

/** The words and the place of a search as they are understood, ready to be answered. */
export interface ChosenWords extends Pick<Reading, 'corrected' | 'where' | 'leftOut'> {
  readonly indexQuery: IndexQuery
}

/** A search as it is understood. */
export interface ChosenReading
  extends ChosenWords,
    Omit<Meaning, 'isMeant' | 'otherwise' | 'inVain' | 'leftOut'> {
  /** The other reading of a text in doubt; `isForNothing`: only offered where nothing is found. */
  readonly otherwise: (Meaning['otherwise'] & { readonly chosen: () => ChosenWords }) | undefined
}

/** Chooses between the readings of searches by what the index has of them: the only place that asks it. */
export class ReadingChooser {
  readonly #index: IndexEvidence
  readonly #vocabulary: Vocabulary

  constructor(snapshot: Snapshot, now: number) {
    this.#index = new IndexEvidence(snapshot, now)
    this.#vocabulary = vocabularyOf(snapshot)
  }

  /** How a search is understood; 'in der Nähe' as the smallest circle around the visitor in which something is found. */
  choose(asked: SearchQuery): ChosenReading {
    const located = readLocation(asked)
    const { inVain = [], isMeant: _, ...meaning } = this.#chooseMeaning(located.query)
    const readings = [meaning, ...inVain].map(one => ({
      ...one,
      phrases: [...located.phrases, ...one.phrases],
    }))
    let first: ChosenReading | undefined
    for (const one of readings) {
      const chosen = this.#chosen(one)
      first ??= chosen
      if (inVain.length === 0 || findResults(chosen.indexQuery).length > 0) return chosen
    }
    if (first === undefined) throw new Error('no meaning is left')
    return first
  }

  #chosen({ query, phrases, leftOut, ...meaning }: NonNullable<Meaning['inVain']>[number]): ChosenReading {
    const words = this.#chooseWords(query)
    const otherwise = meaning.otherwise ?? this.#nameOfRegion(query, words)
    return withSurroundings({
      query,
      phrases,
      otherwise: otherwise && { ...otherwise, chosen: () => this.#chooseWords(otherwise.query) },
      ...words,
      ...(leftOut !== undefined && { leftOut: [...(words.leftOut ?? []), leftOut] }),
    })
  }

  /** 'bayern' is a region, and part of names. */
  #nameOfRegion(query: SearchQuery, { indexQuery: { parsedQuery } }: ChosenWords): Meaning['otherwise'] {
    const { text = '', location = '' } = query
    const isRegion = parsedQuery.terms.length === 0 && parsedQuery.place?.restriction.kind === 'region'
    if (!isRegion || text === '' || location !== '' || !this.#index.isInNames(queryTerms(text)))
      return undefined
    return { kind: 'words', query: { ...query, isVerbatim: true }, isForNothing: false }
  }

  /** What a text says beside trade, name and place; about prices only where enough of the results state what they cost. */
  #chooseMeaning(query: SearchQuery): Meaning {
    const read = readPhrases(query.isVerbatim ? '' : (query.text ?? ''))
    const others = read.phrases.filter(({ kind }) => kind !== 'price')
    const isPriceKnown =
      others.length === read.phrases.length ||
      statePrices(this.#chooseWords(withPhrases({ ...query, text: read.rest }, others)).indexQuery)
    const phrases = isPriceKnown ? read.phrases : read.phrases.map(withoutPrice)
    return this.#chooseAmong(readMeanings(query, { ...read, phrases }))
  }

  /** The words and the place of a query whose text says nothing else. */
  #chooseWords(query: SearchQuery): ChosenWords {
    const boxes = readBoxes(this.#vocabulary, query)
    const isName = hasNameWithWishes(this.#index, boxes.text)
    const { parsedQuery, corrected, where, leftOut } = this.#chooseInBoxes({ ...boxes, isName })
    const indexQuery = this.#index.indexQuery(parsedQuery)
    return atLikeliest({ indexQuery, corrected, where, ...(leftOut !== undefined && { leftOut }) })
  }

  #chooseInBoxes(boxes: Boxes): Omit<Reading, 'isMeant'> {
    const { query, text, location } = boxes
    const { place } = boxes.base
    const isPlaceUnknown = place !== null && !this.#knowsPlace(boxes, place)
    if (isPlaceUnknown && isOnlyPlace(text))
      return this.#chooseInBoxes(readBoxes(this.#vocabulary, { ...query, text: location, location: text }))
    const base = isPlaceUnknown ? { ...boxes.base, place: NOWHERE } : boxes.base
    const number = readNumber(text)
    if (number !== undefined) {
      const parsedQuery = { ...base, what: text, terms: [], number }
      // Digits that no business has as phone number may be a postal code.
      if (number.kind !== 'phone' || this.#index.finds(parsedQuery))
        return { parsedQuery, corrected: null, where: location }
    }
    const isMisread = isPlaceUnknown && !query.isVerbatim
    const other = isMisread ? firstMeant(readPlaceOtherwise(boxes), this.#index) : undefined
    if (other === undefined) return this.#chooseAmongWords({ ...boxes, base })
    const { corrected, where } = other
    const reading = this.#chooseAmongWords({
      ...boxes,
      base: { ...base, place: other.place },
      location: where,
    })
    return { ...reading, corrected: bothCorrected(reading.corrected, corrected) }
  }

  /** What only a part of the name of a small place is may be a large one that is misspelled. */
  #knowsPlace({ query, location }: Boxes, place: ParsedPlace): boolean {
    const isMisspelled = !query.isVerbatim && place.shown === null && largePlaceMeant(location) !== undefined
    return !isMisspelled && this.#index.knowsPlace(place)
  }

  #chooseAmongWords(boxes: Boxes): Reading {
    const { query, base, text, location } = boxes
    // A place in the text counts before the visitor's position; a text that is a place may be searched for as the word it is.
    const isPlaceOpen = base.place === null || base.place.shown?.kind === 'position'
    const isOneBox = isPlaceOpen && !(query.isVerbatim === true && isOnlyPlace(text))
    const choose = (words: string) =>
      this.#chooseAmong(isOneBox ? readOneBox(boxes, words) : readWords(boxes, words, location))
    const isFound = (reading: Reading) => isFoundThere(this.#index, reading)
    const chosen = choose(text)
    if (query.isVerbatim || isFound(chosen)) return chosen
    // No entry says what it is near: 'Pizzeria nahe Hauptbahnhof Leipzig' means pizzerias in Leipzig.
    const to = leaveOutLandmark(text)
    const again = to === undefined ? undefined : choose(to)
    return to === undefined || again === undefined || !isFound(again)
      ? chosen
      : { ...again, corrected: { from: text, to } }
  }

  /** The first candidate that is meant; the last one always is. */
  #chooseAmong<One extends Candidate>(candidates: Iterable<One>): One {
    const chosen = firstMeant(candidates, this.#index)
    if (chosen === undefined) throw new Error('no reading is left')
    return chosen
  }
}

/** The corrections of the words and of the place as one. */
function bothCorrected(words: Reading['corrected'], place: Reading['corrected']): Reading['corrected'] {
  if (words === null || place === null) return words ?? place
  return { from: `${words.from} ${place.from}`, to: `${words.to} ${place.to}` }
}

/** Whether enough results of a query state their price level for a choice by it. */
function statePrices(query: IndexQuery): boolean {
  const { length, parts } = findResults(query)
  let known = 0
  for (const { indexes, values } of parts)
    for (let at = 0; at < indexes.length; at++) if (values.price[indexes[at] ?? 0] !== 0) known++
  return known > 0 && known >= length * LEAST_SHARE_WITH_PRICE
}

function withoutPrice(phrase: Phrase): Phrase {
  return phrase.kind === 'price' ? { ...phrase, value: '' } : phrase
}

/**
 * A search near the visitor with the smallest radius that has a result, the same search where nothing is within 100 km; one
 * around a place with a radius in which the place and what is around it are.
 */
function withSurroundings(reading: ChosenReading): ChosenReading {
  const { query, phrases, indexQuery } = reading
  const { place, radiusMetres } = indexQuery.parsedQuery
  const typed = place?.around ?? nearMeIn(query)
  if (typed === undefined || !place?.shown || place.centre === null) return reading
  // The place as it is shown, because what was typed says a radius by itself.
  const { kind, label, citySlug } = place.shown
  const where = kind === 'position' ? reading.where : label
  if (radiusMetres !== undefined) return { ...reading, where }
  const radiusKm =
    kind === 'position'
      ? radiiWithResults(indexQuery, NEAR_RADII)[0]?.km
      : surroundingsKm(kind === 'city' ? (placeOfSlug(citySlug ?? '')?.population ?? 0) : 0, NEAR_RADII)
  if (radiusKm === undefined) return { ...reading, where }
  return {
    ...reading,
    where,
    query: { ...query, radiusKm },
    phrases: [...phrases, { kind: 'radius', typed, value: String(radiusKm) }],
    indexQuery: changed(indexQuery, { radiusMetres: radiusKm * 1_000 }),
  }
}
