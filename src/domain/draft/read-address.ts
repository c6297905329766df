import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import { isCityFarFromPostalCode } from '#domain/place/far-from-postal-code.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import { type CountrySigns, decideCountry } from './decide-country.ts'
import { type AddressParts, isWholeAddress, plainStreet, splitAddress } from './full-address.ts'
import { countryOfPostalCode, parseCountry, parsePostalCode, parseState } from './location-cells.ts'
import type { Row } from './row.ts'
import { houseNumberOfDate } from './spoilt-numbers.ts'

/**
 * Decides the country and reads the address. Street, postal code and city come from their own columns, else from gosom's
 * JSON, else from the address in one line. A business that comes to its customers shows no address: its street is left
 * out. Needs the name, which some exports write before the address.
 * @param position for the decision
 * @returns the country; that of the first allowed one for a row that is refused
 */
export function readAddress(
  row: Row,
  position: CountrySigns['position'],
  allowed: readonly Country[],
): Country {
  const complete = completeAddressOf(row)
  const line = addressLineOf(row)
  const german = splitAddress(line, row.draft.name ?? '')
  const stated = statedCountryIn(row, complete.country, german.countryCode)
  const country = countryOf(row, { complete, line, german, stated, position }, allowed)
  if (stated !== '' || country !== HOME_COUNTRY) row.draft.countryCode = country
  const whole = country === HOME_COUNTRY ? german : splitAddress(line, row.draft.name ?? '', country)
  readParts(row, complete, whole, country)
  return country
}

function readParts(row: Row, complete: CompleteAddress, whole: AddressParts, country: Country): void {
  const { draft } = row
  const ownCity = cityOf(row, country)
  const street = streetOf(row) || complete.street || whole.street
  const postalCode = ownCity.postalCode ?? parsePostalCode(complete.postal_code, country) ?? whole.postalCode
  const city = ownCity.city || withoutUnknown(complete.city) || withoutUnknown(whole.city ?? '')

  const { hasServiceArea } = draft
  if (!hasServiceArea && street !== undefined && street !== '') draft.street = plainStreet(street)
  if (!hasServiceArea && whole.line !== '') draft.fullAddress = whole.line
  if (postalCode !== undefined) draft.postalCode = postalCode
  if (city !== '') draft.city = city
  if (country === HOME_COUNTRY && postalCode !== undefined && isCityFarFromPostalCode(city, postalCode))
    row.note('city', 'city_far_from_postal_code', `${postalCode} ${city}`)
  const district = row.line('district', 'district', BUSINESS_FIELDS.city.limit) || complete.borough
  if (district !== '' && district !== city && !COUNTY.test(district)) draft.district = district
  if (country !== HOME_COUNTRY) return
  row.state(
    'state',
    parseState(row.text('state')) ?? parseState(row.text('country')) ?? parseState(complete.state),
  )
}

/** What the decision about the country needs beside the row. */
interface CountryParts {
  readonly complete: CompleteAddress
  readonly line: string
  /** The line read as a German address. */
  readonly german: AddressParts
  readonly stated: string
  readonly position: CountrySigns['position']
}

function countryOf(
  row: Row,
  { complete, line, german, stated, position }: CountryParts,
  allowed: readonly Country[],
): Country {
  const [home = HOME_COUNTRY] = allowed
  const city = row.text('city') || row.text('postalCodeAndCity')
  const [, before = '', behind = city] = /^((?:[A-Z]{1,3}-?)?\d{4,5})\s+(\p{L}.*)$/u.exec(city) ?? []
  const postalCode = row.text('postalCode') || before || complete.postal_code
  const inLine = postalCode === '' ? placeInLine(line, german) : german
  const decision = decideCountry(
    {
      stated,
      position,
      postalCode: postalCode || (inLine.postalCode ?? ''),
      city: withoutUnknown(behind) || complete.city || (inLine.city ?? ''),
      state: row.text('state') || complete.state,
      address: row.text('street') || line,
      phone: row.text('phone'),
      timeZone: row.text('timeZone'),
    },
    allowed,
  )
  if (decision.kind === 'allowed') return decision.country
  const code = decision.kind === 'foreign' ? 'foreign_country' : 'country_doubtful'
  row.note('countryCode', code, decision.reason)
  return home
}

/** With a postal code of five or else of four digits. */
function placeInLine(line: string, german: AddressParts): AddressParts {
  return german.postalCode !== undefined || line === ''
    ? german
    : { ...german, ...splitAddress(line, '', SHORT_CODES) }
}

