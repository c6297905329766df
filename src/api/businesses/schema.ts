import { z } from 'zod'
import { language, limitOf } from '#api/http/schema.ts'
import { fieldsWith } from '#domain/business/fields.ts'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import { WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import { storedFields } from './field-schemas.ts'

/** '07:30-12:00, 13:00-18:00', '00:00-24:00', '17:00+', 'Closed' or 'By appointment' for each weekday we know about. */
export const workingHoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.string())

export const businessCardSchema = z.strictObject({
  ...storedFields(fieldsWith({ shown: 'card' })),
  id: z.int(),
  categoryGroup: z.enum(GROUP_SLUGS),
  categorySlug: z.string(),
  city: z.string(),
  citySlug: z.string(),
  isCityNearest: z.literal(true).exactOptional(),
  address: z.string(),
  fullAddress: z.string(),
  postalCode: z.string(),
  country: z.string(),
  rating: z
    .string()
    .regex(/^[1-5]\.\d$/)
    .nullable(),
  photos: z.array(z.string()),
  photosCount: z.int(),
  workingHours: workingHoursSchema.nullable(),
  urlSlug: z.string(),
  url_slug: z.string(),
  sourceDate: z.string(),
  source: z.string(),
  isDemonstration: z.boolean(),
  isOpen: z.boolean().nullable(),
  holiday: z.string().exactOptional(),
  mentioned: z.array(z.string()).exactOptional(),
  distanceMetres: z.number().exactOptional(),
})

const detailSchema = z.strictObject({
  businessNumber: z.string(),
  openingHours: workingHoursSchema.nullable(),
  photoTexts: z.array(z.string()).exactOptional(),
  reviewsPerScore: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()).nullable(),
  state: z.string().nullable(),
  completeness: z.int(),
  contentScore: z.int(),
  isMultilingual: z.boolean(),
  updatedAt: z.string(),
})

export const publicBusinessSchema = z.strictObject({
  ...businessCardSchema.shape,
  ...detailSchema.shape,
  ...storedFields(fieldsWith({ shown: 'page' })),
}) as unknown as z.ZodType<PublicBusiness>

export const cardsSchema = z.array(businessCardSchema)

export const popularQuerySchema = z.strictObject({ limit: limitOf(6), language })

/** '1,2,3' */
export const idsQuerySchema = z.strictObject({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform(text => text.split(',').map(Number))
    .pipe(z.array(z.int()).max(MAX_LISTED_IDS)),
  language,
})

export const statsSchema = z.strictObject({
  total: z.int(),
  cities: z.int(),
  categories: z.int(),
  averageRating: z.number().nullable(),
  dataDate: z.string().nullable(),
  hasDemonstration: z.boolean(),
  demonstrations: z.int(),
})
