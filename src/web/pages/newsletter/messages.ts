import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the newsletter page says in a language. */
export const newsletterMessages = await catalogue<NewsletterMessages>(
  language => import(`../../../messages/${language}/pages/newsletter.ts`),
)
