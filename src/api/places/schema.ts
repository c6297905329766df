import { z } from 'zod'
import { language } from '#api/http/schema.ts'

export const placeCheckQuerySchema = z.strictObject({
  postalCode: z.string().regex(/^\d{5}$/, 'five digits'),
  city: z.string().max(100).default(''),
  language,
})

export const placeCheckSchema = z.strictObject({
  postalCode: z.string(),
  city: z.string(),
  isKnown: z.boolean(),
  matches: z.boolean(),
  suggestion: z.string().nullable(),
})
