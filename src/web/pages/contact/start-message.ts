import { EMPTY_MESSAGE, type MessageInput } from '#domain/submission/message.ts'
import type { ContactMessages } from '#messages/de/pages/contact.ts'

/** Longer numbers are not ours. */
const BUSINESS_NUMBER = /^UK-\d{1,12}$/

/**
 * What the address of the page fills in: '?topic=correction&business=UK-123' asks for help with that entry.
 * @param search query part without '?'; anything else in it is ignored
 */
export function startMessage(search: string, words: ContactMessages): MessageInput {
  const query = new URLSearchParams(search)
  if (query.get('topic') !== 'correction') return EMPTY_MESSAGE
  const number = query.get('business') ?? ''
  const subject = BUSINESS_NUMBER.test(number) ? words.correction(number) : words.correctionSubject
  return { ...EMPTY_MESSAGE, category: 'support', subject }
}
