import { z } from 'zod'
import { cardsSchema } from '#api/businesses/schema.ts'
import { namedCategory, noun } from '#api/categories/schema.ts'
import { language, limitOf, pageNumber } from '#api/http/schema.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import { CITY_SIZES } from '#domain/place/city-size.ts'
import { STATE_CODES } from '#domain/place/state.ts'

const category = z.string().max(120).optional()

export const cityQuerySchema = z.strictObject({ page: pageNumber, limit: limitOf(20), category, language })

export const cityFactsQuerySchema = z.strictObject({ category, language })

const state = z.enum(STATE_CODES).nullable()
const coordinates = { latitude: z.number().nullable(), longitude: z.number().nullable() }

export const citiesSchema = z.array(
  z.strictObject({
    city: z.string(),
    slug: z.string(),
    name: z.string(),
    state,
    businessCount: z.int(),
    ...coordinates,
  }),
)

export const cityBusinessesSchema = z.strictObject({
  businesses: cardsSchema,
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  city: z.string(),
  citySlug: z.string(),
})

const count = z.int()

export const cityFactsSchema = z.strictObject({
  city: z.string(),
  slug: z.string(),
  state,
  ...coordinates,
  businessCount: z.int(),
  groups: z.array(z.strictObject({ slug: z.enum(GROUP_SLUGS), count })),
  category: z.strictObject(namedCategory).nullable(),
  total: z.int(),
  noun,
  indexableCount: z.int(),
  averageRating: z.number().nullable(),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), count })),
  neighbours: z.array(z.strictObject({ city: z.string(), slug: z.string(), count, distanceKm: z.number() })),
  regions: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
  surroundings: z.strictObject({
    size: z.enum(CITY_SIZES).nullable(),
    largerCity: z.strictObject({ city: z.string(), distanceKm: z.int() }).nullable(),
    specialities: z.array(z.string()),
  }),
})
