import { isMessageCategory, type MessageInput } from '#domain/message/message.ts'
import type { Mail } from '#web/mailto.ts'
import type { ContactWords } from '#web/messages/contact/de.ts'

/** A message as an e-mail: first what was written, then by whom and about what. */
export function messageMail(to: string, input: MessageInput, words: ContactWords): Mail {
  const { labels, categories } = words
  const category = isMessageCategory(input.category) ? categories[input.category] : input.category
  const body = [
    input.message.trim(),
    '',
    '--',
    `${labels.name}: ${input.name.trim()}`,
    `${labels.email}: ${input.email.trim()}`,
    `${labels.category}: ${category}`,
  ].join('\n')
  return { to, subject: input.subject.trim(), body }
}
