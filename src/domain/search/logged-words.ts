/** What of a search is written down. */
export interface LoggedWords {
  readonly query: string
  /** As typed into the second box; '' without one. */
  readonly place: string
}

/** Longer texts are cut: nobody reads them in a table. In characters. */
const LONGEST = 100
/** Whoever writes more tells a story, and stories are about people. */
const MOST_WORDS = 6

/**
 * What may be written down of a typed search, in lower case and without needless blanks.
 * @returns undefined when nothing was typed into the first box, or when anything looks personal: an e-mail address, a
 * telephone number, a street with its number, more than six words. Names cannot be told from words; the report shows
 * rare ones only as a sum.
 */
export function loggedWords(query: string, place: string): LoggedWords | undefined {
  const [what, where] = [tidyWords(query), tidyWords(place)]
  if (what === '' || isPersonal(what) || isPersonal(where)) return undefined
  return { query: cut(what), place: cut(where) }
}

/** A typed text in the form in which searches are compared: lower case, single blanks; 'İ' becomes 'i'. */
export function tidyWords(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}

function isPersonal(text: string): boolean {
  return PERSONAL.some(pattern => pattern.test(text)) || text.split(' ').length > MOST_WORDS
}

const PERSONAL: readonly RegExp[] = [
  /@|[([](?:at|ät)[)\]]/,
  // Six digits and more, however they are grouped; postal codes have five.
  /\p{Nd}(?:[\s()/.+–-]*\p{Nd}){5}/u,
  // 'Marktstr. 3', 'Am Ring 12a'
  /(?:stra(?:ß|ss)e|str\.?|weg|platz|gasse|allee|ring|damm|ufer|chaussee)\s*\p{Nd}/u,
]

/** By characters, so that no half of one is left. */
function cut(text: string): string {
  return [...text].slice(0, LONGEST).join('').trim()
}
