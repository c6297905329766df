import type { NewsletterConsentMessages } from '#messages/de/newsletter-consent.ts'
import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the newsletter page says in a language. */
export const newsletterMessages = await catalogue<NewsletterMessages>(
  language => import(`../../../messages/${language}/pages/newsletter.ts`),
)

/** The sentence that subscribers agree to. */
export const newsletterConsentMessages = await catalogue<NewsletterConsentMessages>(
  language => import(`../../../messages/${language}/newsletter-consent.ts`),
)
