import type { EmptyDirectoryMessages } from '#messages/de/ui/empty-directory.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What stands in place of lists while no business is in the directory, in a language. */
export const emptyDirectoryMessages = await catalogue<EmptyDirectoryMessages>(
  language => import(`../../messages/${language}/ui/empty-directory.ts`),
)
