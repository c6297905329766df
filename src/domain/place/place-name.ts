import { foldGerman, foldWords } from '#domain/text/folding.ts'

/** The name of a town in two parts: what people call it, and the addition that distinguishes it from others. */
export interface PlaceName {
  /** Folded words: 'frankfurt', 'bad neustadt'. */
  readonly base: string
  /** Folded words without am, an der, ob der ...: ['main'], ['saale'], []. */
  readonly qualifier: readonly string[]
}

/** The key of a name: folded words, 'Sankt' as 'st', umlauts as one letter. */
export function placeKey(name: string): string {
  return shortSaint(foldWords(name))
}

/** The key with umlauts as two letters, so that 'Hüde' equals 'Huede' and not 'Hude'. */
export function germanPlaceKey(name: string): string {
  return shortSaint(foldWords(foldGerman(name)))
}

function shortSaint(words: string): string {
  return words.includes('sankt') ? words.replace(/\bsankt\b/g, 'st') : words
}

/** Words between the two parts, and their abbreviations. */
const CONNECTIVES: ReadonlySet<string> = new Set([
  ...[
    'am',
    'an',
    'auf',
    'bei',
    'beim',
    'dem',
    'den',
    'der',
    'die',
    'im',
    'in',
    'ob',
    'unter',
    'unterm',
    'vor',
    'vorm',
  ],
  ...['a', 'b', 'd', 'i', 'o', 'u', 'v'],
])

const BEGIN_OF_QUALIFIER = /(?<!\s)(?:\s*[(/,]|\s+(?:am|an|auf|bei|beim|im|in|ob|unter|unterm|vor|vorm)\s)/i

const ONE_PART = /^[^\s(/,]*$/
const NONE: readonly string[] = []

/** The name without its addition, as written: 'Frankfurt', 'Halle', 'Rothenburg'. */
export function withoutQualifier(name: string): string {
  const begin = ONE_PART.test(name) ? -1 : (BEGIN_OF_QUALIFIER.exec(name)?.index ?? -1)
  return begin > 0 ? name.slice(0, begin) : name
}

/** Splits an official name: 'Frankfurt am Main', 'Halle (Saale)', 'Neustadt/Vogtland', 'Rothenburg ob der Tauber'. */
export function splitPlaceName(name: string): PlaceName {
  const plain = withoutQualifier(name)
  if (plain === name) return { base: placeKey(name), qualifier: NONE }
  return { base: placeKey(plain), qualifier: qualifierWords(foldWords(name.slice(plain.length)).split(' ')) }
}

/** Whether a word only connects the parts of a name: 'am', 'ob', 'der', or abbreviated 'a', 'd'. */
export function isConnective(word: string): boolean {
  return CONNECTIVES.has(word)
}

/** The words of an addition without connectives. */
export function qualifierWords(words: readonly string[]): readonly string[] {
  return words.filter(word => word !== '' && !CONNECTIVES.has(word))
}

/**
 * Whether a typed addition may mean an official one: 'm', 'main', 'westf', 'opf' for 'oberpfalz'. Without words
 * ('Weiden i. d. O.') it fits every one.
 */
export function qualifierFits(typed: readonly string[], official: readonly string[]): boolean {
  if (typed.length > official.length) return false
  return typed.every((word, index) => isShortFor(word, official[index] ?? ''))
}

/** The same first letter and the others in the same order: 'br' for 'breisgau', 'opf' for 'oberpfalz'. */
function isShortFor(short: string, word: string): boolean {
  if (word.startsWith(short)) return true
  if (short.length > 4 || short[0] !== word[0]) return false
  let at = 0
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
