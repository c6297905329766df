import type { Random } from './random.ts'
import { wordsOf } from './words.ts'

export type Origin = 'german' | 'turkish' | 'polish' | 'italian' | 'vietnamese' | 'other'

export interface Person {
  readonly first: string
  readonly last: string
  readonly origin: Origin
}

/** Shares of family names by origin, about as among German business owners; the rest is 'other'. */
const SHARES: readonly (readonly [Origin, number])[] = [
  ['german', 0.8],
  ['turkish', 0.08],
  ['polish', 0.04],
  ['italian', 0.03],
  ['vietnamese', 0.02],
]

const SHARE_OF_COMMON_NAMES = 0.42

/** An invented person, of the given origin if there is one. */
export function pickPerson(random: Random, origin: Origin = pickOrigin(random)): Person {
  return { first: firstName(random, origin), last: surname(random, origin), origin }
}

/** A family name, common or composed of typical parts: 'Lindenhofer', 'Karataş', 'Nowaczyk'. */
export function surname(random: Random, origin: Origin): string {
  switch (origin) {
    case 'german':
      return random.chance(SHARE_OF_COMMON_NAMES)
        ? random.pickEarly(wordsOf('surnames'))
        : composedSurname(random)
    case 'turkish':
      return random.pickEarly(wordsOf('turkishRoots')) + random.pick(wordsOf('turkishEnds'))
    case 'polish':
      return random.pickEarly(wordsOf('polishRoots')) + random.pickEarly(wordsOf('polishEnds'))
    case 'italian':
      return random.pickEarly(wordsOf('italianRoots')) + random.pickEarly(wordsOf('italianEnds'))
    case 'vietnamese':
      return random.pickEarly(wordsOf('vietnamese'))
    default:
      return random.pick(wordsOf('otherSurnames')).replace(/^(de|van)-/, '$1 ')
  }
}

/** A German name of two parts: 'Birkenfelder', 'Obermoser'. */
export function composedSurname(random: Random): string {
  return joinParts(random.pick(wordsOf('surnameRoots')), random.pickEarly(wordsOf('surnameEnds')))
}

/** Joins two parts of a compound, without three equal letters in a row. */
export function joinParts(first: string, second: string): string {
  const isThreefold = first.at(-1) === second.at(0) && first.at(-2) === first.at(-1)
  return first + (isThreefold ? second.slice(1) : second)
}

function firstName(random: Random, origin: Origin): string {
  if (origin === 'turkish') return random.pick(wordsOf('turkishFirst'))
  if (origin === 'italian') return random.pick(wordsOf('italianFirst'))
  return random.pick(wordsOf('firstNames'))
}

function pickOrigin(random: Random): Origin {
  let point = random.next()
  for (const [origin, share] of SHARES) {
    if (point < share) return origin
    point -= share
  }
  return 'other'
}
