import type { BusinessStatus } from '../business/business.ts'

/**
 * Whether a business exists, in the words of Outscraper, gosom, Google (English, German) and our own export.
 * @returns undefined for anything else, such as gosom's 'Open ⋅ Closes 9 PM', which speaks of this minute
 */
export function parseStatus(text: string): BusinessStatus | undefined {
  return STATUSES.get(text.toLowerCase().replaceAll(/[\s_-]+/g, ' '))
}

const STATUSES: ReadonlyMap<string, BusinessStatus> = new Map([
  ['operational', 'operational'],
  ['closed temporarily', 'closed-temporarily'],
  ['temporarily closed', 'closed-temporarily'],
  ['vorübergehend geschlossen', 'closed-temporarily'],
  ['closed permanently', 'closed-permanently'],
  ['permanently closed', 'closed-permanently'],
  ['closed forever', 'closed-permanently'],
  ['dauerhaft geschlossen', 'closed-permanently'],
  ['für immer geschlossen', 'closed-permanently'],
])
