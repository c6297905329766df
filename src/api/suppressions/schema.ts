import { z } from 'zod'
import { language } from '#api/http/schema.ts'

/** Five million keys; the services cap the offset. */
const MOST_PAGES = 100_000

export const suppressionsQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
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

export const suppressionPageSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(['place_id', 'phone', 'name_address']),
      value: z.string(),
      reason: z.string(),
      createdAt: z.int(),
      businessId: z.int().nullable(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})
