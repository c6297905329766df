import { memoize } from '#domain/cache/bounded-cache.ts'
import { countryAt } from '#domain/place/borders.ts'
import { cityFor } from '#domain/place/city.ts'
import { COUNTRIES, COUNTRY_CODES, type Country, HOME_COUNTRY, isCountry } from '#domain/place/country.ts'
import { namesakes, outstanding } from '#domain/place/namesakes.ts'
import { cantonOf, hasPostalCode, regionNamed, type Town, townsAbroad } from '#domain/place/neighbours.ts'
import { placeKey } from '#domain/place/place-name.ts'
import { municipalitiesOfPostalCode } from '#domain/place/postal-code.ts'
import { tidyCityName } from '#domain/place/tidy-city-name.ts'
import { countryOfPostalCode, parseState } from './location-cells.ts'
import { parsePhone } from './phone-cell.ts'

/** What a row says about its country, as written; '' for nothing. */
export interface CountrySigns {
  /** The country of a column or at the end of an address; ISO 3166-1 alpha-2. */
  readonly stated: string
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
  readonly postalCode: string
  readonly city: string
  readonly state: string
  /** Street or whole address, for its letters and words. */
  readonly address: string
  readonly phone: string
  readonly website: string
  /** 'Europe/Berlin' */
  readonly timeZone: string
}

/** A country that is not in COUNTRIES. */
const OTHER = 'other'

/** Something in a row that speaks for a country. */
export interface Sign {
  readonly country: Country | typeof OTHER
  readonly weight: number
  /** As written in the row. */
  readonly text: string
}

/** How much each sign counts. A town with its own postal code exists once; a phone may be that of an owner abroad. */
const WEIGHT = {
  townOfPostalCode: 6,
  stated: 5,
  position: 4,
  timeZone: 3,
  state: 3,
  phone: 2,
  knownTown: 2,
  knownPostalCode: 2,
  unknownPostalCode: 2,
  addressWords: 2,
  otherState: 1,
  letters: 1,
  postalCodeForm: 1,
  positionNearBorder: 1,
  domain: 1,
  phoneForm: 1,
} as const

/** All signs of a row but those of `phoneFormSigns`, also of countries that are not allowed. */
export function signsOf(signs: CountrySigns, allowed: readonly Country[]): Sign[] {
  return [
    ...statedSigns(signs),
    ...positionSigns(signs),
    ...timeZoneSigns(signs),
    ...phoneSigns(signs),
    ...postalCodeSigns(signs, allowed),
    ...townSigns(signs, allowed),
    ...stateSigns(signs, allowed),
    ...wordSigns(signs),
    ...domainSigns(signs),
  ]
}

