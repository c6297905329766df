import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the later steps of adding a business say, in a language. */
export const addBusinessStepsMessages = await catalogue<AddBusinessStepsMessages>(
  language => import(`../../messages/${language}/pages/add-business-steps.ts`),
)
