import { z } from 'zod'
import { changeSchema, valuesSchema } from '#api/http/form-schema.ts'
import { SETTINGS_FORM } from '#domain/settings/settings.ts'

/** The settings as answers have them. */
export const adminSettingsSchema = valuesSchema(SETTINGS_FORM)

/** Any part of them; what a value must be like is the domain's business. */
export const settingsChangeSchema = changeSchema(SETTINGS_FORM, { password: z.string().max(1000).optional() })
