/** What tells the countries that a directory may list from each other. */
export interface CountryFacts {
  /** Without +. */
  readonly callingCode: string
  readonly postalCodeDigits: 4 | 5
  /** Whether a national number begins with a zero and an area code. */
  readonly hasAreaCodes: boolean
  readonly timeZones: readonly string[]
}

/** By ISO 3166-1 alpha-2: Germany, and the countries that the operator may add. */
export const COUNTRIES = {
  DE: {
    callingCode: '49',
    postalCodeDigits: 5,
    hasAreaCodes: true,
    timeZones: ['Europe/Berlin', 'Europe/Busingen'],
  },
  AT: { callingCode: '43', postalCodeDigits: 4, hasAreaCodes: true, timeZones: ['Europe/Vienna'] },
  CH: { callingCode: '41', postalCodeDigits: 4, hasAreaCodes: true, timeZones: ['Europe/Zurich'] },
  LI: { callingCode: '423', postalCodeDigits: 4, hasAreaCodes: false, timeZones: ['Europe/Vaduz'] },
  LU: { callingCode: '352', postalCodeDigits: 4, hasAreaCodes: false, timeZones: ['Europe/Luxembourg'] },
} as const satisfies Readonly<Record<string, CountryFacts>>

export type Country = keyof typeof COUNTRIES

export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly Country[]

/** The country of the directory unless the operator allows more. */
export const HOME_COUNTRY: Country = 'DE'

/** Whether a code is that of a country that a directory may list. */
export function isCountry(code: string): code is Country {
  return Object.hasOwn(COUNTRIES, code)
}

/** The name in German, 'Österreich'; also of other countries. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

const names = new Intl.DisplayNames('de', { type: 'region' })
