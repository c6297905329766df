import { DOUBTFUL_PLACE_WORDS, isDescribing } from './doubtful-place-words.ts'
import { placeKey } from './place-name.ts'
import { isPostalCode } from './postal-code.ts'
import { type Where, whereOfDigits, whereOfName } from './where.ts'

export interface WhatWhere {
  /** The rest as typed, with single blanks; empty when the whole text is a place. */
  readonly what: string
  readonly where: Where
}

/** Longer texts are not split. */
const MAX_LENGTH = 160

/** Enough for 'Neustadt an der Weinstraße' and 'Frankfurt am Main Höchst'. */
const MAX_PLACE_WORDS = 5

/** Prepositions before a place. */
const PREPOSITIONS = new Set(['in', 'bei', 'nahe', 'um', 'near'])

/** The first digits of a postal code, with a sign for the rest as on the results page: '803...', '80xxx'. */
const FIRST_DIGITS = /^(?:\d{1,4}(?:\.{2,4}|…)|(?=.{5}$)\d{1,4}[x*]+)$/i
/** Köln'de, Berlin'deki, Köln'e: in Turkish 'in' and 'from' are endings of the place. */
const TURKISH_IN = /^(.+)['’](?:[dt][ea](?:ki|n)?|y?[ea])$/i

/** Words before a region: 'am Bodensee', 'auf Rügen', 'in der Eifel', 'im Landkreis Rosenheim', 'in the Black Forest'. */
const BEFORE_REGION = /(?:^|\s)(?:(?:in|an|auf|around)\s+(?:der|dem|den|the)|im|am|auf|of)$/i

/** Words before a preposition that belong to it: 'rund um', 'nahe bei'. */
const BEFORE_PREPOSITION = new Set(['rund', 'nahe'])

/** Without a preposition, the name of a smaller town is more likely a name or a thing. */
const MIN_POPULATION = 5_000
const MIN_LETTERS_OF_A_SMALL_TOWN = 8
/** A doubtful word at the end means a town only from this size on. */
const MIN_POPULATION_OF_A_DOUBTFUL_WORD = 100_000
/** A text that is only the name of a place means the place only from this size on. */
const MIN_POPULATION_ALONE = 100_000
const MIN_LETTERS_OF_A_DISTRICT = 5

/**
 * Finds the place in a search in one box: 'zahnarzt 80331', 'friseur in köln', 'köln friseur'. In this order: a postal
 * code or its first digits anywhere; a place after 'in', 'bei', 'nahe' or with the Turkish ending for it; a place at
 * the end; a place at the beginning. Without a preposition the place must be well known and no everyday word
 * (doubtful-place-words.ts).
 * @returns undefined when the text probably has no place
 */
export function splitWhatWhere(text: string): WhatWhere | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  if (words.length === 0) return undefined
  return (
    atPostalCode(words) ??
    afterPreposition(words) ??
    beforeTurkishEnding(words) ??
    whole(words) ??
    atEnd(words) ??
    atBeginning(words)
  )
}

function atPostalCode(words: readonly string[]): WhatWhere | undefined {
  const index = words.findIndex(word => isPostalCode(word) || FIRST_DIGITS.test(word))
  const where = whereOfDigits(words[index] ?? '')
  if (where === undefined) return undefined
  let begin = index
  let end = index + 1
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - end); length > 0; length--) {
    if (isCityOf(where, words.slice(end, end + length))) {
      end += length
      break
    }
  }
  for (let length = Math.min(MAX_PLACE_WORDS, begin); end === index + 1 && length > 0; length--) {
    if (isCityOf(where, words.slice(begin - length, begin))) {
      begin -= length
      break
    }
  }
  return { what: rest(withoutPreposition(words.slice(0, begin)), words.slice(end)), where }
}

function isCityOf(where: Where, words: readonly string[]): boolean {
  return where.citySlug !== null && whereOfName(words.join(' '))?.citySlug === where.citySlug
}

