import { fold } from '#domain/text/folding.ts'

/** A piece of a text; whether it is what was typed. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Cuts a text where its words begin with typed words; umlauts, accents and 'ue' for 'ü' are equal: 'Müller' and 'mue'
 * give 'Mü' and 'ller'.
 * @returns pieces that give the text when they are joined; the whole text as one piece when nothing matches
 */
export function matchedLetters(text: string, typed: string): readonly Piece[] {
  const folded = foldedLetters(text)
  const words = wordsOf(foldedLetters(typed)).sort((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch })
    done = Math.max(done, end)
  }
  for (let at = 0; at < folded.length; at++) {
    const { start = 0 } = folded[at] ?? {}
    if (start < done || !isWordStart(folded, at)) continue
    const word = words.find(letters => [...letters].every((letter, by) => folded[at + by]?.letter === letter))
    if (word === undefined) continue
    add(start, false)
    add(folded[at + word.length - 1]?.end ?? done, true)
  }
  add(text.length, false)
  return pieces
}

interface FoldedLetter {
  readonly letter: string
  /** Where it is in the text. */
  readonly start: number
  readonly end: number
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const DIGRAPH = /^[aou]$/
/** After these an 'e' is one of its own: 'Bauer', 'neue', 'Quelle'. */
const BEFORE_NO_UMLAUT = /^[aeiouq]$/

/** The letters without accents, and without the 'e' of 'ae', 'oe' and 'ue'. */
function foldedLetters(text: string): readonly FoldedLetter[] {
  const letters: FoldedLetter[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = fold(character)
    const [last, before] = [letters.at(-1), letters.at(-2)]
    const isSilent =
      folded === '' ||
      (folded === 'e' &&
        last !== undefined &&
        DIGRAPH.test(last.letter) &&
        last.end - last.start === 1 &&
        !BEFORE_NO_UMLAUT.test(before?.letter ?? ''))
    if (isSilent && last !== undefined) letters[letters.length - 1] = { ...last, end }
    else for (const letter of folded) letters.push({ letter, start, end })
    start = end
  }
  return letters
}

function isWordStart(letters: readonly FoldedLetter[], at: number): boolean {
  const [before, letter] = [letters[at - 1]?.letter ?? ' ', letters[at]?.letter ?? ' ']
  return LETTER_OR_DIGIT.test(letter) && !LETTER_OR_DIGIT.test(before)
}

function wordsOf(letters: readonly FoldedLetter[]): string[] {
  const text = letters.map(({ letter }) => letter).join('')
  return text.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}
