/** As many businesses as a list by numbers holds: a saved list, its link, the call behind it. */
export const MAX_LISTED_IDS = 200

/**
 * Reads numbers of businesses as addresses and storages carry them: '1,2,3'.
 * @returns each once, at most MAX_LISTED_IDS; anything else in the text is passed over
 */
export function readListedIds(text: string): readonly number[] {
  const ids = text.split(',').filter(part => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MAX_LISTED_IDS)
}
