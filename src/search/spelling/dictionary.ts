import { endianness } from 'node:os'
import { stemWord } from '#search/analysis/stemmer.ts'
import { deleteHashes, deletesOf, signature, wordHash } from './deletes.ts'
import { phoneticKey } from './phonetics.ts'

/** A word of the directory: its folded form, its most frequent spelling and how often it occurs. */
export interface CountedWord {
  readonly folded: string
  readonly shown: string
  readonly count: number
}

/** Typed views of one buffer. Words have numbers by frequency, the most frequent first. */
export interface SpellingDictionary {
  /** The whole buffer, for openDictionary. */
  readonly bytes: Uint8Array
  readonly counts: Uint32Array
  /** Letters and length of each word, see signature(). */
  readonly signatures: Uint32Array
  readonly foldedEnds: Uint32Array
  readonly shownEnds: Uint32Array
  /** Hash of the phonetic key of each word. */
  readonly soundOfWord: Uint32Array
  /** The same hashes ascending, and the word of each. */
  readonly sounds: Uint32Array
  readonly soundWords: Uint32Array
  /** Ascending hashes of the terms of all words. */
  readonly terms: Uint32Array
  /** Where each bucket of `postings` ends; a bucket holds the words whose deletes hash to it. */
  readonly bucketEnds: Uint32Array
  readonly postings: Uint32Array
  readonly folded: Uint8Array
  readonly shown: Uint8Array
  /** For look-ups: the number of the look-up in which a word was last seen. */
  readonly seen: Uint32Array
}

const MAGIC = 0x756d6b73
const FORMAT = 1
const HEADER_WORDS = 8
/** Most frequent words that are stored; the rest are misspellings and codes. 20 bits fit beside a hash in 53 bits. */
const MOST_WORDS = 2 ** 20

/** Builds the dictionary. @param words each folded form once */
export function packDictionary(words: readonly CountedWord[]): SpellingDictionary {
  const ordered = words
    .toSorted((one, other) => other.count - one.count || (one.folded < other.folded ? -1 : 1))
    .slice(0, MOST_WORDS)
  const folded = Buffer.from(ordered.map(word => word.folded).join(''), 'latin1')
  const shown = Buffer.from(ordered.map(word => word.shown).join(''), 'utf8')
  const foldedEnds = runningEnds(ordered.map(word => word.folded.length))
  const sizes = postingsPerBucket(folded, foldedEnds)
  const views = layOut(ordered.length, sizes.buckets.length, sizes.total, folded.length, shown.length)
  views.folded.set(folded)
  views.shown.set(shown)
  views.foldedEnds.set(foldedEnds)
  views.shownEnds.set(runningEnds(ordered.map(word => Buffer.byteLength(word.shown))))
  views.counts.set(ordered.map(word => Math.min(word.count, 0xffffffff)))
  views.signatures.set(
    ordered.map((_, id) => signature(folded, foldedEnds[id - 1] ?? 0, foldedEnds[id] ?? 0)),
  )
  views.terms.set(new Uint32Array(ordered.map(word => wordHash(stemWord(word.folded)))).sort())
  fillSounds(views, ordered)
  fillPostings(views, sizes.buckets)
  return views
}

/**
 * Opens the bytes of a dictionary, without copying them if they are aligned.
 * @returns undefined when they are no dictionary of this format: then build a new one
 */
export function openDictionary(bytes: Uint8Array): SpellingDictionary | undefined {
  if (bytes.byteLength < HEADER_WORDS * 4 || bytes.byteLength % 4 !== 0 || endianness() !== 'LE')
    return undefined
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  const header = new Uint32Array(aligned.buffer, aligned.byteOffset, HEADER_WORDS)
  const [magic, format, words = 0, buckets = 0, postings = 0, folded = 0, shown = 0] = header
  if (
    magic !== MAGIC ||
    format !== FORMAT ||
    words > MOST_WORDS ||
    sizeOf(words, buckets, postings, folded, shown) !== bytes.byteLength
  ) {
    return undefined
  }
  return viewsOf(aligned, words, buckets, postings, folded, shown)
}

