import { compoundParts as dictionary, SHORTEST_PART } from './compound-parts.computed.ts'
import { withoutDigraphs } from './folding.ts'
import { stemWord } from './stemmer.ts'

/** Shorter words are not split (Bauer, Altona). */
const SHORTEST_COMPOUND = 6
const LONGEST_PART = 18
/** Of an unknown first part before a strong head: Goethe-straße, Marien-apotheke. */
const SHORTEST_UNKNOWN_PART = 3
const SHORTEST_STRONG_HEAD = 5
const MOST_PARTS = 5

/** A split compound; everything is empty when the word is no compound. */
export interface Compound {
  /** The terms of its parts, first to last. */
  readonly parts: readonly string[]
  /** The terms of pairs of neighbours, where there are at least three parts: Kinder-zahnarzt, Zahnarzt-praxis. */
  readonly pairs: readonly string[]
  /** The term of all but the last part: 'zahnarzt' of Zahnarztpraxis. */
  readonly front: string
}

/** A part of a compound and its position. */
interface Part {
  readonly term: string
  readonly start: number
  readonly end: number
}

/**
 * Splits a German compound by dictionary: 'autowerkstatt' -> auto, werkstatt.
 * @param ascii one word of asciiWord, inflected or not, with digraphs (Bueroeinrichtung)
 * The parts must cover every letter. The fewest parts win, then the longer first part.
 */
export function splitCompound(ascii: string): Compound {
  if (ascii.length < SHORTEST_COMPOUND || /\d/.test(ascii)) return NONE
  const folded = withoutDigraphs(ascii)
  if (dictionary.whole.has(stemWord(folded))) return NONE
  const found = partsOf(folded) ?? (folded === ascii ? undefined : partsOf(ascii)) ?? strongHeadOf(folded)
  if (found === undefined) return NONE
  const inner = found.parts.map(part =>
    splitCompound(withoutDigraphs(found.word.slice(part.start, part.end))),
  )
  return {
    parts: found.parts.flatMap((part, index) => partsOr(inner[index] ?? NONE, part.term)),
    pairs: [
      ...found.parts.filter((_, index) => (inner[index] ?? NONE).parts.length > 0).map(part => part.term),
      ...pairsOf(found),
    ],
    front: frontOf(found),
  }
}

function partsOr(inner: Compound, term: string): readonly string[] {
  return inner.parts.length > 0 ? inner.parts : [term]
}

function pairsOf({ word, parts: all }: Split): readonly string[] {
  if (all.length < 3) return []
  return all
    .slice(1)
    .map((part, before) => stemWord(withoutDigraphs(word.slice(all[before]?.start ?? 0, part.end))))
}

/** The linking letters before the last part are left out: Malerbetrieb, Steuerberatungspraxis. */
function frontOf({ word, parts: all }: Split): string {
  const last = all.at(-2)
  return all.length === 2
    ? (last?.term ?? '')
    : stemWord(withoutDigraphs(word.slice(0, last?.start ?? 0)) + (last?.term ?? ''))
}

/** Whether the dictionary has every part of the word: then it is not misspelled. */
export function isCompound(ascii: string): boolean {
  const folded = withoutDigraphs(ascii)
  return (
    folded.length >= SHORTEST_COMPOUND &&
    (partsOf(folded) ?? (folded === ascii ? undefined : partsOf(ascii))) !== undefined
  )
}

const NONE: Compound = { parts: [], pairs: [], front: '' }

interface Split {
  readonly word: string
  readonly parts: readonly Part[]
}

/** Finds the fewest parts from each position to the end, beginning at the end. */
function partsOf(word: string): Split | undefined {
  const best: (readonly Part[] | undefined)[] = []
  for (let start = word.length - SHORTEST_PART; start >= 0; start--) {
    let chosen = start === 0 ? undefined : headAt(word, start)
    const furthest = Math.min(word.length - SHORTEST_PART, start + LONGEST_PART)
    for (let end = furthest; end >= start + SHORTEST_PART; end--) {
      const rest = best[end]
      if (
        rest === undefined ||
        rest.length >= MOST_PARTS ||
        (chosen !== undefined && rest.length + 1 >= chosen.length)
      )
        continue
      const term = dictionary.modifiers.get(withoutDigraphs(word.slice(start, end)))
      if (term !== undefined) chosen = [{ term, start, end }, ...rest]
    }
    best[start] = chosen
  }
  return best[0] === undefined ? undefined : { word, parts: best[0] }
}

function headAt(word: string, start: number): readonly Part[] | undefined {
  if (word.length - start > LONGEST_PART) return undefined
  const folded = withoutDigraphs(word.slice(start))
  if (!dictionary.headStarts.has(folded.slice(0, SHORTEST_PART))) return undefined
  const term = stemWord(folded)
  return dictionary.heads.has(term) ? [{ term, start, end: word.length }] : undefined
}

function strongHeadOf(word: string): Split | undefined {
  for (let start = SHORTEST_UNKNOWN_PART; start <= word.length - SHORTEST_STRONG_HEAD; start++) {
    if (!dictionary.strongHeadStarts.has(word.slice(start, start + SHORTEST_PART))) continue
    const term = stemWord(word.slice(start))
    if (!dictionary.strongHeads.has(term)) continue
    const first = { term: stemWord(word.slice(0, start)), start: 0, end: start }
    return { word, parts: [first, { term, start, end: word.length }] }
  }
  return undefined
}
