import { foldGerman } from '#domain/text/folding.ts'
import { COUNTRIES, type Country, HOME_COUNTRY } from '../place/country.ts'
import { parseCountry, parsePostalCode } from './location-cells.ts'

/** The parts of an address in one line; missing parts have no key. */
export interface AddressParts {
  /** The line without the name of the business at the beginning and the country at the end. */
  readonly line: string
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string
}

/**
 * Splits a German address in one line: 'Marktstr. 3, 02826 Görlitz, Germany', 'Marktstr. 3 02826 Görlitz', '02826
 * Görlitz', 'Roth GmbH, Im Hof, Marktstr. 3, 2. OG, D-02826 Görlitz'.
 * @param address parts separated by commas or line ends
 * @param name the name of the business, which some exports write before the street
 * @param country whose postal codes are looked for
 */
export function splitAddress(address: string, name: string, country: Country = HOME_COUNTRY): AddressParts {
  const all = address
    .split(/[,;\n]/, MAX_PARTS)
    .map(part => part.trim())
    .filter(part => part !== '')
  const countryCode = parseCountry(all.at(-1) ?? '')
  const parts = all.slice(
    isSameWords(all[0] ?? '', name) && all.length > 1 ? 1 : 0,
    countryCode === undefined ? all.length : -1,
  )
  return {
    line: parts.join(', '),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...placeIn(parts, country),
  }
}

/** Whether a text is a whole address and not only a street. */
export function isWholeAddress(text: string): boolean {
  return POSTAL_CODE_AND_CITY.test(text)
}

/** A street with house number, without what says where in the house: 'Marktstr. 3' of 'c/o Roth, Marktstr. 3, 2. OG'. */
export function plainStreet(street: string): string {
  const parts = street
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(part => part !== '' && !WITHIN_HOUSE.test(part))
  const plain = parts.join(', ').replace(BEHIND_NUMBER, '').trim()
  return plain === '' ? street : plain
}

const PLACE_WITHIN_HOUSE =
  '(?:(?:im\\s+)?(?:hinter|vorder|quer|garten|rück|rueck|seiten)(?:haus|hof|gebäude|gebaeude|flügel|fluegel)|hh|vh|(?:auf|ein)gang\\s+\\w{1,3}|(?:\\d{1,2}\\.?\\s*|i{1,3}\\.\\s*)(?:og|stock|etage|obergeschoss|obergeschoß)|eg|dg|erdgeschoss|erdgeschoß)'

const WITHIN_HOUSE = new RegExp(`^(?:c\\s?/\\s?o\\b.*|(?:${PLACE_WITHIN_HOUSE}[\\s.,/-]*)+)$`, 'iu')

/** The same behind a house number, in brackets or not. */
const BEHIND_NUMBER = new RegExp(
  `(?<=\\d\\s?[a-z]?)\\s*(?:[-–/(]\\s*)?(?<![\\p{L}\\p{N}])(?:c\\s?/\\s?o\\b.*|(?:${PLACE_WITHIN_HOUSE}[\\s.)]*)+)$`,
  'iu',
)

/** Parts of an address that are read. */
const MAX_PARTS = 12

/** Four digits before a word: '1010 Wien', 'CH-8001 Zürich', '01010 Wien' of a table that made it German. */
const SHORT_CODE_AND_CITY = /(?:^|[\s,;])(?:(?:AT?|CH|FL|LI|LU?)[- ])?0?(\d{4})\s+(\p{L}[^,;\n]*)/iu

/** Five digits before a word: '02826 Görlitz', 'D-02826 Görlitz', '3 02826 Görlitz'. */
const POSTAL_CODE_AND_CITY = /(?:^|[\s,;])(?:D(?:E)?[- ])?(\d{5})\s+(\p{L}[^,;\n]*)/iu

function placeIn(parts: readonly string[], country: Country): Omit<AddressParts, 'line' | 'countryCode'> {
  const pattern = COUNTRIES[country].postalCodeDigits === 5 ? POSTAL_CODE_AND_CITY : SHORT_CODE_AND_CITY
  for (const [index, part] of parts.entries()) {
    const match = pattern.exec(part)
    const postalCode = parsePostalCode(match?.[1] ?? '', country)
    if (match === null || postalCode === undefined) continue
    const before = part.slice(0, match.index).trim()
    const street = streetIn(before === '' ? parts.slice(0, index) : [...parts.slice(0, index), before])
    return { ...(street === undefined ? {} : { street }), postalCode, city: (match[2] ?? '').trim() }
  }
  return cityAlone(parts)
}

/** The city without a postal code: 'Görlitz, Germany', or with its street 'Marktstr. 3, Görlitz'. */
function cityAlone(parts: readonly string[]): Omit<AddressParts, 'line' | 'countryCode'> {
  const city = parts.at(-1)
  if (city === undefined || /\d/.test(city) || STREET_WORD.test(city) || parts.length > 2) return {}
  const street = parts.length === 2 ? parts[0] : undefined
  if (street === undefined) return { city }
  return isStreet(street) ? { street, city } : {}
}

/** The part that looks most like a street with house number, among names of centres, floors and yards. */
function streetIn(parts: readonly string[]): string | undefined {
  return (
    parts.find(part => STREET_WORD.test(part) && ENDS_IN_HOUSE_NUMBER.test(part)) ??
    parts.find(part => ENDS_IN_HOUSE_NUMBER.test(part)) ??
    parts.find(part => STREET_WORD.test(part)) ??
    parts.at(0)
  )
}

function isStreet(part: string): boolean {
  return STREET_WORD.test(part) || ENDS_IN_HOUSE_NUMBER.test(part)
}

/** '12', '12a', '12 a', '2-12', '31/33', '7 + 9'. */
const ENDS_IN_HOUSE_NUMBER = /\p{L}.{0,80}\s\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?)?$/iu

const STREET_WORD =
  /(?:str\.|stra(?:ß|ss)e|weg|platz|allee|gasse|ring|damm|ufer|markt|chaussee|steig|graben|wall|hof|park|promenade|zeile)(?=$|[\s.,\d])/iu

function isSameWords(part: string, name: string): boolean {
  return name !== '' && words(part) === words(name)
}

function words(text: string): string {
  return foldGerman(text).replace(/[^\p{L}\p{N}]/gu, '')
}
