import type { FormOutcomeMessages } from '#messages/de/ui/form-outcome.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What forms say once somebody has tried to send them, in a language. */
export const formOutcomeMessages = await catalogue<FormOutcomeMessages>(
  language => import(`../../messages/${language}/ui/form-outcome.ts`),
)
