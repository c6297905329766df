import { type FormFields, MAX_EMAIL_LENGTH, type ValuesOf } from '#domain/form/form-fields.ts'

/** The categories of messages (specification, section 3). */
export const MESSAGE_CATEGORIES = ['general', 'business', 'support', 'partnership', 'feedback'] as const

export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** The contact form (specification, section 5). Every field is required. */
export const MESSAGE_FORM = {
  name: { kind: 'text', limit: 200, autoComplete: 'name' },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
  category: { kind: 'choice', choices: MESSAGE_CATEGORIES },
  // Mail programs show about 70 characters.
  subject: { kind: 'text', limit: 150 },
  // Two pages.
  message: { kind: 'long', limit: 4000 },
} as const satisfies FormFields

/** The contact form as typed. */
export type MessageInput = ValuesOf<typeof MESSAGE_FORM>

/** True for the five categories of messages. */
export function isMessageCategory(text: string): text is MessageCategory {
  return MESSAGE_CATEGORIES.some(known => known === text)
}
