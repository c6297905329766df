import { fold } from '#domain/text/folding.ts'

/** The search that an export was made with: 'Zahnarzt' in '50667 Köln, NRW, DE'. */
export interface ImportSearch {
  /** The same for spellings that mean one search. */
  readonly key: string
  readonly words: string
  /** '' where the search names no place, or names it among the words. */
  readonly place: string
}

/**
 * Reads the search of a row.
 * @param text the cell of the search: 'Zahnarzt, 50667 Köln, NRW, DE'
 * @param location the cell of its place, where the file has one
 * @returns null for what is no search: nothing, an address, an id of a place, a number that a tool made up
 */
export function readImportSearch(text: string, location: string): ImportSearch | null {
  const plain = tidy(text)
  if (plain === '' || NO_SEARCH.some(pattern => pattern.test(plain))) return null
  const comma = plain.indexOf(',')
  const [words, rest] = comma < 0 ? [plain, ''] : [plain.slice(0, comma), plain.slice(comma + 1)]
  const place = [tidy(rest), tidy(location)].filter(part => part !== '').join(', ')
  return { key: `${keyOf(words)}|${keyOf(place)}`, words: tidy(words), place }
}

/** How a search is shown: 'Zahnarzt, 50667 Köln, NRW, DE'. */
export function searchName({ words, place }: Pick<ImportSearch, 'words' | 'place'>): string {
  return place === '' ? words : `${words}, ${place}`
}

/** Longer texts are no searches that somebody typed. */
const LONGEST = 200

const NO_SEARCH: readonly RegExp[] = [
  /^https?:\/\//i,
  // Ids of Google: each row then has a 'search' of its own.
  /^ChIJ[\w-]{10,}$/,
  /^0x[\da-f]+:0x[\da-f]+$/i,
  /^\/g\/\w+$/,
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /^[\d\s.,;-]*$/,
]

function tidy(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')
}

function keyOf(text: string): string {
  return fold(tidy(text)).replace(/ ?, ?/g, ',')
}
