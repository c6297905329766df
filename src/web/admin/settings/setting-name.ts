import type { Language } from '#domain/language.ts'
import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { inLanguage } from '#web/messages.ts'

/** The label of a setting, from its name in the store ('supportHours'); the name itself where no form has it. */
export function settingName(name: string, language: Language): string {
  const { operator, labels } = inLanguage(adminSettingsMessages, language)
  if (name === 'operator') return operator.title
  if (name === 'indexableFrom') return inLanguage(adminIndexingMessages, language).thresholdTitle
  return Object.entries(labels).find(([known]) => known === name)?.[1] ?? name
}