/** A country whose postal codes have four digits. */
const SHORT_CODES: Country = 'AT'

/** In Outscraper's files of 2026 `county` is a district of a city. A Landkreis is none. */
const COUNTY = /^(?:land)?kreis\b|kreis$|^kreisfreie\b/i

function streetOf(row: Row): string {
  const street = row.line('street', 'street', BUSINESS_FIELDS.street.limit) || streetInAddressColumn(row)
  const houseNumberCell = row.line('houseNumber', 'street', BUSINESS_FIELDS.street.limit)
  // '31.0' comes from a table of floating-point numbers.
  const houseNumber = houseNumberOfDate(houseNumberCell) ?? houseNumberCell.replace(/(?<=^\d+)\.0$/, '')
  return street !== '' && houseNumber !== '' && !street.endsWith(` ${houseNumber}`)
    ? `${street} ${houseNumber}`
    : street
}

/** The column 'Adresse' has the street when there are columns for postal code and city. */
function streetInAddressColumn(row: Row): string {
  return isAddressAStreet(row) ? row.line('address', 'street', BUSINESS_FIELDS.street.limit) : ''
}

function isAddressAStreet(row: Row): boolean {
  const hasPlace = row.has('postalCode') || row.has('city') || row.has('postalCodeAndCity')
  return hasPlace && !row.has('street') && !row.has('fullAddress') && !isWholeAddress(row.text('address'))
}

function addressLineOf(row: Row): string {
  return (
    row.line('fullAddress', 'fullAddress', BUSINESS_FIELDS.fullAddress.limit) ||
    (isAddressAStreet(row) ? '' : row.line('address', 'fullAddress', BUSINESS_FIELDS.fullAddress.limit))
  )
}

interface CityAndPostalCode {
  readonly city: string
  readonly postalCode?: string
}

/** City and postal code from their own columns, each of which may have both. */
function cityOf(row: Row, country: Country): CityAndPostalCode {
  const city =
    row.line('city', 'city', BUSINESS_FIELDS.city.limit) ||
    row.line('postalCodeAndCity', 'city', BUSINESS_FIELDS.city.limit)
  const [, before, cityBehind] = /^(?:[A-Z]{1,3}-?)?(\d{4,5})\s+(\p{L}.*)$/u.exec(city) ?? []
  const postalCode = postalCodeOf(row, country) ?? parsePostalCode(before ?? '', country)
  return {
    city: withoutUnknown(cityBehind ?? city),
    ...(postalCode === undefined ? {} : { postalCode }),
  }
}

function postalCodeOf(row: Row, country: Country): string | undefined {
  const lettered = countryOfPostalCode(row.text('postalCode'))
  // The letters of another country were a sign for the decision.
  if (lettered !== undefined && lettered !== country) return undefined
  return row.read('postalCode', 'postalCode', 'postal_code_invalid', text => parsePostalCode(text, country))
}

function withoutUnknown(city: string): string {
  return /^(?:unknown|unbekannt)$/i.test(city) || !/\p{L}/u.test(city) ? '' : city
}

/** gosom's `complete_address`, with its keys. */
type CompleteAddress = Record<'street' | 'postal_code' | 'city' | 'borough' | 'state' | 'country', string>

function completeAddressOf(row: Row): CompleteAddress {
  const address = { street: '', postal_code: '', city: '', borough: '', state: '', country: '' }
  for (const [key, value] of membersOf(parseJsonCell(row.text('completeAddress')))) {
    if (isAddressKey(key) && typeof value === 'string' && value.length <= BUSINESS_FIELDS.street.limit) {
      address[key] = plainLine(value)
    }
  }
  return address
}

function isAddressKey(key: string): key is keyof CompleteAddress {
  return ['street', 'postal_code', 'city', 'borough', 'state', 'country'].includes(key)
}

/** The code of the first readable country; ''. Rows without a country, or with a German state as 'Land', are fine. */
function statedCountryIn(row: Row, completeCountry: string, lineCountry: string | undefined): string {
  const said = [row.text('countryCode'), row.text('country'), completeCountry, lineCountry ?? ''].filter(
    text => text !== '',
  )
  const known = said.map(parseCountry).find(code => code !== undefined)
  if (known !== undefined) return known
  const unknown = said.find(text => parseState(text) === undefined)
  if (unknown !== undefined) row.note('countryCode', 'country_unknown', unknown)
  return ''
}
