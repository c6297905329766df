import type { LinkMessages } from '#messages/de/pages/link.ts'

/** What the page behind links in mails says, in English. */
export const messages: LinkMessages = {
  title: 'Link from an email',
  asks: {
    'confirm-submission': {
      title: 'Confirm your email address',
      text: 'Confirm that this email address is yours. We will then check your details.',
      button: 'Confirm address',
    },
    'confirm-subscriber': {
      title: 'Subscribe to the newsletter',
      text: 'Confirm your subscription. Every issue contains a link to unsubscribe.',
      button: 'Confirm subscription',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'You will receive no further issues.',
      button: 'Unsubscribe',
    },
  },
  confirmed: 'Email address confirmed',
  confirmedText: 'Thank you. We will now check your details and let you know what becomes of them.',
  subscribed: 'Subscribed to the newsletter',
  subscribedText: 'Your subscription is confirmed. Every issue contains a link to unsubscribe.',
  unsubscribed: 'Unsubscribed from the newsletter',
  unsubscribedText: 'You will receive no further issues. If you did not want this, simply subscribe again.',
  owner: 'Continue to your business',
  ownerText: name => `This link lets you change the details of “${name}” as its owner.`,
  ownerLink: 'Change details',
  unknown: 'We do not know this link',
  unknownText: 'Part of it may have been lost in copying. Please open it directly from the email.',
  expired: 'This link is no longer valid',
  expiredText:
    'Links in our emails work for a limited time only. Please make your request again, or write to us.',
  blog: 'Go to the blog',
  again: 'Subscribe to the newsletter',
}
