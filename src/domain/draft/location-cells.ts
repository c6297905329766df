import { foldGerman, foldWords } from '#domain/text/folding.ts'
import { parseDecimal } from '#domain/text/primitive-values.ts'
import { STATES, type StateCode } from '../place/state.ts'

/**
 * The country in a cell, in English, German or Turkish, or as a code of two or three letters.
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
 * A German postal code: '01067', 'D-01067', '01067 Dresden', and '1067' or '1067.0' of tables that made it a number.
 * @returns five digits with leading zeros; undefined for anything else
 */
export function parsePostalCode(text: string): string | undefined {
  const digits = /^(?:D(?:E|EU)?[-– ]{0,3})?(\d{4,5})(?:[.,]0{1,6})?(?=$|[\s,])/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const code = digits.padStart(5, '0')
  return code >= FIRST_CODE && code <= LAST_CODE ? code : undefined
}

/** Whether a postal code has the letter of another country: 'A-1010', 'CH-8001', 'F-67000'. */
export function isForeignPostalCode(text: string): boolean {
  return /^(?!D)[A-Z]{1,3}[-– ]{1,2}\d{4,5}$/i.test(text)
}

/** A latitude or longitude in degrees with seven decimals (a centimetre); undefined when unreadable. */
export function parseDegrees(text: string): number | undefined {
  const degrees = parseDecimal(text.replace(/\s?°$/, ''))
  return degrees === undefined ? undefined : Math.round(degrees * 1e7) / 1e7
}

export function isLatitude(degrees: number): boolean {
  return Math.abs(degrees) <= 90
}

export function isLongitude(degrees: number): boolean {
  return Math.abs(degrees) <= 180
}

/** Whether a point is in the rectangle around Germany, which contains border areas of its neighbours. */
export function isInGermany(latitude: number, longitude: number): boolean {
  return (
    latitude >= GERMANY.south &&
    latitude <= GERMANY.north &&
    longitude >= GERMANY.west &&
    longitude <= GERMANY.east
  )
}

const MAX_LENGTH = 60

/** Spellings that differ from the Unicode names, and the three-letter codes and car plates of exports. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ...codes('DE', [
    'd',
    'ger',
    'deu',
    'brd',
    'federal republic of germany',
    'bundesrepublik deutschland',
    'allemagne',
  ]),
  ...codes('AT', ['a', 'aut', 'republic of austria']),
  ...codes('CH', ['che', 'schweizerische eidgenossenschaft', 'suisse']),
  ...codes('US', ['usa', 'united states of america', 'vereinigte staaten von amerika']),
  ...codes('GB', ['uk', 'gbr', 'england', 'scotland', 'wales', 'great britain', 'grossbritannien']),
  ...codes('TR', ['tur', 'turkey']),
  ...codes('CZ', ['cze', 'czech republic', 'tschechische republik']),
  ...codes('NL', ['nld', 'holland', 'the netherlands']),
  ...codes('VN', ['viet nam']),
  ...[['FRA', 'FR'] as const, ['POL', 'PL'] as const, ['ITA', 'IT'] as const, ['BEL', 'BE'] as const].map(
    ([code3, code]) => [code3.toLowerCase(), code] as const,
  ),
  ...[['LUX', 'LU'] as const, ['DNK', 'DK'] as const, ['ESP', 'ES'] as const, ['LIE', 'LI'] as const].map(
    ([code3, code]) => [code3.toLowerCase(), code] as const,
  ),
])

function codes(code: string, words: readonly string[]): (readonly [string, string])[] {
  return words.map(word => [word, code] as const)
}

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
          : [[code.toLowerCase(), code] as const, [foldWords(name), code] as const]
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

const ENGLISH_AND_SHORT: readonly (readonly [string, StateCode])[] = [
  ['bavaria', 'BY'],
  ['hesse', 'HE'],
  ['lowersaxony', 'NI'],
  ['nds', 'NI'],
  ['northrhinewestphalia', 'NW'],
  ['nrw', 'NW'],
  ['rhinelandpalatinate', 'RP'],
  ['rlp', 'RP'],
  ['saxony', 'SN'],
  ['saxonyanhalt', 'ST'],
  ['thuringia', 'TH'],
  ['mecklenburgwesternpomerania', 'MV'],
  ['meckpomm', 'MV'],
  ['badenwurttemberg', 'BW'],
  ['bawue', 'BW'],
]

const STATE_NAMES: ReadonlyMap<string, StateCode> = new Map([
  ...STATE_CODES.map(code => [code.toLowerCase(), code] as const),
  ...STATE_CODES.map(code => [nameKey(STATES[code]), code] as const),
  ...ENGLISH_AND_SHORT,
])

/** The codes in use are from 01067 (Dresden) to 99998 (Weinbergen). */
const FIRST_CODE = '01001'
const LAST_CODE = '99998'

/** Germany with its islands, in degrees (WGS 84). */
const GERMANY = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 } as const
