import { placeKey } from './place-name.ts'

/** A text as words for comparing, with where each begins in it. */
export interface PlaceWords {
  readonly text: string
  /** Folded. */
  readonly words: readonly string[]
  /** Index in the text, one per word. */
  readonly starts: readonly number[]
}

/** No German place name has more; longer texts are not names. */
const MAX_WORDS = 12

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Splits at everything but letters and digits. Reads the first 12 words. */
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

/** The words from one index up to another, or to the end, for looking up; a negative index counts from the end. */
export function wordsBetween({ words }: PlaceWords, from: number, to?: number): string {
  return words.slice(from, to).join(' ')
}

/** The text from a word on, as written, without the brackets around it. */
export function textFrom({ text, starts }: PlaceWords, index: number): string {
  return text.slice(starts[index] ?? text.length).replace(/[\s)\]/,;.-]+$/, '')
}

/** The text before a word, as written. */
export function textBefore({ text, starts }: PlaceWords, index: number): string {
  return text.slice(0, starts[index] ?? text.length).replace(/[\s([/,;-]+$/, '')
}
