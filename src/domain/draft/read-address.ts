import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { type CityEvidence, cityFor } from '#domain/place/city.ts'
import { type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import { isCityFarFromPostalCode } from '#domain/place/far-from-postal-code.ts'
import { regionNamed } from '#domain/place/neighbours.ts'
import { splitMarkedQuarter } from '#domain/place/town-titles.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import type { CountrySigns } from './country-signs.ts'
import { decideCountry } from './decide-country.ts'
import { type AddressParts, isPostBox, isWholeAddress, plainStreet, splitAddress } from './full-address.ts'
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
  if (!hasServiceArea && street !== undefined && street !== '') stateStreet(row, street, whole.line)
  if (!hasServiceArea && whole.line !== '') draft.fullAddress = whole.line
  if (postalCode !== undefined) draft.postalCode = postalCode
  if (city !== '') draft.city = city
  if (country === HOME_COUNTRY && postalCode !== undefined && isCityFarFromPostalCode(city, postalCode))
    row.note('city', 'city_far_from_postal_code', `${postalCode} ${city}`)
  const district = districtOf(row, complete)
  if (district !== '' && !isCityItself(district, { city, postalCode, countryCode: country }))
    draft.district = district
  if (country !== HOME_COUNTRY) return
  row.state(
    'state',
    parseState(row.text('state')) ?? parseState(row.text('country')) ?? parseState(complete.state),
  )
}

/** Says what it leaves out, unless the line of the address has it. */
function stateStreet(row: Row, text: string, line: string): void {
  if (isPostBox(text)) {
    if (line === '') row.note('street', 'misplaced_value', text)
    return
  }
  row.draft.street = plainStreet(text)
}

function districtOf(row: Row, complete: CompleteAddress): string {
  const text = row.line('district', 'district', BUSINESS_FIELDS.city.limit) || complete.borough
  return COUNTY.test(text) ? '' : (splitMarkedQuarter(text)?.quarter ?? text)
}

/** 'Freiburg' is no quarter of Freiburg im Breisgau, and 'Munich' none of München. */
function isCityItself(district: string, { city, ...at }: CityEvidence & { readonly city: string }): boolean {
  if (district === city) return true
  const read = cityFor(district, at)
  return read.isKnown && read.district === null && read.slug === cityFor(city, at).slug
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
      state: stateIn(row, complete),
      address: row.text('street') || line,
      phone: row.text('phone'),
      website: row.text('website'),
      timeZone: row.text('timeZone'),
    },
    allowed,
  )
  if (decision.kind === 'allowed') return decision.country
  // Without a word about its place a row adds to a business that is known by its Google id.
  if (decision.reason === '' && hasGoogleId(row)) return home
  const code = decision.kind === 'foreign' ? 'foreign_country' : 'country_doubtful'
  row.note('countryCode', code, decision.reason)
  return home
}

function hasGoogleId({ draft: { placeId, googleId, cid } }: Row): boolean {
  return [placeId, googleId, cid].some(id => id !== undefined)
}

/** With a postal code of five or else of four digits, and the letters of a country before it. */
function placeInLine(line: string, german: AddressParts): AddressParts {
  if (line === '') return german
  const place =
    german.postalCode === undefined ? { ...german, ...splitAddress(line, '', SHORT_CODES) } : german
  const lettered = LETTERED_CODE.exec(line)?.[0]
  return lettered === undefined ? place : { ...place, postalCode: lettered }
}

/** 'CH-3011' in an address. */
const LETTERED_CODE = /(?<![\p{L}\d-])(?:A|AT|B|BE|CH|CZ|D|DE|DK|F|FL|FR|I|IT|L|LI|LU|NL|PL)-\d{4,5}(?=\s)/u

/** The state of its column, else one in a column 'Land'. */
function stateIn(row: Row, complete: CompleteAddress): string {
  const inCountry = row.text('country')
  return row.text('state') || (isState(inCountry) ? inCountry : '') || complete.state
}

function isState(text: string): boolean {
  return parseState(text) !== undefined || regionNamed(text) !== undefined
}

/** A country whose postal codes have four digits. */
const SHORT_CODES: Country = 'AT'

/** In Outscraper's files of 2026 `county` is a district of a city. A Landkreis, a region or a Regierungsbezirk is none. */
const COUNTY = /^(?:land)?kreis\b|kreis$|^kreisfreie\b|^(?:städte)?region\b|^reg(?:ierungs|\.\s?-?)bez/i

function streetOf(row: Row): string {
  const street = row.line('street', 'street', BUSINESS_FIELDS.street.limit) || streetInAddressColumn(row)
  const houseNumberCell = row.line('houseNumber', 'street', BUSINESS_FIELDS.street.limit)
  // '31.0' comes from a table of floating-point numbers.
  const houseNumber = houseNumberOfDate(houseNumberCell) ?? houseNumberCell.replace(/^(\d{1,5})\.0$/, '$1')
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

/** The code of the first readable country; ''. Rows without a country, or with a state as 'Land', are fine. */
function statedCountryIn(row: Row, completeCountry: string, lineCountry: string | undefined): string {
  const said = [row.text('countryCode'), row.text('country'), completeCountry, lineCountry ?? ''].filter(
    text => text !== '',
  )
  const known = said.map(parseCountry).find(code => code !== undefined)
  if (known !== undefined) return known
  const unknown = said.find(text => !isState(text))
  if (unknown !== undefined) row.note('countryCode', 'country_unknown', unknown)
  return ''
}
