/** The categories of messages (specification, section 3). */
export const MESSAGE_CATEGORIES = ['general', 'business', 'support', 'partnership', 'feedback'] as const

export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** The contact form as typed. */
export interface MessageInput {
  readonly name: string
  readonly email: string
  /** One of MESSAGE_CATEGORIES, '' while nothing is chosen. */
  readonly category: string
  readonly subject: string
  readonly message: string
}

export const EMPTY_MESSAGE: MessageInput = { name: '', email: '', category: '', subject: '', message: '' }

/** True for the five categories of messages. */
export function isMessageCategory(text: string): text is MessageCategory {
  return MESSAGE_CATEGORIES.some(known => known === text)
}
