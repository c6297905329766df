import type { AdminPrivacyMessages } from '#messages/de/admin/privacy.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the suppression list says in a language. */
export const adminPrivacyMessages = await catalogue<AdminPrivacyMessages>(
  language => import(`../../../messages/${language}/admin/privacy.ts`),
)
