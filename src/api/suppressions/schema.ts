import { z } from 'zod'
import { language, pageNumber, pageOf } from '#api/http/schema.ts'

export const suppressionsQuerySchema = z.strictObject({
  page: pageNumber,
  language,
})

/** A field that is left out says nothing; what is missing or cannot be read comes back as faults. */
const text = z.string().default('')

export const suppressionBodySchema = z.strictObject({
  reason: text,
  placeId: text,
  phone: text,
  name: text,
  street: text,
  postalCode: text,
})

export const suppressionPageSchema = pageOf(
  z.strictObject({
    id: z.int(),
    kind: z.enum(['place_id', 'phone', 'name_address']),
    value: z.string(),
    reason: z.string(),
    createdAt: z.int(),
    businessId: z.int().nullable(),
  }),
)
