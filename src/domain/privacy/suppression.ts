import type { TextRule } from '../form/field-fault.ts'
import type { Condition, FormFields, ValuesOf } from '../form/form-fields.ts'
import type { SuppressionKind } from './erasure.ts'

/** What keeps a business out. */
export const SUPPRESSION_KINDS = [
  'place_id',
  'phone',
  'name_address',
] as const satisfies readonly SuppressionKind[]

/** The fields of each kind. */
export const SUPPRESSION_FIELDS = {
  place_id: ['placeId'],
  phone: ['phone'],
  name_address: ['name', 'street', 'postalCode'],
} as const satisfies Readonly<Record<SuppressionKind, readonly string[]>>

const isSaid = (text: unknown) => typeof text === 'string' && text.trim() !== ''

/** Name, street and postal code belong together. */
const hasNoAddress = (values: Values) => SUPPRESSION_FIELDS.name_address.every(name => !isSaid(values[name]))

/** A form chooses one kind, whose fields it needs; a request may have several. */
const isOptionalUnless = (kind: SuppressionKind, otherwise: (values: Values) => boolean): Condition => {
  return values => (values.kind === undefined ? otherwise(values) : values.kind !== kind)
}

type Values = Readonly<Record<string, unknown>>

const lettersRule: TextRule = text => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'text_without_letters')
const addressPart = { isOptional: isOptionalUnless('name_address', hasNoAddress) } as const

/** What may keep a business out; whether a place id or a number can be one says the server. */
export const SUPPRESSION_KEYS_FORM = {
  placeId: {
    kind: 'place-id',
    limit: 200,
    isOptional: isOptionalUnless('place_id', values => isSaid(values.phone) || !hasNoAddress(values)),
  },
  phone: { kind: 'phone', limit: 40, isOptional: isOptionalUnless('phone', () => true) },
  name: { kind: 'text', limit: 200, rule: lettersRule, ...addressPart },
  street: { kind: 'text', limit: 200, rule: lettersRule, ...addressPart },
  postalCode: { kind: 'postal-code', limit: 20, ...addressPart },
} as const satisfies FormFields

/** The same, to be put on the list. */
export const SUPPRESSION_FORM = {
  reason: { kind: 'text', limit: 500 },
  ...SUPPRESSION_KEYS_FORM,
} as const satisfies FormFields

export type SuppressionKeys = ValuesOf<typeof SUPPRESSION_KEYS_FORM>
export type SuppressionInput = ValuesOf<typeof SUPPRESSION_FORM>
