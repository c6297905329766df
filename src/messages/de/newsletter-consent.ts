/**
 * The sentence that subscribers of the newsletter agree to, in German. The form shows it, and it is stored with the
 * address as proof of the consent.
 */
export const messages = {
  consent:
    'Ich möchte den Newsletter dieses Verzeichnisses per E-Mail bekommen. Meine Adresse wird nur dafür verwendet, und ich kann mich jederzeit wieder abmelden.',
}

export type NewsletterConsentMessages = typeof messages
