import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { daysOf } from '#api/submissions/schema.ts'

/** A business's number. */
export const businessIdSchema = z
  .int()
  .min(1)
  .max(2 ** 31)

export const prefillParamsSchema = z.strictObject({
  businessId: z.coerce.number<number | string>().pipe(businessIdSchema),
})

export const prefillQuerySchema = z.strictObject({ token: z.string().optional(), language })

export const prefillSchema = z.strictObject({
  name: z.string(),
  urlSlug: z.string(),
  number: z.string(),
  texts: z.strictObject({
    name: z.string(),
    category: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    website: z.string(),
    description: z.string(),
  }),
  hours: z.strictObject(daysOf(z.string())),
  isFromOwner: z.boolean(),
})
