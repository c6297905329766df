/** Several slugs in one value; a category's name may hold a comma itself, a slug never does. */
const SLUG_LIST = /^[a-z0-9-]+(,[a-z0-9-]+)+$/

/** No list that people choose from is longer. */
export const MOST_CHOSEN = 20

/**
 * Several things chosen, as addresses and calls write them: 'maler,dachdecker', each thing once.
 * @returns a text that is no list of slugs as it is; nothing for ''
 */
export function slugsOf(text: string): readonly string[] {
  if (text === '') return []
  return SLUG_LIST.test(text) ? [...new Set(text.split(','))] : [text]
}
