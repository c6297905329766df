import type { SubscribersWords } from '#web/messages/admin-subscribers/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of subscribers says in a language. */
export const subscribersWords = await catalogue<SubscribersWords>({
  de: () => import('#web/messages/admin-subscribers/de.ts').then(words => words.subscribersDe),
  en: () => import('#web/messages/admin-subscribers/en.ts').then(words => words.subscribersEn),
  tr: () => import('#web/messages/admin-subscribers/tr.ts').then(words => words.subscribersTr),
})
