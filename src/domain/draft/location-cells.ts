import { foldWords } from '#domain/text/folding.ts'

/**
 * The country that a cell names, in English, German, Turkish, or as a code of two or three letters.
 * @returns ISO 3166-1 alpha-2 in upper case, or undefined for anything else
 */
export function parseCountry(text: string): string | undefined {
  if (text === 'DE') return 'DE'
  const words = foldWords(text.slice(0, MAX_LENGTH))
  return words === '' ? undefined : (OTHER_WORDS.get(words) ?? countryNames().get(words))
}

const MAX_LENGTH = 60

/** Spellings that differ from the Unicode names, and codes of three letters or car plates that exports hold. */
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

/** Names and codes of all countries, from the runtime's Unicode data; built when a file first names a country. */
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
/** Unicode also names regions that are no countries ('EU', 'ZZ': unknown). */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
const ALL_CODES = LETTERS.flatMap(first => LETTERS.map(second => first + second)).filter(
  code => !NO_COUNTRIES.has(code),
)
