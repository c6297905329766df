import { countryAt } from '#domain/place/borders.ts'
import { cityFor } from '#domain/place/city.ts'
import { COUNTRIES, type Country, HOME_COUNTRY, isCountry } from '#domain/place/country.ts'
import { isPostalCode, municipalitiesOfPostalCode } from '#domain/place/postal-code.ts'
import { countryOfPostalCode, parsePostalCode, parseState } from './location-cells.ts'

/** What a row says about its country, as written; '' for nothing. */
export interface CountrySigns {
  /** The country of a column or at the end of an address; ISO 3166-1 alpha-2. */
  readonly stated: string
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
  readonly postalCode: string
  readonly city: string
  readonly state: string
  /** Street or whole address, for its letters. */
  readonly address: string
  readonly phone: string
  /** 'Europe/Berlin' */
  readonly timeZone: string
}

/** `foreign` and `doubtful` with what speaks against the allowed countries, as written in the row. */
export type CountryDecision =
  | { readonly kind: 'allowed'; readonly country: Country }
  | { readonly kind: 'foreign' | 'doubtful'; readonly reason: string }

/**
 * Decides in which country a business is, from all signs of its row together. A row without any sign of another country
 * is in the first allowed one. Signs of another country count by weight against those of the allowed ones: more for
 * an allowed country accepts the row, at least FOREIGN_FROM more for another refuses it, everything else is doubtful.
 * A stated country that is not allowed is never overruled.
 * @param allowed the home country first
 */
export function decideCountry(
  signs: CountrySigns,
  allowed: readonly Country[] = [HOME_COUNTRY],
): CountryDecision {
  const against = signsOf(signs, allowed).filter(sign => !isAllowed(sign.country, allowed))
  const [home = HOME_COUNTRY] = allowed
  if (against.length === 0 && allowed.length === 1) return { kind: 'allowed', country: home }
  const inFavour = [...signsOf(signs, allowed), ...signsOfTown(signs)].filter(sign =>
    isAllowed(sign.country, allowed),
  )
  const scores = allowed.map(country => scoreOf(inFavour.filter(sign => sign.country === country)))
  const score = Math.max(...scores)
  const foreign = scoreOf(against)
  const isForbidden = signs.stated !== '' && !isAllowed(signs.stated, allowed)
  if (foreign === 0 || (score > foreign && !isForbidden))
    return { kind: 'allowed', country: allowed[scores.indexOf(score)] ?? home }
  const isForeign = isForbidden ? foreign >= score : foreign >= score + FOREIGN_FROM
  const reason = [...new Set(against.map(({ text }) => text))].join(', ')
  return { kind: isForeign ? 'foreign' : 'doubtful', reason }
}

/** How much each sign counts. A town with its own postal code exists once; a phone may be that of an owner abroad. */
const WEIGHT = {
  townOfPostalCode: 6,
  stated: 5,
  position: 4,
  timeZone: 3,
  germanState: 3,
  phone: 2,
  knownTown: 2,
  unknownPostalCode: 2,
  otherState: 1,
  letters: 1,
  postalCodeForm: 1,
  positionNearBorder: 1,
} as const

const FOREIGN_FROM = 2

/** A country that is not in COUNTRIES. */
const OTHER = 'other'

interface Sign {
  readonly country: Country | typeof OTHER
  readonly weight: number
  /** As written in the row. */
  readonly text: string
}

function isAllowed(country: string, allowed: readonly Country[]): country is Country {
  return isCountry(country) && allowed.includes(country)
}

function scoreOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, { weight }) => sum + weight, 0)
}

function signsOf(signs: CountrySigns, allowed: readonly Country[]): Sign[] {
  return [
    ...statedSigns(signs),
    ...positionSigns(signs),
    ...timeZoneSigns(signs),
    ...phoneSigns(signs),
    ...postalCodeSigns(signs, allowed),
    ...wordSigns(signs, allowed),
  ]
}

function statedSigns({ stated }: CountrySigns): Sign[] {
  return stated === ''
    ? []
    : [{ country: isCountry(stated) ? stated : OTHER, weight: WEIGHT.stated, text: stated }]
}

function positionSigns({ position }: CountrySigns): Sign[] {
  // Exporters write 0, 0 for an unknown position.
  if (position === undefined || (position.latitude === 0 && position.longitude === 0)) return []
  const { country, isNearBorder } = countryAt(position.latitude, position.longitude)
  const text = `${position.latitude}, ${position.longitude}`
  if (!isNearBorder) return [{ country: country ?? OTHER, weight: WEIGHT.position, text }]
  return country === undefined ? [] : [{ country, weight: WEIGHT.positionNearBorder, text }]
}

