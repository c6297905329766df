import { TEXT_LIMITS } from '#domain/business/fields.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import { type AddressParts, isWholeAddress, splitAddress } from './full-address.ts'
import { isForeignPostalCode, parseCountry, parsePostalCode, parseState } from './location-cells.ts'
import type { Row } from './row.ts'
import { houseNumberOfDate } from './spoilt-numbers.ts'

/**
 * Reads the address. Street, postal code and city come from their own columns, else from gosom's JSON, else from the
 * address in one line. A business that comes to its customers shows no address: its street is left out.
 * Needs the name, which some exports write before the address.
 */
export function readAddress(row: Row): void {
  const { draft } = row
  const complete = completeAddressOf(row)
  const whole = wholeAddressOf(row)
  const ownCity = cityOf(row)
  const street = streetOf(row) || complete.street || whole.street
  const postalCode = ownCity.postalCode ?? parsePostalCode(complete.postal_code) ?? whole.postalCode
  const city = ownCity.city || withoutUnknown(complete.city) || withoutUnknown(whole.city ?? '')
  readCountry(row, complete.country, whole.countryCode)

  const { hasServiceArea } = draft
  if (!hasServiceArea && street !== undefined && street !== '') draft.street = street
  if (!hasServiceArea && whole.line !== '') draft.fullAddress = whole.line
  if (postalCode !== undefined) draft.postalCode = postalCode
  if (city !== '') draft.city = city
  const district = row.line('district', 'district', TEXT_LIMITS.city) || complete.borough
  if (district !== '' && district !== city && !COUNTY.test(district)) draft.district = district
  const state = parseState(row.text('state')) ?? parseState(row.text('country')) ?? parseState(complete.state)
  if (state !== undefined) draft.state = state
}

/** In Outscraper's files of 2026 `county` is a district of a city. A Landkreis is none. */
const COUNTY = /^(?:land)?kreis\b|kreis$|^kreisfreie\b/i

function streetOf(row: Row): string {
  const street = row.line('street', 'street', TEXT_LIMITS.street) || streetInAddressColumn(row)
  const houseNumberCell = row.line('houseNumber', 'street', TEXT_LIMITS.street)
  const houseNumber = houseNumberOfDate(houseNumberCell) ?? houseNumberCell
  return street !== '' && houseNumber !== '' && !street.endsWith(` ${houseNumber}`)
    ? `${street} ${houseNumber}`
    : street
}

/** The column 'Adresse' has the street when there are columns for postal code and city. */
function streetInAddressColumn(row: Row): string {
  return isAddressAStreet(row) ? row.line('address', 'street', TEXT_LIMITS.street) : ''
}

function isAddressAStreet(row: Row): boolean {
  const hasPlace = row.has('postalCode') || row.has('city') || row.has('postalCodeAndCity')
  return hasPlace && !row.has('street') && !row.has('fullAddress') && !isWholeAddress(row.text('address'))
}

function wholeAddressOf(row: Row): AddressParts {
  const line =
    row.line('fullAddress', 'fullAddress', TEXT_LIMITS.fullAddress) ||
    (isAddressAStreet(row) ? '' : row.line('address', 'fullAddress', TEXT_LIMITS.fullAddress))
  return line === '' ? { line } : splitAddress(line, row.draft.name ?? '')
}

interface CityAndPostalCode {
  readonly city: string
  readonly postalCode?: string
}

/** City and postal code from their own columns, each of which may have both. */
function cityOf(row: Row): CityAndPostalCode {
  const city =
    row.line('city', 'city', TEXT_LIMITS.city) || row.line('postalCodeAndCity', 'city', TEXT_LIMITS.city)
  const [, before, cityBehind] = /^(?:D-?)?(\d{4,5})\s+(\p{L}.*)$/u.exec(city) ?? []
  const postalCode = postalCodeOf(row) ?? parsePostalCode(before ?? '')
  return {
    city: withoutUnknown(cityBehind ?? city),
    ...(postalCode === undefined ? {} : { postalCode }),
  }
}

function postalCodeOf(row: Row): string | undefined {
  const text = row.text('postalCode')
  if (isForeignPostalCode(text)) {
    row.note('countryCode', 'foreign_country', text)
    return undefined
  }
  return row.read('postalCode', 'postalCode', 'postal_code_invalid', parsePostalCode)
}

function withoutUnknown(city: string): string {
  return /^(?:unknown|unbekannt)$/i.test(city) || !/\p{L}/u.test(city) ? '' : city
}

/** gosom's `complete_address`, with its keys. */
type CompleteAddress = Record<'street' | 'postal_code' | 'city' | 'borough' | 'state' | 'country', string>

function completeAddressOf(row: Row): CompleteAddress {
  const address = { street: '', postal_code: '', city: '', borough: '', state: '', country: '' }
  for (const [key, value] of membersOf(parseJsonCell(row.text('completeAddress')))) {
    if (isAddressKey(key) && typeof value === 'string' && value.length <= TEXT_LIMITS.street) {
      address[key] = plainLine(value)
    }
  }
  return address
}

function isAddressKey(key: string): key is keyof CompleteAddress {
  return ['street', 'postal_code', 'city', 'borough', 'state', 'country'].includes(key)
}

/** Refuses other countries. Rows without a country, or with a German state as 'Land', are fine. */
function readCountry(row: Row, completeCountry: string, lineCountry: string | undefined): void {
  const said = [row.text('countryCode'), row.text('country'), completeCountry, lineCountry ?? ''].filter(
    text => text !== '',
  )
  for (const text of said) {
    const code = parseCountry(text)
    if (code === 'DE') row.draft.countryCode = code
    else if (code !== undefined) row.note('countryCode', 'foreign_country', text)
    if (code !== undefined) return
  }
  const unknown = said.find(text => parseState(text) === undefined)
  if (unknown !== undefined) row.note('countryCode', 'country_unknown', unknown)
}
