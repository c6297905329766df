import { CONTACT_RULES, type ContactRule, LEFT_OUT } from '#domain/business/field-rules.ts'
import {
  BUSINESS_FIELDS,
  type BusinessField,
  definitionOf,
  type FieldWith,
  fieldsWith,
} from '#domain/business/fields.ts'
import { isMessengerHost } from '#domain/link/portal.ts'
import { isOnPortal, parseSocialProfile } from '#domain/link/social-profile.ts'
import type { Country } from '#domain/place/country.ts'
import type { DraftFaultCode } from './draft-fault.ts'
import { addressesInJson } from './json-addresses.ts'
import type { Row } from './row.ts'
import { isMapsLink } from './website-cell.ts'

/**
 * Reads by what a business is reached. Of several values for one field the first counts, of its pages in social networks all do,
 * and so do pages of portals where its website should stand.
 * What is left out is named in the report; what may belong to a person without repeating it.
 */
export function readContact(row: Row, country: Country): void {
  const portalPages: string[] = []
  for (const field of CONTACT_FIELDS) {
    const rule = CONTACT_RULES[BUSINESS_FIELDS[field].kind]
    if (rule !== undefined) readField(row, field, rule, country, portalPages)
  }
}

function readField(
  row: Row,
  field: ContactField,
  { entriesIn, valuesOf, fault }: ContactRule,
  country: Country,
  portalPages: string[],
) {
  const { shape, limit = 1 } = definitionOf(field)
  const note = (code: DraftFaultCode, text = '') =>
    row.note(field, code, MAY_BE_PERSONAL.has(field) ? '' : text)
  const found = new Set<string>()
  const unread: string[] = []
  for (const cell of field === 'profiles' ? [...row.texts(field), ...portalPages] : row.texts(field)) {
    const entries = entriesIn?.(cell) ?? [cell]
    const values = entries.map(entry => valuesOf(entry, country))
    for (const value of values.flat()) found.add(value)
    const missed = entries.filter((entry, at) => values[at]?.length === 0 && !isKnownPlace(row, entry))
    if (isEmptyJson(cell)) unread.push(...(IN_EVERY_LIST.has(field) ? [cell] : []))
    else unread.push(...missed)
  }
  if (field === 'website') {
    for (const page of [...found].filter(isOnPortal)) {
      found.delete(page)
      if (parseSocialProfile(page) !== undefined) portalPages.push(page)
      else note('portal_page', isMessengerHost(new URL(page).hostname) ? '' : page)
    }
  }
  for (const [kind, code] of Object.entries(LEFT_OUT)) if (found.delete(kind)) note(code)
  // A second number is one that differs.
  if (field === 'secondPhone') found.delete(row.draft.phone ?? '')
  const [first, ...others] = found
  const isList = shape === 'texts'
  if (first !== undefined) Object.assign(row.draft, { [field]: isList ? [...found].slice(0, limit) : first })
  const left = isList ? [...found].slice(limit) : others
  if (left.length > 0) note('further_values', left.join(', '))
  const [invalid] = unread
  if (invalid === undefined) return
  const isShifted = first === undefined && IN_EVERY_LIST.has(field) && invalid.startsWith('{"')
  if (isMapsLink(invalid)) note('portal_page', invalid)
  else note(isShifted ? 'columns_shifted' : fault, invalid)
}

/** Whether an entry is a link to the place on Google Maps whose id the row has: nobody's website, but nothing is lost. */
function isKnownPlace({ draft }: Row, entry: string): boolean {
  return isMapsLink(entry) && (draft.placeId ?? draft.googleId ?? draft.cid) !== undefined
}

type ContactField = FieldWith<{ part: 'contact' }>

const CONTACT_FIELDS = fieldsWith({ part: 'contact' })

const MAY_BE_PERSONAL: ReadonlySet<BusinessField> = new Set(fieldsWith({ mayBePersonal: true }))

/** Where these have JSON, the columns of the row have moved. Others are JSON in the files of scrapers. */
const IN_EVERY_LIST: ReadonlySet<BusinessField> = new Set(['phone', 'website'])

/** JSON without an address: '{"link":"","source":""}' is what gosom writes of a business without a menu. */
function isEmptyJson(text: string): boolean {
  return addressesInJson(text)?.every(address => address.trim() === '') === true
}
