import type { OwnerLinkMailMessages } from '#messages/de/mails/owner-link.ts'

/** What the mail with a link for owners says. In English. */
export const messages: OwnerLinkMailMessages = {
  subject: (name: string) => `Your link to the listing “${name}”`,
  open: (name: string) =>
    `Use this link to suggest changes to “${name}”. We will know that they come from you:`,
  secret: 'The link is valid for 7 days. Please do not pass it on.',
  reason: (name: string, title: string) =>
    `You are receiving this email because ${title} holds this address for “${name}” and somebody asked for the link. If that was not you, you need not do anything.`,
}
