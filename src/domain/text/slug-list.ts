/** Several slugs in one value. Names of categories may contain a comma, slugs never do. */
const SLUG_LIST = /^[a-z0-9-]+(,[a-z0-9-]+)+$/

/** Values that can be chosen at once. */
export const MOST_CHOSEN = 20

/**
 * The chosen slugs in an address: 'maler,dachdecker', each once.
 * @returns for a text that is no list of slugs: the text; for '': nothing
 */
export function slugsOf(text: string): readonly string[] {
  if (text === '') return []
  return SLUG_LIST.test(text) ? [...new Set(text.split(','))] : [text]
}
