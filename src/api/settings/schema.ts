import { z } from 'zod'

/** Of the settings what everybody may know. */
export const publicSettingsSchema = z.strictObject({ head_code: z.string(), footer_code: z.string() })
