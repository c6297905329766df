const SHORTEST_NOUN = 4
/** Those of plurals and datives in German and English, and of feminines. */
const ENDINGS = ['e', 'n', 'en', 's', 'es', 'in', 'innen'] as const
/** Those before which the vowel of the singular changes: 'Ärzte', 'Häuser', 'Anwältin'. */
const UMLAUT_ENDINGS = ['e', 'en', 'er', 'ern', 'in', 'innen'] as const
/** Endings that give way to that of the plural: 'Museen', 'Praxen', 'Pizzen', 'bakeries'. */
const REPLACED_ENDINGS = [
  ['en', 'um'],
  ['en', 'is'],
  ['en', 'a'],
  ['ies', 'y'],
] as const
/** A plural without an ending: 'Läden', 'Biergärten', but not 'Gläser', who is no 'Glaser'. */
const PLURAL_BY_UMLAUT = /[aou]e(?!.*[aou]e)[^aeiou]*en$/

/**
 * What a noun may be a plural, dative or feminine of. No verb or adjective of its stem: 'schneiden' is no form of 'Schneider'.
 * @param noun folded, with ä as 'ae'
 */
export function* singularsOf(noun: string): Generator<string> {
  for (const ending of ENDINGS) yield* without(noun, ending)
  // 'Bars', 'Zoos'
  if (noun.length === SHORTEST_NOUN && noun.endsWith('s')) yield noun.slice(0, -1)
  if (PLURAL_BY_UMLAUT.test(noun)) yield withoutLastUmlaut(noun)
  for (const ending of UMLAUT_ENDINGS)
    for (const stem of without(noun, ending)) if (/[aou]e/.test(stem)) yield withoutLastUmlaut(stem)
  for (const [plural, singular] of REPLACED_ENDINGS)
    for (const stem of without(noun, plural)) yield stem + singular
}

/** The plurals of a noun: 'Umzug' is typed for a trade with the name 'Umzüge'. @param noun as in singularsOf */
export function* pluralsOf(noun: string): Generator<string> {
  if (noun.length < SHORTEST_NOUN) return
  for (const ending of ['e', 'n', 'en', 's']) yield noun + ending
  yield `${noun.replace(/(au|[aou])(?!.*[aou])/, vowel => (vowel === 'au' ? 'aeu' : `${vowel}e`))}e`
}

/** A folded word as it is typed without umlauts: 'baeckerei' as 'backerei'. */
export function withoutUmlauts(word: string): string {
  return word.replace(/(?<![aeo])([aou])e(?!u)/g, '$1')
}

function without(noun: string, ending: string): readonly string[] {
  const isLongEnough = noun.length - ending.length >= SHORTEST_NOUN
  return isLongEnough && noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length)] : []
}

function withoutLastUmlaut(word: string): string {
  return word.replace(/([aou])e(?!.*[aou]e)/, '$1')
}
