import type { OwnerLinkMailMessages } from '#messages/de/mails/owner-link.ts'

/** What the mail with a link for owners says. In English. */
export const messages: OwnerLinkMailMessages = {
  subject: (name: string) => `Your link to the entry “${name}”`,
  open: (name: string) =>
    `With this link you propose changes to “${name}”, and we know that they come from you:`,
  secret: 'The link is valid for 7 days. Please do not pass it on.',
  reason: (name: string, title: string) =>
    `You receive this e-mail because this address is on file for “${name}” at ${title} and somebody asked for the link. If that was not you, there is nothing to do.`,
}
