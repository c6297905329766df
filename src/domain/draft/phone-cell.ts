// The full numbering plan: the smaller one takes '0324 682363' for a number, although no German one begins like this.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { COUNTRIES, type Country, HOME_COUNTRY } from '#domain/place/country.ts'

/**
 * The first valid phone number of a cell in E.164, '+492214710318'.
 * Reads national German and international forms, 'tel:' links, several numbers separated by ; , | or line ends, and
 * numbers without the '+' or leading zero that a spreadsheet removed. Leaves out extensions.
 * @param country whose national form is meant by a number without a country code
 * @returns undefined when there is none
 */
export function parsePhone(text: string, country: Country = HOME_COUNTRY): string | undefined {
  return phonesIn(text, country)[0]
}

/** All valid phone numbers of a cell, as parsePhone reads them. */
export function phonesIn(text: string, country: Country): readonly string[] {
  const cell = text.slice(0, MAX_LENGTH)
  const found = cell
    .split(SEPARATORS)
    .flatMap(withEachExtension)
    .flatMap(part => parseOne(part, country) ?? [])
  if (found.length > 0) return found
  // 'Büro 0221/4710318/0221/4710319'
  return [...cell.matchAll(NUMBER_BEGIN)].flatMap(([part]) => parseOne(part, country) ?? [])
}

/** Characters of a cell that are read: the first numbers are enough. */
const MAX_LENGTH = 200

const SEPARATORS = /[;,|\r\n]|\s(?:oder|und|or|and)\s|\s[/+&]\s?(?=\+|\(?0)/i

/** '030 23125-101/-102': two extensions of one line, with a dash before each or as many digits. */
const EXTENSIONS = /^(.*\d\s?[-–]\s?)(\d{1,4})\s?\/\s?([-–]?)\s?(\d{1,4})$/

function withEachExtension(part: string): readonly string[] {
  const [, line = '', first = '', dash = '', second = ''] = EXTENSIONS.exec(part.trim()) ?? []
  const isOne = line === '' || (dash === '' && first.length !== second.length)
  return isOne ? [part] : [line + first, line + second]
}

/** A number that begins with 0 or +, with the usual signs between its digits. */
const NUMBER_BEGIN = /(?:\+|\(?0)[\d\s()\-.]{5,24}|(?:\+|\(?0)[\d\s()/\-.]{5,24}/g

/** Shorter numbers are emergency numbers and extensions. */
const MIN_DIGITS = 5

/** Without zero or plus, shorter numbers have no area code. Longer ones lost their zero in Excel. */
const MIN_DIGITS_WITHOUT_ZERO = 9

/** A number with 49 but without plus has at least this many digits. Shorter ones are national (Leer: 0491 …). */
const MIN_DIGITS_WITH_COUNTRY = 12

function parseOne(part: string, country: Country): string | undefined {
  // '2214710318.0' comes from a table of floating-point numbers.
  const text = part
    .replace(/^\s*tel:/i, '')
    .replace('＋', '+')
    .replace(/\.0\s*$/, '')
    .trim()
  const digits = text.replace(/\D/g, '')
  if (text.includes('+') || digits.startsWith('0'))
    return digits.length < MIN_DIGITS ? undefined : valid(text, country)
  const { callingCode, hasAreaCodes } = COUNTRIES[country]
  const fewest = hasAreaCodes ? MIN_DIGITS_WITHOUT_ZERO : MIN_DIGITS
  const withCountry = digits.startsWith(callingCode) && digits.length >= MIN_DIGITS_WITH_COUNTRY
  return (
    (withCountry ? valid(`+${digits}`, country) : undefined) ??
    (digits.length < fewest ? undefined : valid(text, country))
  )
}

function valid(text: string, country: Country): string | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  return phone?.isValid() ? phone.number : undefined
}
