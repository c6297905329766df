import type { NewsletterMailMessages } from '#messages/de/mails/newsletter.ts'

/** What mails about the newsletter say. In English. */
export const messages: NewsletterMailMessages = {
  confirmSubject: (title: string) => `Please confirm: newsletter of ${title}`,
  confirm: (title: string) =>
    `You would like to receive the newsletter of ${title}. Please confirm this with one click:`,
  afterConfirm:
    'The link is valid for 7 days. Without the click you get no newsletter, and we delete your address after 30 days.',
  confirmReason: (title: string) =>
    `You receive this e-mail because this address was entered for the newsletter at ${title}. If that was not you, there is nothing to do.`,
  confirmedSubject: (title: string) => `Your subscription to the newsletter of ${title}`,
  confirmed: (title: string) =>
    `Thank you, your subscription to the newsletter of ${title} is confirmed. You can end it at any time with one click on this link:`,
  confirmedReason: (title: string) =>
    `You receive this e-mail because you subscribed to the newsletter of ${title} and confirmed it.`,
}
