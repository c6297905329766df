import type { Language } from '#domain/language.ts'
import { adminIndexingMessages } from '#web/admin/pages/messages.ts'
import { adminSettingsMessages } from '#web/admin/settings/messages.ts'

/** The label of a setting, from its name in the store ('supportHours'); the name itself where no form has it. */
export function settingName(name: string, language: Language): string {
  const { operator, labels } = adminSettingsMessages(language)
  if (name === 'operator') return operator.title
  if (name === 'indexableFrom') return adminIndexingMessages(language).thresholdTitle
  return Object.entries(labels).find(([known]) => known === name)?.[1] ?? name
}
