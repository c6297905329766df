import { emailFault, MAX_EMAIL_LENGTH } from '../form/email-fault.ts'
import { type FieldFault, fieldFaults } from '../form/field-fault.ts'

/** The newsletter's form as typed. */
export interface SubscriptionInput {
  readonly email: string
}

/** What is wrong with the newsletter's form; empty when it can be sent. */
export function validateSubscription(input: SubscriptionInput): readonly FieldFault<'email'>[] {
  return fieldFaults(input, [['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }]])
}
