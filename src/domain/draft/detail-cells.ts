import type { BusinessStatus } from '#domain/business/field-values.ts'
import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { plainParagraphs } from '#domain/text/plain-text.ts'

/** In characters. */
const MAX_DESCRIPTION_LENGTH = BUSINESS_FIELDS.description.limit

/** A description as plain text with paragraphs, cut after a word; undefined when nothing is left. */
export function parseDescription(text: string): string | undefined {
  const plain = plainParagraphs(text.slice(0, MAX_READ_LENGTH))
  if (!/[\p{L}\p{N}]/u.test(plain)) return undefined
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain
  const cut = plain.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  const end = cut.search(/\s\S*$/)
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd().toWellFormed()}…`
}

/**
 * Whether a business is open or closed for good, in the words of Outscraper, gosom, Google (English, German) and our
 * own export.
 * @returns undefined for anything else, such as gosom's 'Open ⋅ Closes 9 PM', which is about this minute
 */
export function parseStatus(text: string): BusinessStatus | undefined {
  return STATUSES.get(text.toLowerCase().replaceAll(/[\s_-]+/g, ' '))
}

/** Excel's limit for a cell. Markup needs more room than the text. */
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
