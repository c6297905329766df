import type { NewsletterConsentMessages } from '#messages/de/newsletter-consent.ts'

/** The sentence that subscribers of the newsletter agree to, in English. */
export const messages: NewsletterConsentMessages = {
  consent:
    'I would like to receive this directory’s newsletter by email. My address will be used for nothing else, and I can unsubscribe at any time.',
}
