import type { AdminSettingsWords } from '#web/messages/admin-settings/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the settings' screen says in a language. */
export const adminSettingsWords = await catalogue<AdminSettingsWords>({
  de: () => import('#web/messages/admin-settings/de.ts').then(words => words.adminSettingsDe),
  en: () => import('#web/messages/admin-settings/en.ts').then(words => words.adminSettingsEn),
  tr: () => import('#web/messages/admin-settings/tr.ts').then(words => words.adminSettingsTr),
})
