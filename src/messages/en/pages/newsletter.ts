import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'

/** What the newsletter page says, in English. */
export const messages: NewsletterMessages = {
  title: 'Newsletter',
  description: 'New articles and news about the directory by email.',
  lead: 'New articles from the blog and news about the directory, by email.',
  form: 'Subscribe to the newsletter',
  email: 'Your email address',
  consent: 'Your consent',
  how: 'First you will get an email with a link. You are subscribed only once you confirm your subscription there.',
  privacy: 'The privacy policy tells you more.',
  submit: 'Subscribe',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'You cannot subscribe at the moment',
    text: 'We cannot send emails at the moment, so we cannot send you the link that confirms your subscription either. Please try again later.',
  },
  sent: {
    title: 'Almost done!',
    text: 'If this address is not subscribed yet, an email with a link is on its way. Open it and confirm your subscription there.',
  },
}
