import type { MoreContactMessages } from '#messages/de/more-contact.ts'
import { messages as fields } from '#messages/en/fields.ts'

/** What forms say of the fields of a business, and of the folded ones by which it is reached besides, in English. */
export const messages: MoreContactMessages = {
  title: 'More contact details: second phone, booking, menu, social media',
  hint: 'All optional. What you enter here appears on the page of the business.',
  profilesHint: 'One address per line, for example of Facebook or Instagram.',
  labels: { ...fields, businessEmail: fields.email },
}
