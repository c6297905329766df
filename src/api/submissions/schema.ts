import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'
import { envelopeFields } from './envelope.ts'

/** A field that is left out says nothing, and the form says what is missing; its length is the form's business too. */
const text = z.string().default('')

/** A week as typed, day by day; a day that is left out says nothing. */
export const hoursSchema = z.strictObject(daysOf(text)).prefault({})

/** Names as in the specification (section 3). */
export const listingBodySchema = z.strictObject({
  ...envelopeFields,
  name: text,
  category: text,
  description: text,
  address: text,
  city: text,
  postal_code: text,
  phone: text,
  email: text,
  website: text,
  hours: hoursSchema,
  /** The sender was told that postal code and city do not agree, and says that they are right. */
  isPlaceConfirmed: z.boolean().default(false),
})

export const messageBodySchema = z.strictObject({
  ...envelopeFields,
  name: text,
  email: text,
  category: text,
  subject: text,
  message: text,
})

/** A business's number. */
const businessId = z
  .int()
  .min(1)
  .max(2 ** 31)

/** A field that is left out stays as the directory has it; '' empties it. */
const proposed = z.string().optional()

export const correctionBodySchema = z.strictObject({
  ...envelopeFields,
  businessId,
  name: proposed,
  category: proposed,
  street: proposed,
  postal_code: proposed,
  city: proposed,
  phone: proposed,
  website: proposed,
  description: proposed,
  hours: z.strictObject(daysOf(proposed)).prefault({}),
  isClosed: z.boolean().default(false),
  comment: text,
  email: text,
  isOwner: z.boolean().default(false),
  proof: text,
  /** From a link mailed to the address on file; '' is none. */
  token: z.string().optional(),
})

export const prefillParamsSchema = z.strictObject({ businessId: z.coerce.number().pipe(businessId) })

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

export const ownerLinkBodySchema = z.strictObject({ ...envelopeFields, businessId, email: text })

export const mailLinkBodySchema = z.strictObject({ token: z.string(), language })

export const followedLinkSchema = z.strictObject({
  kind: z.enum(['submission-confirmed', 'subscribed', 'unsubscribed', 'owner']),
  businessId: z.int().optional(),
  businessName: z.string().optional(),
})

function daysOf<Schema extends z.ZodType>(schema: Schema): Record<ListingDay, Schema> {
  return Object.fromEntries(LISTING_DAYS.map(day => [day, schema])) as Record<ListingDay, Schema>
}