function afterPreposition(words: readonly string[]): WhatWhere | undefined {
  for (let at = words.length - 2; at >= 0; at--) {
    if (!PREPOSITIONS.has(placeKey(words[at] ?? '')) && !isNearOf(words, at)) continue
    for (let length = Math.min(MAX_PLACE_WORDS, words.length - at - 1); length > 0; length--) {
      const place = words.slice(at + 1, at + 1 + length).join(' ')
      const where = whereOfDigits(place) ?? whereOfName(place)
      if (where)
        return { what: rest(withoutPreposition(words.slice(0, at + 1)), words.slice(at + 1 + length)), where }
    }
  }
  return undefined
}

function beforeTurkishEnding(words: readonly string[]): WhatWhere | undefined {
  const last = words.findIndex(word => TURKISH_IN.test(word))
  const name = TURKISH_IN.exec(words[last] ?? '')?.[1]
  if (name === undefined) return undefined
  for (let first = Math.max(0, last - MAX_PLACE_WORDS + 1); first <= last; first++) {
    const where = whereOfName([...words.slice(first, last), name].join(' '))
    if (where) return { what: rest(words.slice(0, first), words.slice(last + 1)), where }
  }
  return undefined
}

/** Whether the word is the 'von' of 'in der Nähe von'. */
function isNearOf(words: readonly string[], at: number): boolean {
  return placeKey(words.slice(Math.max(0, at - 1), at + 1).join(' ')).match(/^(?:nahe|naehe) von$/) !== null
}

/** The words before a place without the preposition at their end: 'friseur rund um' -> 'friseur'. */
export function withoutPreposition(words: readonly string[]): readonly string[] {
  const key = placeKey(words.join(' '))
  const phrase = /(?:^| )(in der (?:nahe|naehe) von|(?:nahe|naehe) von|rund um|nahe bei)$/.exec(key)?.[1]
  if (phrase !== undefined) return words.slice(0, words.length - phrase.split(' ').length)
  const last = placeKey(words.at(-1) ?? '')
  return PREPOSITIONS.has(last) || BEFORE_PREPOSITION.has(last) ? words.slice(0, -1) : words
}

function whole(words: readonly string[]): WhatWhere | undefined {
  if (words.length > MAX_PLACE_WORDS || isDoubtful(words)) return undefined
  const where = whereOfName(words.join(' '))
  return where && (where.population ?? 0) >= MIN_POPULATION_ALONE ? { what: '', where } : undefined
}

function atEnd(words: readonly string[]): WhatWhere | undefined {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - 1); length > 0; length--) {
    const what = words.slice(0, -length)
    const place = words.slice(-length)
    const where = whereOfName(place.join(' '))
    if (where && isSure(where, place, placeKey(what.at(-1) ?? '')))
      return { what: beforeRegion(what, where), where }
  }
  return undefined
}

function beforeRegion(words: readonly string[], where: Where): string {
  const what = words.join(' ')
  return where.kind === 'region' ? what.replace(BEFORE_REGION, '') : what
}

function atBeginning(words: readonly string[]): WhatWhere | undefined {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - 1); length > 0; length--) {
    const place = words.slice(0, length)
    const where = isDoubtful(place) ? undefined : whereOfName(place.join(' '))
    if (where && isSure(where, place, '')) return { what: words.slice(length).join(' '), where }
  }
  return undefined
}

function isSure(where: Where, place: readonly string[], wordBefore: string): boolean {
  const population = where.population ?? 0
  const letters = placeKey(place.join('')).length
  if (isDoubtful(place)) {
    return (
      where.kind === 'city' && population >= MIN_POPULATION_OF_A_DOUBTFUL_WORD && !isDescribing(wordBefore)
    )
  }
  if (where.kind === 'district') return letters >= MIN_LETTERS_OF_A_DISTRICT
  return (
    population >= MIN_POPULATION ||
    (place.length > 1 && population > 0) ||
    (letters >= MIN_LETTERS_OF_A_SMALL_TOWN && population > 0)
  )
}

function isDoubtful(place: readonly string[]): boolean {
  return place.length === 1 && DOUBTFUL_PLACE_WORDS.has(placeKey(place[0] ?? ''))
}

function rest(before: readonly string[], after: readonly string[]): string {
  return [...before, ...after].join(' ')
}
