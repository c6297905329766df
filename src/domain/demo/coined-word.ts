import type { Random } from './random.ts'
import { wordsOf } from './words.ts'

/** A made-up company word of two or three syllables: 'Nortec', 'Solavita', 'Arbonex'. */
export function coinedWord(random: Random): string {
  const start = random.pick(wordsOf('coinedStarts'))
  const middle = random.chance(0.7) ? random.pick(wordsOf('coinedMiddles')) : ''
  const word = start + middle + random.pick(wordsOf('coinedEnds'))
  return word.charAt(0).toUpperCase() + word.slice(1)
}
