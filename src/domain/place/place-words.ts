import { placeKey } from './place-name.ts'

/** The words of a text for comparing, and where each begins in the text. */
export interface PlaceWords {
  readonly text: string
  /** Folded. */
  readonly words: readonly string[]
  /** The index of each word in the text. */
  readonly starts: readonly number[]
}

/** Words that are read. No German place name has more. */
const MAX_WORDS = 12

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Splits a text at everything but letters and digits. Reads the first 12 words. */
export function placeWords(text: string): PlaceWords {
  const words: string[] = []
  const starts: number[] = []
  for (const match of text.matchAll(WORD)) {
    const word = placeKey(match[0])
    if (word === '') continue
    words.push(word)
    starts.push(match.index)
    if (words.length === MAX_WORDS) break
  }
  return { text, words, starts }
}

/** The words from one index up to another or to the end, as key; a negative index counts from the end. */
export function wordsBetween({ words }: PlaceWords, from: number, to?: number): string {
  return words.slice(from, to).join(' ')
}

/** The text from a word on, as written, without a closing bracket. */
export function textFrom({ text, starts }: PlaceWords, index: number): string {
  return text.slice(starts[index] ?? text.length).replace(/(?<![\s)\]/,;.-])[\s)\]/,;.-]+$/, '')
}

/** The text before a word, as written, without an opening bracket. */
export function textBefore({ text, starts }: PlaceWords, index: number): string {
  return text.slice(0, starts[index] ?? text.length).replace(/(?<![\s([/,;-])[\s([/,;-]+$/, '')
}
