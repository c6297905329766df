/** Only this many first letters are used: at most 29 deletes for a word at distance 2. */
const PREFIX = 7
/** Shorter words are never two letters from a query that may be corrected by two. */
const SHORTEST_FOR_TWO = 6

/** For each length and number of deletes: the sets of letters that are left, as bit masks. */
const masksByLength: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: PREFIX + 1 },
  (_, length) =>
    [1, 2].map(deletes =>
      Array.from({ length: 2 ** length }, (_, mask) => mask).filter(mask => length - bits(mask) <= deletes),
    ),
)

/**
 * Hashes of a word's first seven letters with up to `deletes` of them left out, each hash once. Two words at that
 * distance share at least one (Garbe's symmetric deletes).
 * @param words ascii bytes; the word is from `start` to `end`
 * @param into receives the hashes; 32 entries are enough
 * @returns how many were written
 */
export function deleteHashes(
  words: Uint8Array,
  start: number,
  end: number,
  deletes: 1 | 2,
  into: Uint32Array,
): number {
  const length = Math.min(PREFIX, end - start)
  let written = 0
  for (const mask of masksByLength[length]?.[deletes - 1] ?? []) {
    let hash = 0x811c9dc5
    for (let letter = 0; letter < length; letter++) {
      if (mask & (1 << letter)) hash = Math.imul(hash ^ (words[start + letter] ?? 0), 0x01000193)
    }
    hash = mixed(hash)
    let at = 0
    while (at < written && into[at] !== hash) at++
    if (at === written) into[written++] = hash
  }
  return written
}

/** How many letters of a dictionary word of this length are deleted. */
export function deletesOf(length: number): 1 | 2 {
  return length < SHORTEST_FOR_TWO ? 1 : 2
}

/** FNV-1a of an ascii word, mixed so that its low bits can select a bucket. */
export function wordHash(word: string): number {
  let hash = 0x811c9dc5
  for (let letter = 0; letter < word.length; letter++)
    hash = Math.imul(hash ^ word.charCodeAt(letter), 0x01000193)
  return mixed(hash)
}

const LETTERS = 26
const LETTER_BITS = 2 ** LETTERS - 1

/** One number with a bit for each of the letters a to z that occur, and above them the length (at most 63). */
export function signature(words: Uint8Array, start: number, end: number): number {
  let letters = 0
  for (let letter = start; letter < end; letter++) letters |= 1 << ((words[letter] ?? 97) - 97)
  return (letters | (Math.min(63, end - start) << LETTERS)) >>> 0
}

/**
 * Whether two words may be `most` edits apart. An edit changes the length by at most one, the set of letters by two.
 */
export function mayBeNear(one: number, other: number, most: number): boolean {
  return (
    Math.abs((one >>> LETTERS) - (other >>> LETTERS)) <= most && bits((one ^ other) & LETTER_BITS) <= most * 2
  )
}

function bits(value: number): number {
  let pairs = value - ((value >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (once ^ (once >>> 13)) >>> 0
}
