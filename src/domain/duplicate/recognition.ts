import type { BusinessDraft } from '#domain/business/business.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { draftKey, nameKey } from './recognition-key.ts'

/** Four decimals are 11 metres: another building would be another number. */
const COORDINATE_DECIMALS = 4

type Recognisable = Pick<
  BusinessDraft,
  'name' | 'postalCode' | 'street' | 'phone' | 'latitude' | 'longitude' | 'city'
>

/**
 * By what a business is recognised that comes without a Google id: name, postal code and street; where a row has
 * no address, name and phone number, or coordinates, or city, whichever it has first. A row that names nothing but
 * itself is recognised by its name alone, so that importing a poor list twice does not double it.
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
  return `${name}|${draft.postalCode ?? ''}${foldGerman(draft.city ?? '')}`
}
