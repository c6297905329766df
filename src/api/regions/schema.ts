import { z } from 'zod'
import { cardsSchema } from '#api/businesses/schema.ts'
import { language, limitOf, pageNumber } from '#api/http/schema.ts'
import { boundsSchema } from '#api/search/schema.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'

export const regionFactsQuerySchema = z.strictObject({ language })

export const regionListQuerySchema = z.strictObject({ page: pageNumber, limit: limitOf(12), language })

const count = z.int()
const named = { name: z.string(), slug: z.string() }

const city = z.strictObject({ city: z.string(), slug: z.string(), count })

export const regionListSchema = z.strictObject({
  states: z.array(
    z.strictObject({ name: z.string(), slug: z.string().nullable(), count, cities: z.array(city) }),
  ),
  landscapes: z.array(z.strictObject({ ...named, count })),
  elsewhere: z.array(city),
})

export const regionFactsSchema = z.strictObject({
  kind: z.enum(['state', 'administrative-region', 'county', 'landscape']),
  ...named,
  latitude: z.number(),
  longitude: z.number(),
  bounds: boundsSchema,
  total: count,
  indexableCount: count,
  averageRating: z.number().nullable(),
  cityCount: count,
  groups: z.array(z.strictObject({ slug: z.enum(GROUP_SLUGS), count })),
  categories: z.array(z.strictObject({ ...named, count })),
  cities: z.array(city),
  within: z.array(z.strictObject(named)),
  parts: z.array(z.strictObject({ ...named, count })),
  landscapes: z.array(z.strictObject({ ...named, count })),
})

export const regionBusinessesSchema = z.strictObject({
  businesses: cardsSchema,
  total: count,
  page: count,
  totalPages: count,
})
