import { z } from 'zod'
import { cardsSchema } from '#api/businesses/schema.ts'
import { language, limitOf, pageNumber } from '#api/http/schema.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'

export const categoryQuerySchema = z.strictObject({
  page: pageNumber,
  limit: limitOf(12),
  sortBy: z.enum(['rating', 'name', 'city', 'reviews']).default('rating'),
  language,
})

export const categoryBusinessesSchema = z.strictObject({
  businesses: cardsSchema,
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  cityCount: z.int(),
})

const group = z.enum(GROUP_SLUGS)
const cities = z.array(z.strictObject({ city: z.string(), slug: z.string(), count: z.int() }))
const categories = z.array(z.strictObject({ slug: z.string(), name: z.string(), count: z.int() }))

/** How a number of businesses of a category is said. */
export const noun = z.string().nullable().describe('The noun as it follows the total: “Zahnärzte”')

/** A group or a real category by its name. */
export const namedCategory = { slug: z.string(), isGroup: z.boolean(), group, name: z.string() }

export const categoryFactsSchema = z.strictObject({
  ...namedCategory,
  description: z.string().nullable(),
  services: z.array(z.strictObject({ name: z.string(), query: z.string() })),
  total: z.int(),
  noun,
  indexableCount: z.int(),
  averageRating: z.number().nullable(),
  cityCount: z.int(),
  cities,
  categories,
})

export const categoryListsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      slug: group,
      businessCount: z.int(),
      averageRating: z.number().nullable(),
      growth: z.int().exactOptional(),
      topCities: cities,
      topCategories: categories,
    }),
  ),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), group, businessCount: z.int() })),
})

export const tradesQuerySchema = z.strictObject({
  q: z.string().max(80).default(''),
  limit: z.coerce.number<number | string>().int().min(1).max(20).default(8),
  language,
})

export const tradesSchema = z.strictObject({
  /** Whether the text itself names a category or a group. */
  isKnown: z.boolean(),
  /** The likeliest first; names in the language that was asked for. */
  trades: z.array(z.strictObject({ slug: z.string(), name: z.string(), group })),
})
