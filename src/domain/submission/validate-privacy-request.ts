import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, type FieldRule, fieldFaults, oneOf } from '#domain/form/field-fault.ts'
import { PRIVACY_REQUEST_KINDS, type PrivacyRequestInput } from './privacy-request.ts'

/**
 * What is wrong with a privacy request. Little is asked for: the law names no form, and only the answer needs an
 * address.
 * @returns at most one fault a field, in the order of the form; empty when it can be sent
 */
export function validatePrivacyRequest(
  input: PrivacyRequestInput,
): readonly FieldFault<keyof PrivacyRequestInput>[] {
  return fieldFaults(input, RULES)
}

const RULES: readonly (readonly [keyof PrivacyRequestInput, FieldRule])[] = [
  ['kind', { limit: 50, rule: oneOf(PRIVACY_REQUEST_KINDS) }],
  ['name', { limit: 200 }],
  ['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }],
  ['business', { limit: 2000, isOptional: true }],
  ['details', { limit: 4000, isOptional: true }],
]
