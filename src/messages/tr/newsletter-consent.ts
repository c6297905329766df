import type { NewsletterConsentMessages } from '#messages/de/newsletter-consent.ts'

/** The sentence that subscribers of the newsletter agree to, in Turkish. */
export const messages: NewsletterConsentMessages = {
  consent:
    'Bu rehberin bültenini e-posta ile almak istiyorum. Adresim yalnızca bunun için kullanılır ve istediğim zaman abonelikten çıkabilirim.',
}
