import type { NewsletterConsentMessages } from '#messages/de/newsletter-consent.ts'

/** The sentence that subscribers of the newsletter agree to, in English. */
export const messages: NewsletterConsentMessages = {
  consent:
    'I would like to receive the newsletter of this directory by e-mail. My address is used for that only, and I can unsubscribe at any time with one click.',
}