/** The one allowed country in which a national phone number can be, also told by how the Swiss write theirs. */
export function phoneFormSigns({ phone }: CountrySigns, allowed: readonly Country[]): Sign[] {
  if (!/^\(?0[1-9]/.test(phone)) return []
  const fitting = allowed.filter(country => parsePhone(phone, country) !== undefined)
  const [country] = SWISS_PHONE.test(phone) && fitting.includes('CH') ? ['CH' as const] : fitting
  if (country === undefined || (fitting.length > 1 && country !== 'CH')) return []
  return [{ country, weight: WEIGHT.phoneForm, text: phone }]
}

/** '071 911 02 47' */
const SWISS_PHONE = /^0\d{2} \d{3} \d{2} \d{2}$/

function signOf(country: string, weight: number, text: string): Sign {
  return { country: isCountry(country) ? country : OTHER, weight, text }
}

function statedSigns({ stated }: CountrySigns): Sign[] {
  return stated === '' ? [] : [signOf(stated, WEIGHT.stated, stated)]
}

function positionSigns({ position }: CountrySigns): Sign[] {
  // Exporters write 0, 0 for an unknown position.
  if (position === undefined || (position.latitude === 0 && position.longitude === 0)) return []
  const { country, isNearBorder } = countryAt(position.latitude, position.longitude)
  const text = `${position.latitude}, ${position.longitude}`
  if (!isNearBorder) return [signOf(country ?? OTHER, WEIGHT.position, text)]
  return country === undefined ? [] : [{ country, weight: WEIGHT.positionNearBorder, text }]
}

function timeZoneSigns({ timeZone }: CountrySigns): Sign[] {
  if (!/^(?!Etc\/)[A-Z]\w+\/[A-Z]/.test(timeZone)) return []
  const country = COUNTRY_CODES.find(code => timeZonesOf(code).includes(timeZone))
  return [signOf(country ?? OTHER, WEIGHT.timeZone, timeZone)]
}

function timeZonesOf(country: Country): readonly string[] {
  return COUNTRIES[country].timeZones
}

/** A number with its country code, or as North America writes them: '(413) 555-0142'. */
function phoneSigns({ phone }: CountrySigns): Sign[] {
  if (AMERICAN_PHONE.test(phone)) return [signOf(OTHER, WEIGHT.phoneForm, phone)]
  const digits = /^\s*(?:tel:\s*)?\(?(?:[+＋]|00)([\d\s()./-]{6,})/i.exec(phone)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || digits.startsWith('0')) return []
  const country = COUNTRY_CODES.find(code => digits.startsWith(COUNTRIES[code].callingCode))
  return [signOf(country ?? OTHER, WEIGHT.phone, phone)]
}

const AMERICAN_PHONE = /^(?:\([2-9]\d{2}\) ?|[2-9]\d{2}-)[2-9]\d{2}-\d{4}$/

/** A postal code with the letter of a country, or of a form that speaks for some allowed countries or for none. */
function postalCodeSigns({ postalCode, city }: CountrySigns, allowed: readonly Country[]): Sign[] {
  if (postalCode === '') return []
  const lettered = countryOfPostalCode(postalCode)
  if (lettered !== undefined) return [signOf(lettered, WEIGHT.stated, postalCode)]
  const digits = digitsOf(postalCode)
  if (digits === '')
    return FOREIGN_CODE.test(postalCode) ? [signOf(OTHER, WEIGHT.postalCodeForm, postalCode)] : []
  const isGerman = isGermanCode(digits)
  if (isGerman && digits.length === 5) return [signOf(HOME_COUNTRY, WEIGHT.knownPostalCode, postalCode)]
  const fitting = allowed.filter(country =>
    COUNTRIES[country].postalCodeDigits === 4 ? shortCodeOf(digits) !== '' : isGerman,
  )
  const inForm = fitting.map(country => signOf(country, WEIGHT.postalCodeForm, postalCode))
  if (fitting.some(country => country !== HOME_COUNTRY)) return inForm
  // With an unknown town: a village, or another country's code.
  if (city === '' ? isGerman || digits.length === 5 : germanTown(city).isKnown) return inForm
  const isUnknown = !isGerman && digits.length === 4 && city !== ''
  const weight = isUnknown ? WEIGHT.unknownPostalCode : WEIGHT.postalCodeForm
  return [...inForm, signOf(OTHER, weight, `${postalCode} ${city}`.trim())]
}

/** The digits of a code, also of one that a table made a number: '5020.0'; ''. */
function digitsOf(postalCode: string): string {
  return /^(?:[A-Z]{1,3}[-– ]{1,2})?(\d{4,5})(?:[.,]0{1,6})?$/i.exec(postalCode)?.[1] ?? ''
}

function isGermanCode(digits: string): boolean {
  return municipalitiesOfPostalCode(digits.padStart(5, '0')).length > 0
}

/** The code of four digits, also where a table put a German zero before it: '08010'; ''. */
function shortCodeOf(digits: string): string {
  if (digits.length === 5) return digits.startsWith('0') ? digits.slice(1) : ''
  return digits
}

/** British, Dutch, Polish, and Czech or Swedish. */
const FOREIGN_CODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2})$/i

/**
 * The countries that have the town, with its postal code or else by its name alone. A German code is known exactly, others by
 * how they begin; so Germany comes first.
 */
