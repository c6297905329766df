import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The first valid telephone number of a cell in E.164, '+492214710318'.
 * Reads national German and international forms, 'tel:' links, several numbers divided by ; , | or line ends, and
 * numbers that lost their '+' or leading zero to a spreadsheet. Extensions are left out.
 * @returns undefined when there is none
 */
export function parsePhone(text: string): string | undefined {
  const cell = text.slice(0, MAX_LENGTH)
  for (const part of cell.split(SEPARATORS)) {
    const phone = parseOne(part)
    if (phone !== undefined) return phone
  }
  // 'Büro 0221/4710318/0221/4710319'
  for (const [part] of cell.matchAll(NUMBER_BEGIN)) {
    const phone = parseOne(part)
    if (phone !== undefined) return phone
  }
  return undefined
}

/** Dozens of numbers in one cell are a list, not a business's telephone; the first few decide. */
const MAX_LENGTH = 200

const SEPARATORS = /[;,|\r\n]|\s(?:oder|und|or|and)\s|\s\/\s?(?=\+|\(?0)/i

/** A number that begins with 0 or +, with the signs that numbers are written with. */
const NUMBER_BEGIN = /(?:\+|\(?0)[\d\s()\-.]{5,24}|(?:\+|\(?0)[\d\s()/\-.]{5,24}/g

/** Shorter ones are emergency numbers and house extensions. */
const MIN_DIGITS = 5

/** Shorter numbers without zero or plus are local ones: their area code is unknown (Excel takes the zero of others). */
const MIN_DIGITS_WITHOUT_ZERO = 9

/** Without its plus sign a German number has at least this many digits; shorter ones are national (Leer: 0491 …). */
const MIN_DIGITS_WITH_COUNTRY = 12

function parseOne(part: string): string | undefined {
  // '2214710318.0' is a number that went through a table of floats.
  const text = part
    .replace(/^\s*tel:/i, '')
    .replace('＋', '+')
    .replace(/\.0\s*$/, '')
    .trim()
  const digits = text.replace(/\D/g, '')
  if (text.includes('+') || digits.startsWith('0'))
    return digits.length < MIN_DIGITS ? undefined : valid(text)
  const withCountry = digits.startsWith('49') && digits.length >= MIN_DIGITS_WITH_COUNTRY
  return (
    (withCountry ? valid(`+${digits}`) : undefined) ??
    (digits.length < MIN_DIGITS_WITHOUT_ZERO ? undefined : valid(text))
  )
}

function valid(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'DE')
  return phone?.isValid() ? phone.number : undefined
}
