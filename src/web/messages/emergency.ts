import type { EmergencyMessages } from '#messages/de/ui/emergency.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What a search for emergency services says in a language. */
export const emergencyMessages = await catalogue<EmergencyMessages>(
  language => import(`../../messages/${language}/ui/emergency.ts`),
)
