import type { FormMessages } from '#messages/de/ui/form.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What forms say in a language. */
export const formMessages = await catalogue<FormMessages>(
  language => import(`../../messages/${language}/ui/form.ts`),
)
