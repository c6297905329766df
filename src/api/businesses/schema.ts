import { z } from 'zod'
import { language, limitOf } from '#api/http/schema.ts'
import { BUSINESS_STATUSES } from '#domain/business/business.ts'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { PAGE_FIELDS, type PublicBusiness } from '#domain/business/public-business.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import { WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import { storedFieldSchema } from './field-schemas.ts'

/** '07:30-12:00, 13:00-18:00', '00:00-24:00', '17:00+', 'Closed' or 'By appointment' for each weekday we know about. */
export const workingHoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.string())

export const businessCardSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  categoryGroup: z.enum(GROUP_SLUGS),
  categorySlug: z.string(),
  subtypes: z.array(z.string()),
  city: z.string(),
  citySlug: z.string(),
  district: z.string().nullable(),
  isCityNearest: z.literal(true).exactOptional(),
  address: z.string(),
  fullAddress: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  rating: z
    .string()
    .regex(/^[1-5]\.\d$/)
    .nullable(),
  reviewCount: z.int(),
  photos: z.array(z.string()),
  photosCount: z.int(),
  workingHours: workingHoursSchema.nullable(),
  verified: z.boolean(),
  status: z.enum(BUSINESS_STATUSES),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceLevel: z.int().min(1).max(4).nullable(),
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

/** Facts that are shown as they are stored, by the table of fields. */
const pageFieldsSchema = z.strictObject(
  Object.fromEntries(PAGE_FIELDS.map(field => [field, storedFieldSchema(field)])),
)

export const publicBusinessSchema = z.strictObject({
  ...businessCardSchema.shape,
  ...detailSchema.shape,
  ...pageFieldsSchema.shape,
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
