import { cityFor } from '#domain/place/city.ts'
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
 * Görlitz', 'Roth GmbH, Im Hof, Marktstr. 3, 2. OG, D-02826 Görlitz', '02826 Görlitz, Marktstr. 3', '02826 Görlitz
 * Marktstr. 3', 'Marktstr. 3, Görlitz 02826'.
 * @param address parts separated by commas, line ends or the like, or by a dash before the postal code
 * @param name the name of the business, which some exports write before the street
 * @param country whose postal codes are looked for
 */
export function splitAddress(address: string, name: string, country: Country = HOME_COUNTRY): AddressParts {
  const all = withNumbers(
    address
      .slice(0, LONGEST_ADDRESS)
      .split(SEPARATOR, MAX_PARTS)
      .map(part => part.trim())
      .filter(part => part !== ''),
  )
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

/**
 * A street with house number, without what says where in the house: 'Marktstr. 3' of 'c/o Roth, Marktstr. Nr. 3, 2. OG', 'Am
 * Deich' of 'Am Deich o. Nr.'; the text itself where nothing else is left.
 */
export function plainStreet(text: string): string {
  if (text.length > LONGEST_ADDRESS) return text
  const line = text
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(part => part !== '' && !WITHIN_HOUSE.test(part))
    .join(', ')
    .replace(NO_NUMBER, '')
    .replace(NUMBER_SIGN, ' ')
  return line.replace(BEHIND_NUMBER, '').trim() || text
}

/** Whether a text is a post-office box and no street. */
export function isPostBox(text: string): boolean {
  return /^(?:postfach|p\.?\s?o\.?\s?box|pf\.?)\s*\d[\d\s]*$/iu.test(text)
}

const PLACE_WITHIN_HOUSE =
  '(?:(?:im\\s+)?(?:hinter|vorder|quer|garten|rück|rueck|seiten)(?:haus|hof|gebäude|gebaeude|flügel|fluegel)|hh|vh|(?:auf|ein)gang\\s+\\w{1,3}|(?:\\d{1,2}\\.?\\s*|i{1,3}\\.\\s*)(?:og|stock|etage|obergeschoss|obergeschoß)|eg|dg|erdgeschoss|erdgeschoß)'

/** A building or a part of it, with its number: 'Geb. 4', 'Tor 2', 'Block III', 'Halle G 3', 'Stellplatz 10432'. */
const BUILDING =
  '(?:geb\\.?|gebäude|gebaeude|bau|block|halle|haus|tor|rampe|laden|büro|raum|stellplatz)\\s?(?:[a-z]\\s?)?(?:\\d{1,5}[a-z]?|[ivx]{1,4}|(?<=\\s)[a-z])'

const WITHIN_HOUSE = new RegExp(
  `^(?:c\\s?/\\s?o\\b.*|(?:(?:${PLACE_WITHIN_HOUSE}|${BUILDING})[\\s.,/-]*)+)$`,
  'iu',
)

/** The same behind a house number, in brackets or not. */
const BEHIND_NUMBER = new RegExp(
  `(?<=\\d\\s?[a-z]?)\\s*(?:[-–/(]\\s*)?(?<![\\p{L}\\p{N}])(?:c\\s?/\\s?o\\b.*|(?:(?:${PLACE_WITHIN_HOUSE}|${BUILDING})[\\s.)]*)+)$`,
  'iu',
)

/** 'o. Nr.', 'ohne Hausnummer', 's/n' */
const NO_NUMBER = /[\s,]+(?:(?:o\.|ohne)\s?(?:h(?:aus)?-?)?n(?:umme)?r\.?|s\/n)$/iu

/** 'Nr.' and 'No' before a house number. */
const NUMBER_SIGN = /(?<=\p{L}\.?),?\s+(?:(?:haus)?nr\.?|(?:haus)?nummer|no\.?|№)\s*(?=\d{1,4}(?!\d))/iu

/** In characters; of a longer line the rest is not read. */
const LONGEST_ADDRESS = 500

/** Parts of an address that are read. */
const MAX_PARTS = 12

/** A dash between blanks separates only before a postal code: 'Gasse 22 - 26', 'Köln - Ehrenfeld'. */
const SEPARATOR = /[,;\n|·•]|\s[-–—/]\s(?=(?:[A-Z]{1,3}[- ])?\d{4,5}\s+\p{L})/u

/** Four digits before a word: '1010 Wien', 'CH-8001 Zürich', '01010 Wien' of a table that made it German. */
const SHORT_CODE_AND_CITY = /(?:^|[\s,;])(?:(?:AT?|CH|FL|LI|LU?)[- ])?0?(\d{4})\s+(\p{L}[^,;\n]*)/iu

/** Five digits before a word: '02826 Görlitz', 'D-02826 Görlitz', '3 02826 Görlitz'. */
const POSTAL_CODE_AND_CITY = /(?:^|[\s,;])(?:D(?:E)?[- ])?(\d{5})\s+(\p{L}[^,;\n]*)/iu

/** 'Görlitz 02826' */
const CITY_AND_POSTAL_CODE = /^(\p{L}[^\d]*?)\s+(\d{5})$/u

/** A part with nothing but a house number belongs to the street before it: 'Q 5, 14', 'Marktstraße, 3'. */
function withNumbers(parts: readonly string[]): readonly string[] {
  return parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    if (before !== undefined && HOUSE_NUMBER.test(part) && (SQUARE.test(before) || !/\d/.test(before)))
      joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
    return joined
  }, [])
}

/** A block of Mannheim, where streets have no names. */
const SQUARE = /^[A-Z]\s?\d{1,2}$/

type Placed = Omit<AddressParts, 'line' | 'countryCode'>

