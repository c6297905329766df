/** Businesses of a list by ids: of saved favourites, their link and the route behind it. */
export const MAX_LISTED_IDS = 200

/**
 * Parses ids of businesses, as addresses and the browser's storage have them: '1,2,3'.
 * @returns each id once, at most MAX_LISTED_IDS; anything else in the text is ignored
 */
export function readListedIds(text: string): readonly number[] {
  const ids = text.split(',').filter(part => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MAX_LISTED_IDS)
}
