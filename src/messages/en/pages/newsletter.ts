import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'

/** What the newsletter page says, in English. */
export const messages: NewsletterMessages = {
  title: 'Newsletter',
  description: 'New articles and news of the directory by e-mail.',
  lead: 'New articles from the blog and news of the directory, by e-mail.',
  form: 'Subscribe to the newsletter',
  email: 'Your e-mail',
  consent: 'Your consent',
  how: 'First you get an e-mail with a link. Only when you open it are you subscribed.',
  privacy: 'The privacy policy says more about it.',
  submit: 'Subscribe',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'Signing up is not possible at the moment',
    text: 'This website cannot send e-mails at the moment, and no sign-up counts without the link to confirm it. Please try again later.',
  },
  sent: {
    title: 'Almost done!',
    text: 'If the address is not subscribed yet, an e-mail with a link is being sent there now. Open it to confirm the subscription.',
  },
}
