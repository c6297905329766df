import type { BusinessDraft } from '#domain/business/business.ts'
import { LEGAL_FORMS } from '#domain/business/legal-forms.ts'
import { cityFor } from '#domain/place/city.ts'
import { stateOfPostalCode } from '#domain/place/postal-code.ts'
import { foldGerman } from '#domain/text/folding.ts'

/**
 * The key by which a business without a Google id is recognised: name, postal code and street. Without an address: name
 * and phone number, else coordinates, else city. A row with nothing but a name is recognised by the name alone, so that
 * importing the same list twice does not double it.
 * @returns undefined without a name
 */
export function recognitionKey(draft: Recognisable): string | undefined {
  const byAddress = draftKey(draft)
  if (byAddress !== undefined) return byAddress
  const name = nameKey(draft.name ?? '')
  if (name === '') return undefined
  if (draft.phone !== undefined) return `${name}|${draft.phone}`
  if (draft.latitude !== undefined && draft.longitude !== undefined) {
    return `${name}|@${draft.latitude.toFixed(COORDINATE_DECIMALS)},${draft.longitude.toFixed(COORDINATE_DECIMALS)}`
  }
  return `${name}|${draft.postalCode ?? ''}${foldGerman(cityNameOf(draft))}`
}

/**
 * The key by which a row without a place id is recognised: name, postal code and street with house number, each without
 * case, accents, blanks and punctuation. Umlauts equal their spelling with two letters, 'str.' equals 'straße', '&'
 * 'und'. Legal forms do not count ('Roth GmbH' is 'Roth'): Google leaves them out, other lists have them.
 * @returns undefined when a part is missing
 */
export function draftKey(draft: Pick<BusinessDraft, 'name' | 'postalCode' | 'street'>): string | undefined {
  const name = nameKey(draft.name ?? '')
  const street = streetKey(draft.street ?? '')
  const postalCode = draft.postalCode ?? ''
  return name === '' || street === '' || postalCode === '' ? undefined : `${name}|${postalCode}|${street}`
}

/** The city of a draft by the name that the directory gives it: 'Frankfurt am Main' for 'Frankfurt'; '' without one. */
export function cityNameOf({ city = '', postalCode, state, countryCode }: Located): string {
  if (city === '') return ''
  return cityFor(city, { postalCode, state: stateOfPostalCode(postalCode ?? '') ?? state, countryCode }).name
}

type Located = Pick<BusinessDraft, 'city' | 'postalCode' | 'state' | 'countryCode'>

/** A name for comparing: folded, without punctuation and legal forms; '' when nothing is left. */
export function nameKey(name: string): string {
  let words = foldGerman(name)
    .replace(/[&+]/g, ' und ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // 'Roth Bau GmbH & Co. KG' ends in one legal form, 'Roth e.K. GmbH' in two.
  while (LEGAL_FORM_AT_END.test(words)) words = words.replace(LEGAL_FORM_AT_END, '')
  return words.replaceAll(' ', '')
}

const LEGAL_FORM_AT_END = new RegExp(` (?:${LEGAL_FORMS.join('|')})$`)

/** A street with house number for comparing: folded, 'str.' and 'straße' alike. */
export function streetKey(street: string): string {
  return foldGerman(street)
    .replace(/strasse|str(?![a-z])/g, 'str')
    .replace(/(\d)\s*[-–—/+]\s*(?=\d)/g, '$1-')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .replace(/(?<=\d) (?=\d)/g, '-')
    .replace(/(?<!\d)-|-(?!\d)| /g, '')
}

/** Four decimals are 11 metres: less than the distance between two buildings. */
const COORDINATE_DECIMALS = 4

type Recognisable = Pick<
  BusinessDraft,
  'name' | 'postalCode' | 'street' | 'phone' | 'latitude' | 'longitude' | 'city' | 'state' | 'countryCode'
>
