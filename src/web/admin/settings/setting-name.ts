import type { Language } from '#domain/language.ts'
import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { inLanguage } from '#web/messages.ts'

/** The label of a setting, from its name in the store ('supportHours'); the name itself where no form has it. */
export function settingName(name: string, language: Language): string {
  const { site, operator, support, about, data } = inLanguage(adminSettingsMessages, language)
  if (name === 'operator') return operator.title
  if (name === 'indexableFrom') return inLanguage(adminIndexingMessages, language).thresholdTitle
  const labels: Readonly<Record<string, string>> = { ...site, ...support, ...about, ...data }
  // 'supportHours' is 'support_hours' in the form, 'title' is 'site_title'.
  const inForm = name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)
  return SITE_FIELDS.has(name) ? (labels[`site_${name}`] ?? name) : (labels[inForm] ?? name)
}

const SITE_FIELDS: ReadonlySet<string> = new Set(['title', 'description'])
