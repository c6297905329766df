import { CONTACT_RULES } from '#domain/business/field-rules.ts'
import { BUSINESS_FIELDS, type BusinessField, fieldsWith } from '#domain/business/fields.ts'
import type { Country } from '#domain/place/country.ts'
import { addressesInJson } from './json-addresses.ts'
import type { Row } from './row.ts'
import { isMapsLink } from './website-cell.ts'

/**
 * Reads by what a business is reached. Of several columns for one field the first valid value counts, of its pages in
 * social networks all do. What belongs to a person or is read by nobody is left out, and the report says so without repeating it.
 */
export function readContact(row: Row, country: Country): void {
  for (const field of CONTACT_FIELDS) {
    const texts = row.texts(field)
    const rule = CONTACT_RULES[BUSINESS_FIELDS[field].kind]
    if (rule === undefined || texts.length === 0) continue
    const found = rule.read(texts, country)
    // A link to Google Maps is nobody's website, and no fault.
    const invalid = texts.find(text => !isMapsLink(text) && (IN_EVERY_LIST.has(field) || !isEmptyJson(text)))
    if (found === 'personal') row.note(field, 'personal_contact', '')
    else if (found === 'unread') row.note(field, 'email_unread', '')
    else if (found !== undefined) Object.assign(row.draft, { [field]: found })
    else if (invalid !== undefined) {
      const isShifted = IN_EVERY_LIST.has(field) && invalid.startsWith('{"')
      row.note(field, isShifted ? 'columns_shifted' : rule.fault, MAY_BE_PERSONAL.has(field) ? '' : invalid)
    }
  }
  if (row.draft.secondPhone === row.draft.phone) delete row.draft.secondPhone
}

const CONTACT_FIELDS = fieldsWith({ part: 'contact' })

const MAY_BE_PERSONAL: ReadonlySet<BusinessField> = new Set(fieldsWith({ mayBePersonal: true }))

/** Where these have JSON, the columns of the row have moved. Others are JSON in the files of scrapers. */
const IN_EVERY_LIST: ReadonlySet<BusinessField> = new Set(['phone', 'website'])

/** JSON without an address: '{"link":"","source":""}' is what gosom writes of a business without a menu. */
function isEmptyJson(text: string): boolean {
  return addressesInJson(text)?.every(address => address.trim() === '') === true
}
