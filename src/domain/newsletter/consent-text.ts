import type { Language } from '../language.ts'

/**
 * The sentence that subscribers of the newsletter agree to. The form shows it, and it is stored with the address as
 * proof of the consent.
 */
export const NEWSLETTER_CONSENT: Readonly<Record<Language, string>> = {
  de: 'Ich möchte den Newsletter dieses Verzeichnisses per E-Mail bekommen. Meine Adresse wird nur dafür verwendet, und ich kann mich jederzeit mit einem Klick wieder abmelden.',
  en: 'I would like to receive the newsletter of this directory by e-mail. My address is used for that only, and I can unsubscribe at any time with one click.',
  tr: 'Bu rehberin bültenini e-posta ile almak istiyorum. Adresim yalnızca bunun için kullanılır ve istediğim zaman tek tıklamayla aboneliği sonlandırabilirim.',
}
