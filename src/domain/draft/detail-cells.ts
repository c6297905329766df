import type { BusinessStatus } from '#domain/business/business.ts'
import { plainParagraphs } from '#domain/text/plain-text.ts'

/** A page shows this much without becoming a copy of a website, in characters. */
export const MAX_DESCRIPTION_LENGTH = 4000

/** A description as plain text, paragraphs kept, cut behind a word; undefined when nothing is left. */
export function parseDescription(text: string): string | undefined {
  const plain = plainParagraphs(text.slice(0, MAX_READ_LENGTH))
  if (!/[\p{L}\p{N}]/u.test(plain)) return undefined
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain
  const cut = plain.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  const end = cut.search(/\s\S*$/)
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd().toWellFormed()}…`
}

/**
 * Whether a business exists, in the words of Outscraper, gosom, Google (English, German) and our own export.
 * @returns undefined for anything else, such as gosom's 'Open ⋅ Closes 9 PM', which speaks of this minute
 */
export function parseStatus(text: string): BusinessStatus | undefined {
  return STATUSES.get(text.toLowerCase().replaceAll(/[\s_-]+/g, ' '))
}

/** Markup takes room of its own; no cell is longer than Excel's limit. */
const MAX_READ_LENGTH = 32_767

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
