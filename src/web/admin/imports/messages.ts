import type { AdminImportsMessages } from '#messages/de/admin/imports.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What imports say in a language. */
export const adminImportsMessages = await catalogue<AdminImportsMessages>(
  language => import(`../../../messages/${language}/admin/imports.ts`),
)
