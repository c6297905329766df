import type { NewsletterMailMessages } from '#messages/de/mails/newsletter.ts'

/** What mails about the newsletter say. In English. */
export const messages: NewsletterMailMessages = {
  confirmSubject: (title: string) => `Please confirm: newsletter from ${title}`,
  confirm: (title: string) =>
    `You would like to receive the newsletter from ${title}. Please confirm this through this link:`,
  afterConfirm:
    'The link is valid for 7 days. If you do not confirm, you will get no newsletter, and we will delete your address after 30 days.',
  confirmReason: (title: string) =>
    `You are receiving this email because this address was entered for the newsletter from ${title}. If that was not you, you need not do anything.`,
  confirmedSubject: (title: string) => `Your subscription to the newsletter from ${title}`,
  confirmed: (title: string) =>
    `Thank you, your subscription to the newsletter from ${title} is confirmed. You can unsubscribe at any time through this link:`,
  confirmedReason: (title: string) =>
    `You are receiving this email because you subscribed to the newsletter from ${title} and confirmed your subscription.`,
}
