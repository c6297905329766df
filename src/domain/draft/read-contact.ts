import { parsePhone } from './phone-cell.ts'
import type { Row } from './row.ts'
import { isMapsLink, parseWebsite } from './website-cell.ts'

/** Reads telephone number and website; of several columns the first that holds a valid one counts. */
export function readContact(row: Row): void {
  const phone = firstValid(row, 'phone', parsePhone)
  if (phone !== undefined) row.draft.phone = phone
  const website = firstValid(row, 'website', parseWebsite)
  if (website !== undefined) row.draft.website = website
}

function firstValid(
  row: Row,
  field: 'phone' | 'website',
  parse: (text: string) => string | undefined,
): string | undefined {
  const texts = row.texts(field)
  for (const text of texts) {
    const value = parse(text)
    if (value !== undefined) return value
  }
  const invalid = texts.find(text => !isMapsLink(text))
  if (invalid !== undefined)
    row.note(field, invalid.startsWith('{"') ? 'columns_shifted' : `${field}_invalid`, invalid)
  return undefined
}
