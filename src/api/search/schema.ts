import { z } from 'zod'
import { cardsSchema } from '#api/businesses/schema.ts'
import { flag, language, limitOf } from '#api/http/schema.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { MOST_CHOSEN, slugsOf } from '#domain/text/slug-list.ts'

/** Longer texts are no searches; the analyzer reads the first twelve words anyway. */
const MAX_TEXT = 300

const number = z.coerce.number<number | string>()
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
    limit: limitOf(24),
    offset: number.int().min(0).default(0),
    radiusKm: number.min(1).max(100).optional(),
    lat: number.min(-90).max(90).optional(),
    lon: number.min(-180).max(180).optional(),
    sort: z.enum(['relevance', 'distance', 'rating', 'reviews', 'name', 'city']).optional(),
    openNow: flag.optional(),
    minRating: number.min(1).max(5).optional(),
    hasPhoto: flag.optional(),
    hasWebsite: flag.optional(),
    verified: flag.optional(),
    priceLevel: oneOrMore(z.string().regex(/^[1-4](,[1-4])*$/)).optional(),
    verbatim: flag.optional(),
    /** The last word is being typed: words that begin with it count too. */
    typing: flag.optional(),
    quiet: flag.optional(),
    language,
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lat'],
    params: { other: 'lon' },
  })

/** Query names of GET /api/businesses/search/choices: those of the search, and which values are wanted. */
export const choicesQuerySchema = searchQuerySchema.safeExtend({
  of: z.enum(['categories', 'cities']),
  /** Letters with which a word of the name begins. */
  begins: z.string().max(LONGEST_NAME).default(''),
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
    isOpenNow: query.openNow || undefined,
    minRating: query.minRating,
    hasPhoto: query.hasPhoto || undefined,
    hasWebsite: query.hasWebsite || undefined,
    isVerified: query.verified || undefined,
    priceLevels: listOf(query.priceLevel, text => text.split(','))?.map(Number),
    isVerbatim: query.verbatim || undefined,
    isTyping: query.typing || undefined,
    isQuiet: query.quiet || undefined,
    limit: query.limit,
    offset: query.offset,
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as unknown as SearchQuery
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

/** Names and values of this call. */
const parametersSchema = z.record(z.string(), z.string())

const alternativeSchema = z.strictObject({
  kind: z.enum(['wider-radius', 'without-word', 'without-place', 'related-category', 'without-filters']),
  subject: z.string(),
  query: parametersSchema,
  count: z.int(),
})

export const choicesSchema = z.strictObject({ values: facetSchema, total: z.int() })

export const boundsSchema = z.strictObject({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
})

export const searchAnswerSchema = z.strictObject({
  businesses: cardsSchema,
  total: z.int(),
  place: z
    .strictObject({
      kind: z.enum(['city', 'district', 'postal-code', 'position', 'region']),
      label: z.string(),
      citySlug: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      regionSlug: z.string().exactOptional(),
      bounds: boundsSchema.exactOptional(),
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
  understood: z.strictObject({
    parts: z.array(
      z.strictObject({
        kind: z.enum(['trade', 'name', 'place', 'radius', 'time', 'attribute', 'rating', 'price']),
        typed: z.string(),
        value: z.string(),
        label: z.string(),
      }),
    ),
    query: parametersSchema,
    otherwise: z
      .strictObject({ kind: z.enum(['words', 'meaning']), query: parametersSchema, count: z.int() })
      .exactOptional(),
  }),
  alternatives: z.array(alternativeSchema),
  nearest: alternativeSchema.extend({ businesses: cardsSchema }).exactOptional(),
  asksPosition: z.literal(true).exactOptional(),
  unknownPlace: z.string().exactOptional(),
})

export const suggestQuerySchema = z.strictObject({
  q: z.string().max(100).default(''),
  lat: number.min(-90).max(90).optional(),
  lon: number.min(-180).max(180).optional(),
  limit: number.int().min(1).max(20).default(8),
  /** 'place': cities, postal codes and quarters only. */
  kind: z.enum(['place']).optional(),
  language,
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
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), count: z.int() })),
  cities: z.array(z.strictObject({ slug: z.string(), city: z.string(), count: z.int() })),
  places: z
    .array(
      z.strictObject({
        kind: z.enum(['district', 'postal-code', 'postal-prefix', 'region']),
        label: z.string(),
      }),
    )
    .exactOptional(),
})