function townSigns({ postalCode, city }: CountrySigns, allowed: readonly Country[]): Sign[] {
  if (city === '') return []
  const digits = digitsOf(postalCode)
  const isCode = digits !== '' && isGermanCode(digits)
  const text = `${postalCode} ${city}`.trim()
  if (isCode && cityFor(city, { postalCode: digits.padStart(5, '0') }).isKnown)
    return [signOf(HOME_COUNTRY, WEIGHT.townOfPostalCode, text)]
  const home = germanTown(city)
  const isPadded = digits.length === 5 && isCode
  const shortCode = shortCodeOf(digits)
  // What has the form of a German code may be one, of a hamlet that nobody knows.
  const mayBeAbroad = digits === '' || (shortCode !== '' && !(isPadded && home.isKnown))
  const abroad = mayBeAbroad ? townsAbroad(city) : []
  const inCode = abroad.filter(town => hasPostalCode(town.region, shortCode) && (town.isLarge || !isPadded))
  const weight = isPadded ? WEIGHT.knownTown : WEIGHT.townOfPostalCode
  if (inCode.length > 0) return countriesOf(inCode).map(country => signOf(country, weight, text))
  const named = home.isLarge ? abroad.filter(town => town.isLarge) : abroad
  const byName = [...(home.isKnown ? [HOME_COUNTRY] : []), ...countriesOf(named)]
  const found = byName.filter(country => allowed.includes(country))
  // A name that an allowed country has speaks for no other one.
  const isForeign = found.length === 0 && digits === ''
  const countries = isForeign ? countriesOf(named.filter(town => town.isLarge)) : found
  return countries.map(country => signOf(country, WEIGHT.knownTown, text))
}

/** Whether Germany has a town of this name, or several, and whether one of them is what everybody means by it. */
const germanTown = memoize(
  (name: string) => {
    const places = namesakes(placeKey(tidyCityName(name)))
    const isKnown = places.length > 0 || cityFor(name).isKnown
    return { isKnown, isLarge: outstanding(places) !== undefined }
  },
  { most: 10_000, longest: 70 },
)

function countriesOf(towns: readonly Town[]): readonly Country[] {
  return [...new Set(towns.map(({ region }) => region.country))]
}

/** A German state, a state of Austria or a canton; any other where those of all allowed countries are known. */
function stateSigns({ state, postalCode }: CountrySigns, allowed: readonly Country[]): Sign[] {
  if (state === '') return []
  const region = regionNamed(state) ?? cantonOf(state, shortCodeOf(digitsOf(postalCode)))
  const countries = [
    ...(parseState(state) === undefined ? [] : [HOME_COUNTRY]),
    ...(region === undefined ? [] : [region.country]),
  ]
  if (countries.length > 0) return countries.map(country => signOf(country, WEIGHT.state, state))
  const areStatesKnown = allowed.every(country => WITH_KNOWN_STATES.has(country))
  return areStatesKnown && /\p{L}{2}/u.test(state) ? [signOf(OTHER, WEIGHT.otherState, state)] : []
}

const WITH_KNOWN_STATES: ReadonlySet<Country> = new Set(['DE', 'AT', 'CH'])

function wordSigns({ address, city }: CountrySigns): Sign[] {
  const signs: Sign[] = []
  const foreign = [city, address].find(text => FOREIGN_LETTER.test(text))
  if (foreign !== undefined) signs.push(signOf(OTHER, WEIGHT.letters, foreign))
  if (TURKISH_STREET.test(address) || NUMBER_BEFORE_STREET.test(address))
    signs.push(signOf(OTHER, WEIGHT.addressWords, address))
  return signs
}

/** Letters that German streets and towns do not have. */
const FOREIGN_LETTER =
  /[őűčćđšžřěůłńśźżąęťďňľțșăøåæ\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Thai}]/iu

const TURKISH_STREET =
  /(?<!\p{L})(?:cad(?:desi|\.)|sok(?:ağı|agi|ak|\.)|mah(?:allesi|\.)|bulvar[ıi]|blv\.)(?!\p{L})/iu

/** '88 Maple St', '14 Rue des Tonneliers' */
const NUMBER_BEFORE_STREET =
  /^\d{1,5},? (?:(?:rue|avenue|boulevard|quai|impasse)\s|[\p{L}.' ]{2,40} (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln)\b)/iu

/** The weakest sign, as everybody may have a domain of any country. */
function domainSigns({ website }: CountrySigns): Sign[] {
  const domain = /^(?:https?:\/\/)?[\w.-]+\.([a-z]{2})(?=$|[/:?#])/i.exec(website)?.[1]?.toLowerCase()
  if (domain === undefined || !NATIONAL_DOMAINS.has(domain)) return []
  return [signOf(domain.toUpperCase(), WEIGHT.domain, website)]
}

/** Without those that people everywhere use for what their letters say: .io, .co, .me, .tv, .ag. */
const NATIONAL_DOMAINS: ReadonlySet<string> = new Set(
  'at be bg br ca ch cz de dk ee es fi fr gr hr hu ie il it jp kr li lt lu lv mx nl no nz pl pt ro rs ru se sk tr ua uk us za'.split(
    ' ',
  ),
)
