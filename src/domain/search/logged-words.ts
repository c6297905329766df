/** What the search log stores of a search. */
export interface LoggedWords {
  readonly query: string
  /** As typed into the second box; '' without one. */
  readonly place: string
}

/** In characters. Longer texts are cut. */
const LONGEST = 100
/** Longer texts are not logged, because they may be about people. */
const MOST_WORDS = 6

/**
 * What may be logged of a search, in lower case and with single blanks.
 * @returns undefined when the first box is empty, or when something may be personal: an e-mail address, a phone number,
 * a street with house number, more than six words. Names cannot be distinguished from other words, so the report shows
 * rare words only as a sum.
 */
export function loggedWords(query: string, place: string): LoggedWords | undefined {
  const [what, where] = [tidyWords(query), tidyWords(place)]
  if (what === '' || isPersonal(what) || isPersonal(where)) return undefined
  return { query: cut(what), place: cut(where) }
}

/** A text in the form for comparing searches: lower case, single blanks; 'İ' becomes 'i'. */
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
  // Six digits and more, in any groups; postal codes have five.
  /\p{Nd}(?:[\s()/.+–-]*\p{Nd}){5}/u,
  // 'Marktstr. 3', 'Am Ring 12a'
  /(?:stra(?:ß|ss)e|str\.?|weg|platz|gasse|allee|ring|damm|ufer|chaussee)\s*\p{Nd}/u,
]

/** Cuts by characters, so that no surrogate pair is split. */
function cut(text: string): string {
  return [...text].slice(0, LONGEST).join('').trim()
}
