import { foldGerman, foldWords } from '#domain/text/folding.ts'
import { parseDecimal } from '#domain/text/primitive-values.ts'
import { COUNTRIES, type Country, HOME_COUNTRY } from '../place/country.ts'
import { STATES, type StateCode } from '../place/state.ts'

/**
 * The country in a cell, in English, German ('Oesterreich', too) or Turkish, or as a code of two or three letters.
 * @returns ISO 3166-1 alpha-2 in upper case; undefined for anything else
 */
export function parseCountry(text: string): string | undefined {
  if (text === 'DE') return 'DE'
  const words = foldWords(text.slice(0, MAX_LENGTH))
  return words === '' ? undefined : (OTHER_WORDS.get(words) ?? countryNames().get(words))
}

/** The German state in a cell: 'Bayern', 'Bavaria', 'BY', 'DE-BY', 'NRW'; undefined for anything else. */
export function parseState(text: string): StateCode | undefined {
  return STATE_NAMES.get(
    nameKey(text.slice(0, MAX_LENGTH)).replace(/^(?:de(?=..$)|land|freistaat|freieundhansestadt)/, ''),
  )
}

/**
 * A postal code. A German one: '01067', 'D-01067', '01067 Dresden', and '1067' or '1067.0' of tables that made it a
 * number; one of another country likewise: 'A-1010', '1010 Wien', and '01010' of tables that made it German.
 * @returns the digits, German ones with leading zeros; undefined for anything else
 */
export function parsePostalCode(text: string, country: Country = HOME_COUNTRY): string | undefined {
  return country === HOME_COUNTRY ? parseGermanCode(text) : parseShortCode(text, country)
}

/** The country of a postal code's letters, 'AT' of 'A-1010'; 'other' for letters of no known country. */
export function countryOfPostalCode(text: string): string | undefined {
  const letters = /^([A-Z]{1,3})[-– ]{1,2}\d{4,5}$/i.exec(text)?.[1]
  return letters === undefined ? undefined : (parseCountry(letters) ?? 'other')
}

function parseShortCode(text: string, country: Country): string | undefined {
  const digits = /^(?:[A-Z]{1,3}[-– ]{0,3})?0?([1-9]\d{3,4})(?:[.,]0{1,6})?(?=$|[\s,])/i.exec(text)?.[1]
  return digits?.length === COUNTRIES[country].postalCodeDigits ? digits : undefined
}

function parseGermanCode(text: string): string | undefined {
  const digits = /^(?:D(?:E|EU)?[-– ]{0,3})?(\d{4,5})(?:[.,]0{1,6})?(?=$|[\s,])/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const code = digits.padStart(5, '0')
  return code >= FIRST_CODE && code <= LAST_CODE ? code : undefined
}

/**
 * A latitude or longitude in degrees with seven decimals (a centimetre), '50.9352', '50,9352°' or '50.9352° N'; undefined
 * when unreadable.
 */
export function parseDegrees(text: string): number | undefined {
  const [, number = '', side = ''] = /^(.*?)\s?°?\s?([NSEOW]?)$/i.exec(text) ?? []
  const degrees = parseDecimal(number)
  if (degrees === undefined) return undefined
  const sign = /[SW]/i.test(side) ? -1 : 1
  return (sign * Math.round(degrees * 1e7)) / 1e7
}

export function isLatitude(degrees: number): boolean {
  return Math.abs(degrees) <= 90
}

export function isLongitude(degrees: number): boolean {
  return Math.abs(degrees) <= 180
}

const MAX_LENGTH = 60

/** Spellings that differ from the Unicode names, and the three-letter codes and car plates of exports. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DE: 'd, ger, deu, brd, federal republic of germany, bundesrepublik deutschland, allemagne',
    AT: 'a, aut, republic of austria',
    LI: 'fl, lie',
    LU: 'l, lux',
    CH: 'che, schweizerische eidgenossenschaft, suisse',
    US: 'usa, united states of america, vereinigte staaten von amerika',
    GB: 'uk, gbr, england, scotland, wales, great britain, grossbritannien',
    TR: 'tur, turkey',
    CZ: 'cze, czech republic, tschechische republik',
    NL: 'nld, holland, the netherlands',
    VN: 'viet nam',
    FR: 'fra',
    PL: 'pol',
    IT: 'ita',
    BE: 'bel',
    DK: 'dnk',
    ES: 'esp',
  }).flatMap(([code, words]) => words.split(', ').map(word => [word, code] as const)),
)

let names: ReadonlyMap<string, string> | undefined

/** Names and codes of all countries, from the runtime's Unicode data; built on first use. */
function countryNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    ['tr', 'de', 'en'].flatMap(language => {
      const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return ALL_CODES.flatMap(code => {
        const name = display.of(code)
        return name === undefined
          ? []
          : [code.toLowerCase(), foldWords(name), foldWords(foldGerman(name))].map(
              words => [words, code] as const,
            )
      })
    }),
  )
  return names
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Unicode has names for regions that are no countries ('EU', 'ZZ': unknown). */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
const ALL_CODES = LETTERS.flatMap(first => LETTERS.map(second => first + second)).filter(
  code => !NO_COUNTRIES.has(code),
)

function nameKey(text: string): string {
  return foldGerman(text).replace(/[^a-z]/g, '')
}

const STATE_CODES = Object.keys(STATES) as StateCode[]

const ENGLISH_AND_SHORT: Readonly<Partial<Record<StateCode, readonly string[]>>> = {
  BW: ['badenwurttemberg', 'bawue'],
  BY: ['bavaria'],
  HE: ['hesse'],
  MV: ['mecklenburgwesternpomerania', 'meckpomm'],
  NI: ['lowersaxony', 'nds'],
  NW: ['northrhinewestphalia', 'nrw'],
  RP: ['rhinelandpalatinate', 'rlp'],
  SN: ['saxony'],
  ST: ['saxonyanhalt'],
  TH: ['thuringia'],
}

const STATE_NAMES: ReadonlyMap<string, StateCode> = new Map(
  STATE_CODES.flatMap(code =>
    [code.toLowerCase(), nameKey(STATES[code]), ...(ENGLISH_AND_SHORT[code] ?? [])].map(
      name => [name, code] as const,
    ),
  ),
)

/** The codes in use are from 01067 (Dresden) to 99998 (Weinbergen). */
const FIRST_CODE = '01001'
const LAST_CODE = '99998'
