import { z } from 'zod'
import type { SearchQuery } from '#domain/search.ts'
import { businessCardSchema } from './business.ts'
import { language } from './language.ts'

/** Longer texts are no searches; the analyzer reads the first twelve words anyway. */
const MAX_TEXT = 300

const flag = z.enum(['true', '1', 'false', '0'])
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).max(20)])

/** Query names of GET /api/businesses/search. Unknown names are refused: a misspelt filter must not be ignored silently. */
export const searchQuerySchema = z.strictObject({
  query: z.string().max(MAX_TEXT).optional(),
  location: z.string().max(MAX_TEXT).optional(),
  category: oneOrMore(z.string().max(120)).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  offset: z.coerce.number().int().min(0).default(0),
  radiusKm: z.coerce.number().min(1).max(100).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  sort: z.enum(['relevance', 'distance', 'rating', 'reviews', 'name', 'city']).optional(),
  openNow: flag.optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  hasPhoto: flag.optional(),
  hasWebsite: flag.optional(),
  verified: flag.optional(),
  priceLevel: oneOrMore(z.string().regex(/^[1-4](,[1-4])*$/)).optional(),
  verbatim: flag.optional(),
  quiet: flag.optional(),
  language,
})

/** The query as the services take it; what was not asked for is absent. */
export function searchQueryOf(query: z.infer<typeof searchQuerySchema>): SearchQuery {
  const given: { [Key in keyof SearchQuery]?: SearchQuery[Key] | undefined } = {
    text: query.query,
    location: query.location,
    categories: listOf(query.category, CATEGORY_LIST),
    latitude: query.lat,
    longitude: query.lon,
    radiusKm: query.radiusKm,
    sort: query.sort,
    isOpenNow: isOn(query.openNow),
    minRating: query.minRating,
    hasPhoto: isOn(query.hasPhoto),
    hasWebsite: isOn(query.hasWebsite),
    isVerified: isOn(query.verified),
    priceLevels: listOf(query.priceLevel, PRICE_LIST)?.map(Number),
    isVerbatim: isOn(query.verbatim),
    isQuiet: isOn(query.quiet),
    limit: query.limit,
    offset: query.offset,
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as unknown as SearchQuery
}

function isOn(value: z.infer<typeof flag> | undefined): true | undefined {
  return value === 'true' || value === '1' ? true : undefined
}

/** Several slugs in one value; a category's name may hold a comma itself, a slug never does. */
const CATEGORY_LIST = /^[a-z0-9-]+(,[a-z0-9-]+)+$/
const PRICE_LIST = /,/

/** Several values come as a name repeated or as one value with commas. */
function listOf(value: string | readonly string[] | undefined, list: RegExp): readonly string[] | undefined {
  if (value === undefined) return undefined
  const values = typeof value === 'string' ? [value] : value
  return values.flatMap(text => (list.test(text) ? text.split(',') : [text]))
}

const facetSchema = z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }))

export const searchAnswerSchema = z.strictObject({
  businesses: z.array(businessCardSchema),
  total: z.int(),
  place: z
    .strictObject({
      kind: z.enum(['city', 'district', 'postal-code', 'position']),
      label: z.string(),
      citySlug: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  facets: z.strictObject({
    categories: facetSchema,
    cities: facetSchema,
    ratings: facetSchema,
    openStates: facetSchema,
    radii: facetSchema,
  }),
  corrected: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  alternatives: z.array(
    z.strictObject({
      kind: z.enum(['wider-radius', 'without-word', 'without-place', 'related-category', 'without-filters']),
      subject: z.string(),
      query: z.record(z.string(), z.string()),
      count: z.int(),
    }),
  ),
})
