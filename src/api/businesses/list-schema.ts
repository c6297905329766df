import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { businessCardSchema } from './schema.ts'

/** Page numbers have no fixed end; the services cap the offset. */
const page = z.coerce.number().int().min(1).max(1_000_000).default(1)

export const popularQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(6),
  language,
})

/** '1,2,3' */
export const idsQuerySchema = z.strictObject({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform(text => text.split(',').map(Number))
    .pipe(z.array(z.int()).max(MAX_LISTED_IDS)),
  language,
})

export const cityQuerySchema = z.strictObject({
  page,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  category: z.string().max(120).optional(),
  language,
})

export const cityFactsQuerySchema = z.strictObject({ category: z.string().max(120).optional(), language })

export const categoryQuerySchema = z.strictObject({
  page,
  limit: z.coerce.number().int().min(1).max(100).default(12),
  sortBy: z.enum(['rating', 'name', 'city', 'reviews']).default('rating'),
  language,
})

export const suggestQuerySchema = z.strictObject({
  q: z.string().max(100).default(''),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  limit: z.coerce.number().int().min(1).max(20).default(8),
  /** 'place': cities, postal codes and quarters only. */
  kind: z.enum(['place']).optional(),
  language,
})

export const noQuerySchema = z.strictObject({})

export const cardsSchema = z.array(businessCardSchema)

export const statsSchema = z.strictObject({
  total: z.int(),
  cities: z.int(),
  categories: z.int(),
  averageRating: z.number().nullable(),
  dataDate: z.string().nullable(),
  hasDemonstration: z.boolean(),
})

export const citiesSchema = z.array(
  z.strictObject({
    city: z.string(),
    slug: z.string(),
    name: z.string(),
    state: z.string().nullable(),
    businessCount: z.int(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
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

export const categoryBusinessesSchema = z.strictObject({
  businesses: cardsSchema,
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  cityCount: z.int(),
})

const counted = { count: z.int() }

const namedCategory = { slug: z.string(), isGroup: z.boolean(), group: z.string(), name: z.string() }
const countedCategories = z.array(z.strictObject({ slug: z.string(), name: z.string(), ...counted }))
const countedCities = z.array(z.strictObject({ city: z.string(), slug: z.string(), ...counted }))

export const cityFactsSchema = z.strictObject({
  city: z.string(),
  slug: z.string(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  businessCount: z.int(),
  groups: z.array(z.strictObject({ slug: z.string(), ...counted })),
  category: z.strictObject(namedCategory).nullable(),
  total: z.int(),
  indexableCount: z.int(),
  averageRating: z.number().nullable(),
  categories: countedCategories,
  neighbours: z.array(
    z.strictObject({ city: z.string(), slug: z.string(), ...counted, distanceKm: z.number() }),
  ),
})

export const categoryFactsSchema = z.strictObject({
  ...namedCategory,
  description: z.string().nullable(),
  services: z.array(z.strictObject({ name: z.string(), query: z.string() })),
  total: z.int(),
  indexableCount: z.int(),
  averageRating: z.number().nullable(),
  cityCount: z.int(),
  cities: countedCities,
  categories: countedCategories,
})

export const categoryListsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      slug: z.string(),
      businessCount: z.int(),
      averageRating: z.number().nullable(),
      growth: z.int().optional(),
      topCities: z.array(z.strictObject({ city: z.string(), slug: z.string(), ...counted })),
      topCategories: z.array(z.strictObject({ slug: z.string(), name: z.string(), ...counted })),
    }),
  ),
  categories: z.array(
    z.strictObject({ slug: z.string(), name: z.string(), group: z.string(), businessCount: z.int() }),
  ),
})

export const suggestionsSchema = z.strictObject({
  businesses: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      category: z.string(),
      city: z.string(),
      urlSlug: z.string(),
    }),
  ),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), ...counted })),
  cities: z.array(z.strictObject({ slug: z.string(), city: z.string(), ...counted })),
  places: z
    .array(z.strictObject({ kind: z.enum(['district', 'postal-code', 'postal-prefix']), label: z.string() }))
    .optional(),
})

export const publicSettingsSchema = z.strictObject({ head_code: z.string(), footer_code: z.string() })
