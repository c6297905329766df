import { valuesOf } from '#domain/form/form-body.ts'
import { SETTINGS_FORM, type SiteSettings } from '#domain/settings/settings.ts'
import type { AdminSettings } from '#web/admin/api/api.ts'
import type { AdminForm } from '#web/admin/ui/use-admin-form.ts'

/** The settings in the query cache. */
export const SETTINGS_KEY = ['admin', 'settings'] as const

/** The props of a part of the form. */
export interface SettingsPart {
  readonly form: AdminForm<typeof SETTINGS_FORM>
}

/** The settings of an answer. */
export function settingsOf(answer: AdminSettings): SiteSettings {
  return valuesOf(SETTINGS_FORM, answer)
}