function timeZoneSigns({ timeZone }: CountrySigns): Sign[] {
  if (!/^(?!Etc\/)[A-Z]\w+\/[A-Z]/.test(timeZone)) return []
  const country = (Object.keys(COUNTRIES) as Country[]).find(code => timeZonesOf(code).includes(timeZone))
  return [{ country: country ?? OTHER, weight: WEIGHT.timeZone, text: timeZone }]
}

function timeZonesOf(country: Country): readonly string[] {
  return COUNTRIES[country].timeZones
}

/** Only a number with its country code tells a country. */
function phoneSigns({ phone }: CountrySigns): Sign[] {
  const digits = /^\s*(?:tel:\s*)?(?:[+＋]|00)([\d\s()./-]{6,})/i.exec(phone)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || digits.startsWith('0')) return []
  const country = (Object.keys(COUNTRIES) as Country[]).find(code =>
    digits.startsWith(COUNTRIES[code].callingCode),
  )
  return [{ country: country ?? OTHER, weight: WEIGHT.phone, text: phone }]
}

/** A postal code with the letter of a country, of a form that no allowed country has, or of no German place. */
function postalCodeSigns({ postalCode, city }: CountrySigns, allowed: readonly Country[]): Sign[] {
  if (postalCode === '') return []
  const lettered = countryOfPostalCode(postalCode)
  if (lettered !== undefined)
    return [{ country: isCountry(lettered) ? lettered : OTHER, weight: WEIGHT.stated, text: postalCode }]
  const digits = /^(\d{4,5})(?:[.,]0{1,6})?$/.exec(postalCode)?.[1]
  if (digits === undefined) {
    return FOREIGN_CODE.test(postalCode)
      ? [{ country: OTHER, weight: WEIGHT.postalCodeForm, text: postalCode }]
      : []
  }
  const fitting = allowed.filter(country => COUNTRIES[country].postalCodeDigits === digits.length)
  const others = fitting.filter(country => country !== HOME_COUNTRY)
  if (others.length > 0)
    return others.map(country => ({ country, weight: WEIGHT.postalCodeForm, text: postalCode }))
  const isCode = municipalitiesOfPostalCode(digits.padStart(5, '0')).length > 0
  // With an unknown town: a village, or another country's code.
  if (isCode && digits.length === 5) return []
  if (city === '' || cityFor(city).isKnown) return []
  const weight = isCode || digits.length === 5 ? WEIGHT.postalCodeForm : WEIGHT.unknownPostalCode
  return [{ country: OTHER, weight, text: `${postalCode} ${city}` }]
}

function wordSigns({ state, address, city }: CountrySigns, allowed: readonly Country[]): Sign[] {
  const signs: Sign[] = []
  if (parseState(state) !== undefined)
    signs.push({ country: HOME_COUNTRY, weight: WEIGHT.germanState, text: state })
  else if (/\p{L}{2}/u.test(state) && allowed.length === 1)
    signs.push({ country: OTHER, weight: WEIGHT.otherState, text: state })
  const foreign = [city, address].find(text => FOREIGN_LETTER.test(text))
  if (foreign !== undefined) signs.push({ country: OTHER, weight: WEIGHT.letters, text: foreign })
  return signs
}

/** British, Dutch, Polish, and Czech or Swedish. */
const FOREIGN_CODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2})$/i

/** Letters that German streets and towns do not have. */
const FOREIGN_LETTER =
  /[őűčćđšžřěůłńśźżąęťďňľțșăøåæ\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Thai}]/iu

/** A town that the gazetteer knows, alone or with its postal code. */
function signsOfTown({ postalCode, city }: CountrySigns): Sign[] {
  const code = parsePostalCode(postalCode)
  const text = `${postalCode} ${city}`
  const germanSign = (weight: number): Sign[] => [{ country: HOME_COUNTRY, weight, text }]
  const isCode = code !== undefined && isPostalCode(code) && municipalitiesOfPostalCode(code).length > 0
  if (city === '') return isCode && /\d{5}/.test(postalCode) ? germanSign(WEIGHT.postalCodeForm) : []
  if (isCode && cityFor(city, { postalCode: code }).isKnown) return germanSign(WEIGHT.townOfPostalCode)
  return cityFor(city).isKnown ? germanSign(WEIGHT.knownTown) : []
}
