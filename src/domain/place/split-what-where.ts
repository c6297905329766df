import { DOUBTFUL_PLACE_WORDS, isDescribing } from './doubtful-place-words.ts'
import { prepositionAtEnd, surroundingsAtBeginning } from './nearness.ts'
import { placeKey } from './place-name.ts'
import { isPostalCode } from './postal-code.ts'
import { around, districtIn, type Where, whereOfAdjective, whereOfDigits, whereOfName } from './where.ts'

export interface WhatWhere {
  /** The rest as typed, with single blanks; empty when the whole text is a place. */
  readonly what: string
  readonly where: Where
}

/** Longer texts are not split. */
const MAX_LENGTH = 160

/** Enough for 'Neustadt an der Weinstraße' and 'Frankfurt am Main Höchst'. */
const MAX_PLACE_WORDS = 5

/** The first digits of a postal code, with a sign for the rest as on the results page: '803...', '80xxx'. */
const FIRST_DIGITS = /^(?:\d{1,4}(?:\.{2,4}|…)|(?=.{5}$)\d{1,4}[x*]+)$/i
/** Köln'de, Berlin'deki, Köln'e, Berlin'in: in Turkish 'in', 'to' and 'of' are endings of the place. */
const TURKISH_IN = /^(.+)['’](?:[dt][ea](?:ki|n)?|y?[ea]|n?[iıuü]n)$/i

/** Words before a region: 'am Bodensee', 'auf Rügen', 'in der Eifel', 'im Landkreis Rosenheim', 'in the Black Forest'. */
const BEFORE_REGION =
  /(?:^|\s)(?:(?:in|an|auf|(?:rund\s+)?um|around)\s+(?:der|die|das|dem|den|the)|im|am|auf|of)$/i

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
    beforeSurroundings(words) ??
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
  const before = words.slice(0, begin)
  return placed(withoutPreposition(before), around(where, prepositionAtEnd(before)), words.slice(end))
}

function isCityOf(where: Where, words: readonly string[]): boolean {
  return where.citySlug !== null && whereOfName(words.join(' '))?.citySlug === where.citySlug
}

function afterPreposition(words: readonly string[]): WhatWhere | undefined {
  for (let at = words.length - 1; at > 0; at--) {
    const preposition = prepositionAtEnd(words.slice(0, at))
    if (preposition === undefined) continue
    const before = words.slice(0, at - preposition.length)
    for (let length = Math.min(MAX_PLACE_WORDS, words.length - at); length > 0; length--) {
      const place = words.slice(at, at + length)
      const region = regionNamedWith(words[at - 1], place)
      if (region)
        return placed(beforeRegion(words.slice(0, at - 1), region), region, words.slice(at + length))
      // 'bei Regen' is the weather.
      const isWord = words[at - 1]?.toLowerCase() === 'bei' && isDoubtful(place)
      const where = isWord ? undefined : (whereOfDigits(place.join(' ')) ?? whereOfName(place.join(' ')))
      if (where) return placed(before, around(where, preposition), words.slice(at + length))
    }
  }
  return undefined
}

/** 'Region Hannover' and 'Großraum Stuttgart' are places of their own. */
function regionNamedWith(word: string | undefined, place: readonly string[]): Where | undefined {
  const where = whereOfName([word, ...place].join(' '))
  return where?.kind === 'region' ? where : undefined
}

/** A place before 'und Umgebung', 'area', 'çevresinde'. */
function beforeSurroundings(words: readonly string[]): WhatWhere | undefined {
  for (let at = 1; at < words.length; at++) {
    if (surroundingsAtBeginning(words.slice(at)) === undefined) continue
    for (let length = Math.min(MAX_PLACE_WORDS, at); length > 0; length--) {
      const name = words.slice(at - length, at)
      const where = whereOfName(withoutTurkishEnding(name).join(' ')) ?? whereOfAdjective(name.join(' '))
      const before = withoutPreposition(words.slice(0, at - length))
      if (where) return placed(before, where, words.slice(at))
    }
  }
  return undefined
}

function withoutTurkishEnding(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), TURKISH_IN.exec(last)?.[1] ?? last]
}

function beforeTurkishEnding(words: readonly string[]): WhatWhere | undefined {
  const last = words.findIndex(word => TURKISH_IN.test(word))
  const name = TURKISH_IN.exec(words[last] ?? '')?.[1]
  if (name === undefined) return undefined
  for (let first = Math.max(0, last - MAX_PLACE_WORDS + 1); first <= last; first++) {
    const where = whereOfName([...words.slice(first, last), name].join(' '))
    if (where) return placed(words.slice(0, first), where, words.slice(last + 1))
  }
  return undefined
}

/** The words before a place without the preposition at their end: 'friseur rund um' -> 'friseur'. */
export function withoutPreposition(words: readonly string[]): readonly string[] {
  return words.slice(0, words.length - (prepositionAtEnd(words)?.length ?? 0))
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
      return placed(beforeRegion(what, where), where, [])
  }
  return undefined
}

function beforeRegion(words: readonly string[], where: Where): readonly string[] {
  return where.kind === 'region' ? words.join(' ').replace(BEFORE_REGION, '').split(' ') : words
}

function atBeginning(words: readonly string[]): WhatWhere | undefined {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - 1); length > 0; length--) {
    const place = words.slice(0, length)
    const where = isDoubtful(place) ? undefined : whereOfName(place.join(' '))
    if (where && isSure(where, place, '')) return placed([], where, words.slice(length))
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

/**
 * A place with the words before and behind it. What says more about the place is part of it: 'und Umgebung', the district of
 * a city, the city of a district.
 */
function placed(before: readonly string[], where: Where, after: readonly string[]): WhatWhere {
  const surroundings = surroundingsAtBeginning(after)
  const words = [...before, ...after.slice(surroundings?.length ?? 0)].filter(word => word !== '')
  const { what, exactly } = withDistrict(words, withoutPreposition(before).length, where)
  return { what: what.join(' '), where: around(exactly, surroundings ?? where) }
}

/** A city and its district, or the other way round, with other words between: 'kreuzberg friseur berlin'. @param at where the place stood */
function withDistrict(words: readonly string[], at: number, where: Where) {
  const { kind, citySlug } = where
  for (let length = Math.min(MAX_PLACE_WORDS, words.length); length > 0; length--) {
    for (const from of new Set([Math.max(0, at - length), 0, words.length - length])) {
      const part = words.slice(from, from + length)
      const isNext = from + length === at
      const exactly =
        citySlug === null || (isDoubtful(part) && !isNext)
          ? undefined
          : kind === 'city'
            ? districtIn(citySlug, part.join(' '))
            : kind === 'district' && isCity(citySlug, part)
              ? where
              : undefined
      if (exactly)
        return { what: [...withoutPreposition(words.slice(0, from)), ...words.slice(from + length)], exactly }
    }
  }
  return { what: words, exactly: where }
}

function isCity(citySlug: string, words: readonly string[]): boolean {
  const where = whereOfName(words.join(' '))
  return where?.kind === 'city' && where.citySlug === citySlug
}
