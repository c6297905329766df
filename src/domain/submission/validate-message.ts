import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { type FieldFault, type FieldRule, fieldFaults, oneOf } from '#domain/form/field-fault.ts'
import { MESSAGE_CATEGORIES, type MessageInput } from './message.ts'

/**
 * The faults of a message (specification, section 5). Every field is required.
 * @returns at most one fault per field, in the order of the form; empty when it can be sent
 */
export function validateMessage(input: MessageInput): readonly FieldFault<keyof MessageInput>[] {
  return fieldFaults(input, RULES)
}

const RULES: readonly (readonly [keyof MessageInput, FieldRule])[] = [
  ['name', { limit: 200 }],
  ['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }],
  ['category', { limit: 50, rule: oneOf(MESSAGE_CATEGORIES) }],
  // Mail programs show about 70 characters.
  ['subject', { limit: 150 }],
  // Two pages.
  ['message', { limit: 4000 }],
]
