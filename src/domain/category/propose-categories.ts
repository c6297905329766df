import { memoize } from '#domain/cache/bounded-cache.ts'
import { lazily } from '#domain/cache/lazily.ts'
import { isOneEdit } from '#domain/text/one-edit.ts'
import { keysOfCategories, namesOf, termsOf } from './category.ts'
import type { KnownCategory } from './category-keys.computed.ts'
import { categoryKey, words } from './key.ts'
import { CATEGORIES } from './table.ts'

/** Shorter names have too many neighbours. */
const SHORTEST_CORRECTED = 6
/** A part of a compound that says something. */
const SHORTEST_PART = 5
/** Below this score a name has nothing to do with the other. */
const LEAST_SCORE = 0.55

/** Every compound with '…laden' would mean it. */
const TOO_GENERAL = 'laden'

interface Entry {
  readonly key: string
  readonly category: KnownCategory
}

/**
 * The known category of which a name is a typing mistake: one letter more, less, different or swapped with its neighbour,
 * case, hyphens and umlauts aside.
 * @returns undefined for short names, for words that names and search words have ('Internet' is no 'Internat'), and where
 * several categories are as near
 */
export const misspelledCategory: (name: string) => KnownCategory | undefined = memoize(
  name => {
    const key = categoryKey(name)
    if (key.length < SHORTEST_CORRECTED || /\d/.test(key) || rightWords().has(key)) return undefined
    const near = new Map<string, KnownCategory>()
    for (let length = key.length - 1; length <= key.length + 1; length++) {
      for (const { key: other, category } of byLength().get(length) ?? []) {
        // Few mistakes are in the first letter, and many trades differ in it only: 'Tierladen', 'Bierladen'.
        if (key[0] === other[0] && isOneEdit(key, other)) near.set(category.slug, category)
      }
    }
    const [only] = near.values()
    return near.size === 1 ? only : undefined
  },
  { most: 5_000, longest: 80 },
)

/**
 * Known categories that a name may mean, the likeliest first: typing mistakes, compounds ('Biobäckerei'), and names with
 * the same words in any of the known languages.
 */
export const proposedCategories: (name: string) => readonly KnownCategory[] = memoize(
  name => {
    const key = categoryKey(name)
    if (key.length < 3) return []
    const own = {
      key,
      bigrams: bigramsOf(key),
      words: words(name).filter(word => word.length >= SHORTEST_PART),
    }
    const best = new Map<string, { readonly category: KnownCategory; readonly score: number }>()
    for (const entries of byLength().values()) {
      for (const entry of entries) {
        const score = scoreOf(own, entry)
        const known = best.get(entry.category.slug)
        if (score >= LEAST_SCORE && score > (known?.score ?? 0))
          best.set(entry.category.slug, { category: entry.category, score })
      }
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_PROPOSED)
      .map(({ category }) => category)
  },
  { most: 2_000, longest: 80 },
)

const MOST_PROPOSED = 3

/** The words of the table, which are spelt right; made when the first unknown name comes. */
const rightWords = lazily(
  () => new Set(CATEGORIES.flatMap(({ slug }) => [...namesOf(slug), ...termsOf(slug)].flatMap(words))),
)

let lengths: ReadonlyMap<number, readonly Entry[]> | undefined

/** All keys by their length; made when the first unknown name comes. */
function byLength(): ReadonlyMap<number, readonly Entry[]> {
  if (lengths !== undefined) return lengths
  const made = new Map<number, Entry[]>()
  for (const [key, category] of keysOfCategories()) {
    if (category.slug === TOO_GENERAL) continue
    const entry = { key, category }
    const same = made.get(key.length)
    if (same === undefined) made.set(key.length, [entry])
    else same.push(entry)
  }
  lengths = made
  return made
}

interface OwnName {
  readonly key: string
  readonly bigrams: Uint16Array
  readonly words: readonly string[]
}

function scoreOf(own: OwnName, { key }: Entry): number {
  if (isOneEdit(own.key, key)) return 1
  const [short, long] = own.key.length <= key.length ? [own.key, key] : [key, own.key]
  const share = short.length / long.length
  // The last part of a German compound says what it is.
  if (short.length >= SHORTEST_PART && long.endsWith(short)) return 0.75 + share / 5
  if (short.length >= SHORTEST_PART && long.startsWith(short)) return 0.6 + share / 5
  const isWord = own.words.some(word => word === key)
  if (isWord) return 0.7 + share / 5
  if (share < 0.5) return 0
  const bigrams = bigramsOfKey(key)
  return (2 * sharedOf(own.bigrams, bigrams)) / (own.bigrams.length + bigrams.length)
}

/** Only proposals need them: an import that corrects names does not. */
const bigramsOfKey = memoize(bigramsOf, { most: 40_000, longest: 100 })

/** The pairs of neighbouring letters, each once, in order. Small: there are thousands of names. */
function bigramsOf(key: string): Uint16Array {
  const pairs = new Set<number>()
  for (let at = 0; at + 1 < key.length; at++) pairs.add(key.charCodeAt(at) * 256 + key.charCodeAt(at + 1))
  return Uint16Array.from(pairs).sort()
}

function sharedOf(one: Uint16Array, other: Uint16Array): number {
  let [shared, left, right] = [0, 0, 0]
  while (left < one.length && right < other.length) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0)
    if (difference === 0) shared++
    if (difference <= 0) left++
    if (difference >= 0) right++
  }
  return shared
}
