import { IRREGULAR_ENDINGS, UNCHANGED_WORDS, WHOLE_WORDS } from './stemmer-exceptions.ts'

/** Length of the longest irregular ending. */
const LONGEST_ENDING = Math.max(...[...IRREGULAR_ENDINGS.keys()].map(ending => ending.length))
const SHORTEST_ENDING = 3
/** Last letters of all irregular endings: they rule out nearly every word. */
const irregularTails = new Set([...IRREGULAR_ENDINGS.keys()].map(ending => ending.slice(-SHORTEST_ENDING)))

/**
 * The term of one folded German word, without the endings of number, case and gender.
 * @param folded a word of foldWord, [a-z0-9]*
 * @returns [a-z0-9]*, empty only for ''; 'friseure' -> 'friseur', 'werkstatten' -> 'werkstatt'
 * Lighter than Snowball on purpose: Fischer, Becker and Müller are names as often as words, so -er is removed only
 * where a table knows the plural. Umlauts are folded already, so plurals with umlaut (Häuser, Ärzte) need no rule.
 */
export function stemWord(folded: string): string {
  const whole = WHOLE_WORDS.get(folded)
  if (whole !== undefined) return whole
  if (folded.length < 4 || UNCHANGED_WORDS.has(folded) || endsInDigit(folded)) return folded
  return irregular(folded) ?? regular(folded)
}

function endsInDigit(word: string): boolean {
  return word.charCodeAt(word.length - 1) < 97
}

function irregular(word: string): string | undefined {
  if (!irregularTails.has(word.slice(-SHORTEST_ENDING))) return undefined
  for (let at = Math.max(0, word.length - LONGEST_ENDING); at <= word.length - SHORTEST_ENDING; at++) {
    const ending = IRREGULAR_ENDINGS.get(word.slice(at))
    if (ending !== undefined) return word.slice(0, at) + ending
  }
  return undefined
}

function regular(word: string): string {
  const person = withoutFeminine(word)
  if (person !== word) return stemWord(person)
  const noGenitive = withoutS(word)
  return withoutN(withoutE(withoutAdjectiveEr(withoutN(noGenitive))))
}

/** The masculine form, which names the trade: Ärztinnen, Lehrerin, Friseurin, Biologin. */
function withoutFeminine(word: string): string {
  if (word.length >= 8 && word.endsWith('innen')) return word.slice(0, -5)
  if (
    word.length >= 7 &&
    /(?:[^h]er|eur|ator|itor|ektor|log|ist|ent|ant|eut|pad|arzt|wirt|walt|apoth?ek)in$/.test(word)
  ) {
    return word.slice(0, -2)
  }
  return word
}

/** Genitive and borrowed plural: Müllers, Hotels, Büros; not after a, i, u or s (Praxis ends in its own s). */
function withoutS(word: string): string {
  return word.length >= 5 && /[bdfghklmnrtyo]s$/.test(word) ? word.slice(0, -1) : word
}

/** Möbeln, Malern: a dative n after an unstressed syllable. */
function withoutN(word: string): string {
  return word.length >= 6 && /e[rl]n$/.test(word) ? word.slice(0, -1) : word
}

/** türkischer, persönlicher; but not names such as Fischer and trades such as Fleischer. */
function withoutAdjectiveEr(word: string): string {
  if (word.length < 8 || !/(?:isch|lich)er$/.test(word)) return word
  return /(?:f|t|m|w|le|re)ischer$/.test(word) ? word : word.slice(0, -2)
}

function withoutE(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('een')) return word.slice(0, -1)
  if (word.endsWith('ee')) return word
  if (word.length >= 5 && (word.endsWith('en') || word.endsWith('es'))) return word.slice(0, -2)
  return word.endsWith('e') ? word.slice(0, -1) : word
}
