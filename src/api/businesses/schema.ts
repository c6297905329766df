import { z } from 'zod'
import { WEEKDAYS } from '#domain/opening-hours/working-hours.ts'

/** '07:30-12:00, 13:00-18:00', '00:00-24:00' or 'Closed' for each weekday we know about. */
export const workingHoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.string())

export const businessCardSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  categoryGroup: z.string(),
  categorySlug: z.string(),
  subtypes: z.array(z.string()),
  city: z.string(),
  citySlug: z.string(),
  district: z.string().nullable(),
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
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceLevel: z.int().min(1).max(4).nullable(),
  urlSlug: z.string(),
  url_slug: z.string(),
  sourceDate: z.string(),
  source: z.string(),
  isDemonstration: z.boolean(),
  isOpen: z.boolean().nullable(),
  holiday: z.string().optional(),
  distanceMetres: z.number().optional(),
})

export const publicBusinessSchema = businessCardSchema.extend({
  businessNumber: z.string(),
  openingHours: workingHoursSchema.nullable(),
  photoTexts: z.array(z.string()).optional(),
  description: z.string().nullable(),
  about: z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()]))),
  reviewsLink: z.string().nullable(),
  reviewsPerScore: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()).nullable(),
  state: z.string().nullable(),
  status: z.string(),
  hasServiceArea: z.boolean(),
  completeness: z.int(),
  contentScore: z.int(),
  updatedAt: z.string(),
})