function placeIn(parts: readonly string[], country: Country): Placed {
  const pattern = COUNTRIES[country].postalCodeDigits === 5 ? POSTAL_CODE_AND_CITY : SHORT_CODE_AND_CITY
  for (const [index, part] of parts.entries()) {
    const match = pattern.exec(part)
    const postalCode = parsePostalCode(match?.[1] ?? '', country)
    if (match === null || postalCode === undefined) continue
    const { town, rest } = townAndRest((match[2] ?? '').trim(), postalCode, country)
    const before = [...parts.slice(0, index), part.slice(0, match.index).trim()].filter(isNoPostBox)
    const behind = [rest, ...parts.slice(index + 1)].filter(
      one => isNoPostBox(one) && (isStreet(one) || (STREET_BEGIN.test(one) && !isTownOf(one, postalCode))),
    )
    // A street is behind the town only where nothing before it looks like one.
    const street = streetIn(before.some(isStreet) || behind.length === 0 ? before : behind)
    return { ...(street === undefined ? {} : { street }), postalCode, ...(town === '' ? {} : { city: town }) }
  }
  return (country === HOME_COUNTRY ? codeBehindCity(parts) : undefined) ?? cityAlone(parts)
}

function isNoPostBox(part: string): boolean {
  return part !== '' && !isPostBox(part)
}

/**
 * A town and a street behind it without a sign between them, 'Weil am Rhein Hauptstraße 81': the town is the longest
 * beginning that the postal code has. Without such a town a text with a house number names none.
 */
function townAndRest(
  text: string,
  postalCode: string,
  country: Country,
): { readonly town: string; readonly rest: string } {
  if (country !== HOME_COUNTRY || !isStreet(text) || isTownOf(text, postalCode))
    return { town: text, rest: '' }
  const ends = Array.from(text.matchAll(/\s+(?=[\p{L}\d(])/gu), ({ index }) => index).reverse()
  const end = ends.find(at => isTownOf(text.slice(0, at), postalCode) && isStreet(text.slice(at)))
  if (end !== undefined)
    return { town: text.slice(0, end).replace(/[\s/–-]+$/u, ''), rest: text.slice(end).trim() }
  return { town: ENDS_IN_HOUSE_NUMBER.test(text) ? '' : text, rest: '' }
}

/** Whether a text is a town of the postal code, alone or with a quarter that the gazetteer has. */
function isTownOf(text: string, postalCode: string): boolean {
  const { isKnown, district, slug } = cityFor(text, { postalCode })
  return isKnown && (district === null || cityFor(district, { postalCode }).slug === slug)
}

/** 'Marktstr. 3, Görlitz 02826': the code must be that of the town, for a number behind a word may be anything. */
function codeBehindCity(parts: readonly string[]): Placed | undefined {
  for (const [index, part] of parts.entries()) {
    const [, city = '', postalCode = ''] = CITY_AND_POSTAL_CODE.exec(part) ?? []
    if (postalCode === '' || !isTownOf(city, postalCode)) continue
    const street = streetIn(parts.slice(0, index).filter(isNoPostBox))
    return { ...(street === undefined ? {} : { street }), postalCode, city }
  }
  return undefined
}

/** The city without a postal code: 'Görlitz, Germany', or with its street 'Marktstr. 3, Görlitz', 'Görlitz, Marktstr. 3'. */
function cityAlone(parts: readonly string[]): Placed {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const isCityLast = !/\d/.test(last) && !STREET_WORD.test(last)
  if (parts.length === 1) return isCityLast ? { city: last } : {}
  const [city, others] = isCityLast ? [last, parts.slice(0, -1)] : [first, parts.slice(1)]
  const street = streetIn(others.filter(isStreet))
  if (street === undefined) return {}
  const isSure = (isCityLast && parts.length === 2) || cityFor(city).isKnown
  return isSure ? { street, city } : {}
}

/** The part that looks most like a street with house number, among names of centres, floors and yards. */
function streetIn(parts: readonly string[]): string | undefined {
  return (
    parts.find(part => STREET_WORD.test(part) && ENDS_IN_HOUSE_NUMBER.test(part)) ??
    parts.find(part => ENDS_IN_HOUSE_NUMBER.test(part) && !WITHIN_HOUSE.test(part)) ??
    parts.find(part => STREET_WORD.test(part)) ??
    parts.at(0)
  )
}

function isStreet(part: string): boolean {
  return STREET_WORD.test(part) || ENDS_IN_HOUSE_NUMBER.test(part) || NO_NUMBER.test(part)
}

/** 'Am Hafen', 'Zur Mühle': also quarters are called so. */
const STREET_BEGIN = /^(?:am|an|auf|bei|hinter|im|in|unter|vor|zu[mr])\s\p{L}/iu

const NUMBER = '\\d{1,4}\\s?[a-z]?(?:\\s?[-–/+]\\s?\\d{1,4}\\s?[a-z]?)?'

const HOUSE_NUMBER = new RegExp(`^${NUMBER}$`, 'iu')

/** '12', '12a', '12 a', '2-12', '31/33', '7 + 9'. */
const ENDS_IN_HOUSE_NUMBER = new RegExp(`\\p{L}.{0,80}\\s${NUMBER}$`, 'iu')

const STREET_WORD =
  /(?:str\.|stra(?:ß|ss)e|weg|platz|allee|gasse|ring|damm|ufer|markt|chaussee|steig|graben|wall|hof|park|promenade|zeile)(?=$|[\s.,\d])/iu

function isSameWords(part: string, name: string): boolean {
  return name !== '' && words(part) === words(name)
}

function words(text: string): string {
  return foldGerman(text).replace(/[^\p{L}\p{N}]/gu, '')
}
