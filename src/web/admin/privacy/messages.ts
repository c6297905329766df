import type { AdminConsentsMessages } from '#messages/de/admin/consents.ts'
import type { AdminPrivacyMessages } from '#messages/de/admin/privacy.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the suppression list says in a language. */
export const adminPrivacyMessages = await catalogue<AdminPrivacyMessages>(
  language => import(`../../../messages/${language}/admin/privacy.ts`),
)

/** What the list of the proofs of consent says in a language. */
export const adminConsentsMessages = await catalogue<AdminConsentsMessages>(
  language => import(`../../../messages/${language}/admin/consents.ts`),
)
