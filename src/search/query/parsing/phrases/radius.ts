import type { PhraseReader } from './phrase.ts'

/** Words before a distance: 'im Umkreis von', 'within', 'maximal'. Folded, as all words here. */
const BEFORE = new Set(
  'und im in einem umkreis radius von bis zu maximal max hochstens unter within less than up to a'.split(' '),
)
/** Words after it: '10 km entfernt', '5 km of', '10 km cevresinde'. 'um' stays before its place. */
const AFTER = new Set(
  (
    'umkreis radius entfernt entfernung weit of from around von away distance ' +
    'cevresinde cevresi cevresindeki yakininda yakinindaki icinde mesafede uzaklikta uzakta'
  ).split(' '),
)
/** Words that say a distance by themselves. */
const TELLING = new Set(
  'umkreis radius within entfernt entfernung cevresinde cevresindeki mesafede'.split(' '),
)
const UNIT = /^(?:km|kilometer|kilometern|kilometers|kilometres|kilometre)$/
const WITH_UNIT = /^\+?(\d{1,3})(?:km|kilometer)$/
const NUMBER = /^\+?(\d{1,3})$/

/** The widest radius of a search. */
const MOST_KILOMETRES = 100

/**
 * Reads how far from the place: 'im Umkreis von 10 km' -> 10, 'within 5 km of', '+10km', '10 km cevresinde'. Only a number
 * of kilometres is weak: '10 km Lauf' may be a name.
 */
export const readRadius: PhraseReader = (words, at) => {
  let next = at
  while (BEFORE.has(words[next] ?? '')) next++
  const joined = WITH_UNIT.exec(words[next] ?? '')
  const alone = UNIT.test(words[next + 1] ?? '') ? NUMBER.exec(words[next] ?? '') : null
  const kilometres = Number((joined ?? alone)?.[1] ?? 0)
  if (kilometres === 0) return undefined
  next += joined === null ? 2 : 1
  while (AFTER.has(words[next] ?? '')) next++
  const isTelling = words.slice(at, next).some(word => TELLING.has(word))
  const value = String(Math.min(MOST_KILOMETRES, kilometres))
  return { kind: 'radius', value, length: next - at, ...(!isTelling && { isWeak: true as const }) }
}
