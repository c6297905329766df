import { lowerBound } from '#domain/collections/binary-search.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { isKnownName } from '#search/analysis/synonyms.ts'
import { deleteHashes, mayBeNear, signature, wordHash } from './deletes.ts'
import type { SpellingDictionary } from './dictionary.ts'
import { distanceAtMost } from './edit-distance.ts'
import { phoneticKey } from './phonetics.ts'

const SHORTEST_CORRECTED_BY_TWO = 8
/** How much words that sound alike may differ in length, in letters. */
const SOUND_LENGTHS = 4
/** Weights of a candidate, in letters of distance. The first letter is seldom wrong. */
const OTHER_FIRST_LETTER = 0.6
const SAME_SOUND = -0.7
const TENFOLD_FREQUENCY = -0.08
/** Counts are below 2^32. */
const MOST_TENFOLDS = Math.log10(2 ** 32)
/** For a word that no business uses, known as a synonym only ('restoran'). */
const UNUSED = 0.9
/** The distance of a word that sounds alike, however many letters differ. */
const SOUND_ONLY = 2

/** A word of the dictionary and its weighted distance in letters. */
export interface Candidate {
  readonly id: number
  readonly cost: number
}

/** Shared by all look-ups, because only one runs at a time. */
const hashes = new Uint32Array(32)
let lookups = 0

/**
 * The best word within one letter (two for words of 8 letters and more) or of the same sound.
 * @param folded [a-z]{4,32}
 */
export function nearestWord(dictionary: SpellingDictionary, folded: string): Candidate | undefined {
  const word = Buffer.from(folded, 'latin1')
  const sound = wordHash(phoneticKey(folded))
  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  const consider = (id: number, distance: number): void => {
    const cost = costOf(dictionary, id, distance, word, sound)
    if (cost >= bestCost) return
    best = id
    bestCost = cost
  }
  forEachWithin(dictionary, word, 1, consider)
  forEachOfSound(dictionary, sound, id => {
    if (Math.abs(lengthOf(dictionary, id) - folded.length) <= SOUND_LENGTHS) consider(id, SOUND_ONLY)
  })
  // No other word two letters away can cost less: words of the same sound have been considered.
  const isSettled = bestCost <= 2 + TENFOLD_FREQUENCY * MOST_TENFOLDS
  if (!isSettled && folded.length >= SHORTEST_CORRECTED_BY_TWO) forEachWithin(dictionary, word, 2, consider)
  return best < 0 ? undefined : { id: best, cost: bestCost }
}

/** Whether the word, an inflection of it or a synonym of it is known. */
export function isKnown(dictionary: SpellingDictionary, folded: string): boolean {
  const term = stemWord(folded)
  return isKnownName(term) || contains(dictionary.terms, wordHash(term))
}

/** The number of exactly this word; undefined when it is not in the dictionary. */
export function idOf(dictionary: SpellingDictionary, folded: string): number | undefined {
  let found: number | undefined
  forEachOfSound(dictionary, wordHash(phoneticKey(folded)), id => {
    if (foldedWord(dictionary, id) === folded) found = id
  })
  return found
}

/** The most frequent spelling of a word, in lower case. */
export function shownWord(dictionary: SpellingDictionary, id: number): string {
  const { shown, shownEnds } = dictionary
  return Buffer.from(shown.subarray(shownEnds[id - 1] ?? 0, shownEnds[id] ?? 0)).toString('utf8')
}

function costOf(
  dictionary: SpellingDictionary,
  id: number,
  distance: number,
  word: Uint8Array,
  sound: number,
): number {
  const { counts, folded, foldedEnds, soundOfWord } = dictionary
  const otherFirst = folded[foldedEnds[id - 1] ?? 0] === word[0] ? 0 : OTHER_FIRST_LETTER
  const sameSound = soundOfWord[id] === sound ? SAME_SOUND : 0
  const count = counts[id] ?? 0
  return (
    distance + otherFirst + sameSound + (count === 0 ? UNUSED : TENFOLD_FREQUENCY * Math.log10(count + 1))
  )
}

function forEachWithin(
  dictionary: SpellingDictionary,
  word: Uint8Array,
  most: 1 | 2,
  visit: (id: number, distance: number) => void,
): void {
  const { bucketEnds, postings, folded, foldedEnds, signatures, seen } = dictionary
  lookups = (lookups + 1) % 2 ** 32
  const own = signature(word, 0, word.length)
  const written = deleteHashes(word, 0, word.length, most, hashes)
  for (let hash = 0; hash < written; hash++) {
    const bucket = (hashes[hash] ?? 0) & (bucketEnds.length - 1)
    for (let at = bucketEnds[bucket - 1] ?? 0; at < (bucketEnds[bucket] ?? 0); at++) {
      const id = postings[at] ?? 0
      if (!mayBeNear(signatures[id] ?? 0, own, most) || seen[id] === lookups) continue
      seen[id] = lookups
      const start = foldedEnds[id - 1] ?? 0
      const end = foldedEnds[id] ?? 0
      const distance = distanceAtMost(word, folded, start, end, most)
      if (distance <= most) visit(id, distance)
    }
  }
}

/** Two sounds with one hash do no harm: they only add a candidate. */
function forEachOfSound(dictionary: SpellingDictionary, sound: number, visit: (id: number) => void): void {
  const { sounds, soundWords } = dictionary
  for (let at = lowerBound(sounds, sound); sounds[at] === sound; at++) visit(soundWords[at] ?? 0)
}

function foldedWord(dictionary: SpellingDictionary, id: number): string {
  const { folded, foldedEnds } = dictionary
  let word = ''
  for (let at = foldedEnds[id - 1] ?? 0; at < (foldedEnds[id] ?? 0); at++)
    word += String.fromCharCode(folded[at] ?? 0)
  return word
}

function lengthOf(dictionary: SpellingDictionary, id: number): number {
  return (dictionary.foldedEnds[id] ?? 0) - (dictionary.foldedEnds[id - 1] ?? 0)
}

function contains(ascending: Uint32Array, value: number): boolean {
  return ascending[lowerBound(ascending, value)] === value
}
