import { z } from 'zod'
import { businessCardSchema } from '#api/businesses/schema.ts'
import { language } from '#api/http/schema.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { MOST_CHOSEN, slugsOf } from '#domain/text/slug-list.ts'

/** Longer texts are no searches; the analyzer reads the first twelve words anyway. */
const MAX_TEXT = 300

const flag = z.enum(['true', '1', 'false', '0'])
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).max(MOST_CHOSEN)])
const LONGEST_NAME = 120
/** Slugs, in one value with commas or with the name repeated. */
const chosen = oneOrMore(z.string().max(MOST_CHOSEN * (LONGEST_NAME + 1))).refine(value => {
  const names = listOf(value, slugsOf) ?? []
  return names.length <= MOST_CHOSEN && names.every(({ length }) => length <= LONGEST_NAME)
})

/** Query names of GET /api/businesses/search. Unknown names are refused: a misspelt filter must not be ignored silently. */
export const searchQuerySchema = z
  .strictObject({
    query: z.string().max(MAX_TEXT).optional(),
    location: z.string().max(MAX_TEXT).optional(),
    category: chosen.optional(),
    cities: chosen.optional(),
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
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lat'],
    params: { other: 'lon' },
  })

/** The query as the services take it; what was not asked for is absent. */
export function searchQueryOf(query: z.infer<typeof searchQuerySchema>): SearchQuery {
  const given: { [Key in keyof SearchQuery]?: SearchQuery[Key] | undefined } = {
    text: query.query,
    location: query.location,
    categories: listOf(query.category, slugsOf),
    cities: listOf(query.cities, slugsOf),
    latitude: query.lat,
    longitude: query.lon,
    radiusKm: query.radiusKm,
    sort: query.sort,
    isOpenNow: isOn(query.openNow),
    minRating: query.minRating,
    hasPhoto: isOn(query.hasPhoto),
    hasWebsite: isOn(query.hasWebsite),
    isVerified: isOn(query.verified),
    priceLevels: listOf(query.priceLevel, text => text.split(','))?.map(Number),
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

/** Several values come as a name repeated or as one value with commas. */
function listOf(
  value: string | readonly string[] | undefined,
  partsOf: (text: string) => readonly string[],
): readonly string[] | undefined {
  if (value === undefined) return undefined
  return [...new Set([value].flat().flatMap(partsOf))]
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
  asksPosition: z.literal(true).optional(),
})
