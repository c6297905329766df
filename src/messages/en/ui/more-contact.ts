import type { MoreContactMessages } from '#messages/de/ui/more-contact.ts'

/** What the folded part of a form says that has further ways to reach a business, in English. */
export const messages: MoreContactMessages = {
  title: 'More contact details: second phone, booking, menu, social media',
  hint: 'All optional. What you enter here appears on the page of the business.',
  profilesHint: 'One address per line, for example of Facebook or Instagram.',
}
