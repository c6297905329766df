import { readFileSync } from 'node:fs'
import { foldWord } from './folding.ts'
import { WISH_WORDS } from './wish-words.ts'

const LONGEST_PHRASE = 4

const lines = readFileSync(new URL('./data/filler-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => !line.startsWith('#'))
const [fillers = [], everyday = []] = [
  lines.filter(line => !line.startsWith('=')),
  lines.filter(line => line.startsWith('=')),
].map(part => part.flatMap(line => line.replace('=', '').split(',')).map(folded))

const fillerPhrases = new Set(fillers)
const everydayWords = new Set([...fillers, ...everyday].flatMap(phrase => phrase.split(' ')))

/**
 * How many words from `at` on are filler, which says how somebody searches and not what for: 'suche', 'beste', 'jetzt
 * geöffnet', 'um die ecke'.
 * @param words folded, in order
 * @returns 0 where the word at `at` says what is searched for
 */
export function fillerLength(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    if (fillerPhrases.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** Whether a folded word is common German: it is spelled correctly even if no business uses it. */
export function isEverydayWord(folded: string): boolean {
  return everydayWords.has(folded) || WISH_WORDS.has(folded)
}

function folded(phrase: string): string {
  return phrase.trim().split(/\s+/).map(foldWord).join(' ')
}
