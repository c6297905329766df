import type { LinkMessages } from '#messages/de/pages/link.ts'

/** What the page behind links in mails says, in English. */
export const messages: LinkMessages = {
  title: 'Link from an e-mail',
  asks: {
    'confirm-submission': {
      title: 'Confirm your e-mail address',
      text: 'Confirm that this e-mail address is yours. We will then check your details.',
      button: 'Confirm address',
    },
    'confirm-subscriber': {
      title: 'Subscribe to the newsletter',
      text: 'Confirm your subscription. Every issue contains a link to unsubscribe.',
      button: 'Confirm subscription',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'You will receive no further issue.',
      button: 'Unsubscribe',
    },
  },
  confirmed: 'E-mail address confirmed',
  confirmedText: 'Thank you. We now check your details and write to you what became of them.',
  subscribed: 'Subscribed to the newsletter',
  subscribedText: 'Your subscription is confirmed. Every issue has a link to unsubscribe.',
  unsubscribed: 'Unsubscribed from the newsletter',
  unsubscribedText: 'You will get no further issue. If you did not want this, simply subscribe again.',
  owner: 'On to your business',
  ownerText: name => `By this link you change the details of “${name}” as its owner.`,
  ownerLink: 'Change details',
  unknown: 'We do not know this link',
  unknownText: 'Perhaps a part of it was lost while copying. Please open it directly from the e-mail.',
  expired: 'This link is no longer valid',
  expiredText:
    'Links in our e-mails are valid for a limited time. Please make your request again, or write to us.',
  blog: 'Go to the blog',
  again: 'Subscribe to the newsletter',
  contact: 'Get in touch',
}