function sizeOf(words: number, buckets: number, postings: number, folded: number, shown: number): number {
  return 4 * (HEADER_WORDS + words * 8 + buckets + postings) + padded(folded) + padded(shown)
}

function padded(length: number): number {
  return (length + 3) & ~3
}

function layOut(
  words: number,
  buckets: number,
  postings: number,
  folded: number,
  shown: number,
): SpellingDictionary {
  const bytes = new Uint8Array(sizeOf(words, buckets, postings, folded, shown))
  new Uint32Array(bytes.buffer).set([MAGIC, FORMAT, words, buckets, postings, folded, shown])
  return viewsOf(bytes, words, buckets, postings, folded, shown)
}

function viewsOf(
  bytes: Uint8Array,
  words: number,
  buckets: number,
  postings: number,
  folded: number,
  shown: number,
): SpellingDictionary {
  let at = bytes.byteOffset + HEADER_WORDS * 4
  const numbers = (length: number): Uint32Array => {
    const view = new Uint32Array(bytes.buffer, at, length)
    at += length * 4
    return view
  }
  const letters = (length: number): Uint8Array => {
    const view = new Uint8Array(bytes.buffer, at, length)
    at += padded(length)
    return view
  }
  return {
    bytes,
    counts: numbers(words),
    signatures: numbers(words),
    foldedEnds: numbers(words),
    shownEnds: numbers(words),
    soundOfWord: numbers(words),
    sounds: numbers(words),
    soundWords: numbers(words),
    terms: numbers(words),
    bucketEnds: numbers(buckets),
    postings: numbers(postings),
    folded: letters(folded),
    shown: letters(shown),
    seen: new Uint32Array(words),
  }
}

function runningEnds(lengths: readonly number[]): Uint32Array {
  let end = 0
  return Uint32Array.from(lengths, length => (end += length))
}

/** Counts the postings, so that they fit into one array of the exact size. */
function postingsPerBucket(
  folded: Uint8Array,
  ends: Uint32Array,
): { readonly buckets: Uint32Array; readonly total: number } {
  const buckets = new Uint32Array(Math.max(256, 2 ** Math.ceil(Math.log2(ends.length * 8 + 1))))
  let total = 0
  forEachDelete(folded, ends, hash => {
    const bucket = hash & (buckets.length - 1)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
    total++
  })
  return { buckets, total }
}

function fillPostings(dictionary: SpellingDictionary, sizes: Uint32Array): void {
  const { bucketEnds, postings, folded, foldedEnds } = dictionary
  let end = 0
  // First the beginning of each bucket; filling the bucket moves it to the end.
  for (let bucket = 0; bucket < sizes.length; bucket++) {
    bucketEnds[bucket] = end
    end += sizes[bucket] ?? 0
  }
  forEachDelete(folded, foldedEnds, (hash, id) => {
    const bucket = hash & (bucketEnds.length - 1)
    const place = bucketEnds[bucket] ?? 0
    postings[place] = id
    bucketEnds[bucket] = place + 1
  })
}

function forEachDelete(
  folded: Uint8Array,
  ends: Uint32Array,
  visit: (hash: number, id: number) => void,
): void {
  const hashes = new Uint32Array(32)
  let start = 0
  for (let id = 0; id < ends.length; id++) {
    const end = ends[id] ?? start
    const written = deleteHashes(folded, start, end, deletesOf(end - start), hashes)
    for (let at = 0; at < written; at++) visit(hashes[at] ?? 0, id)
    start = end
  }
}

function fillSounds(dictionary: SpellingDictionary, ordered: readonly CountedWord[]): void {
  dictionary.soundOfWord.set(ordered.map(word => wordHash(phoneticKey(word.folded))))
  const keyed = Float64Array.from(dictionary.soundOfWord, (hash, id) => hash * MOST_WORDS + id).sort()
  keyed.forEach((key, at) => {
    dictionary.sounds[at] = Math.floor(key / MOST_WORDS)
    dictionary.soundWords[at] = key % MOST_WORDS
  })
}
