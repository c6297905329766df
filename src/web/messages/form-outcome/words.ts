import { catalogue } from '#web/messages/catalogue.ts'
import type { FormOutcomeWords } from '#web/messages/form-outcome/de.ts'

/** What forms say once somebody has tried to send them, in a language. */
export const formOutcomeWords = await catalogue<FormOutcomeWords>({
  de: async () => (await import('#web/messages/form-outcome/de.ts')).formOutcomeDe,
  en: async () => (await import('#web/messages/form-outcome/en.ts')).formOutcomeEn,
  tr: async () => (await import('#web/messages/form-outcome/tr.ts')).formOutcomeTr,
})
