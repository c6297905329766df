import type { AdminColumnMappingMessages } from '#messages/de/admin/column-mapping.ts'
import type { AdminImportOptionsMessages } from '#messages/de/admin/import-options.ts'
import type { AdminImportsMessages } from '#messages/de/admin/imports.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What imports say in a language. */
export const adminImportsMessages = await catalogue<AdminImportsMessages>(
  language => import(`../../../messages/${language}/admin/imports.ts`),
)

/** What the options of an import are called in a language. */
export const adminImportOptionsMessages = await catalogue<AdminImportOptionsMessages>(
  language => import(`../../../messages/${language}/admin/import-options.ts`),
)

/** What the mapping of columns says in a language. */
export const adminColumnMappingMessages = await catalogue<AdminColumnMappingMessages>(
  language => import(`../../../messages/${language}/admin/column-mapping.ts`),
)
