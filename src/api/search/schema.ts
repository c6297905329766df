import { z } from 'zod'
import { cardsSchema } from '#api/businesses/schema.ts'
import { flag, language, limitOf } from '#api/http/schema.ts'
import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { OFFICIALS } from '#domain/category/emergency.ts'
import { LONGEST_OPEN_AT, type OpenAt, parseOpenAt } from '#domain/opening-hours/open-at.ts'
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

/**
 * When a business must be known to be open, in German local time: 'now', 'always' (24 hours every day), or a day with or
 * without times. Days are today, tomorrow, mon to sun (the next one, today included), weekend, holiday and dates; today
 * without times is the rest of it. On a public holiday only what never closes is known to be open, because opening hours say
 * nothing about holidays: 'holiday' finds the same as 'always'.
 */
const openAt = z
  .string()
  .max(LONGEST_OPEN_AT)
  .refine(text => parseOpenAt(text) !== undefined)
  .describe(
    'When a business must be known to be open, in German local time: now | always | <day> | <day>@<from> | ' +
      '<day>@<from>-<to> | <day>@-<to>. A day is today (from now on), tomorrow, mon to sun (the next one, today included), ' +
      'weekend, holiday or a date like 2026-12-24; times are HH:MM, also past midnight. <day>: at some time of it; ' +
      '@20:00: at that minute; @18:00-22:00: at some time between; @-20:00: until then. On public holidays only ' +
      'businesses that never close are known to be open.',
  )
  .optional()
const attributes = chosen.refine(value => (listOf(value, slugsOf) ?? []).every(isAttributeSlug))

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
    /** The same as openAt=now, which counts before it. */
    openNow: flag.optional(),
    openAt,
    minRating: number.min(1).max(5).optional(),
    hasPhoto: flag.optional(),
    hasWebsite: flag.optional(),
    verified: flag.optional(),
    priceLevel: oneOrMore(z.string().regex(/^[1-4](,[1-4])*$/)).optional(),
    /** What a result must have, all of it: 'terrasse,parkplatz'. */
    attributes: attributes.optional(),
    verbatim: flag.optional(),
    quiet: flag.optional(),
    language,
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lat'],
    params: { other: 'lon' },
  })

/** Query names of GET /api/businesses/search/choices: those of the search, and which values are wanted. */
export const choicesQuerySchema = searchQuerySchema.safeExtend({
  of: z.enum(['categories', 'cities', 'attributes']),
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
    openAt: openAtOf(query),
    minRating: query.minRating,
    hasPhoto: query.hasPhoto || undefined,
    hasWebsite: query.hasWebsite || undefined,
    isVerified: query.verified || undefined,
    priceLevels: listOf(query.priceLevel, text => text.split(','))?.map(Number),
    attributes: listOf(query.attributes, slugsOf)?.filter(isAttributeSlug),
    isVerbatim: query.verbatim || undefined,
    isQuiet: query.quiet || undefined,
    limit: query.limit,
    offset: query.offset,
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as unknown as SearchQuery
}

function openAtOf({ openAt, openNow }: z.infer<typeof searchQuerySchema>): OpenAt | undefined {
  return openAt === undefined ? (openNow ? OPEN_NOW : undefined) : parseOpenAt(openAt)
}

const OPEN_NOW: OpenAt = { kind: 'now' }

/** Several values come as a name repeated or as one value with commas. */
function listOf(
  value: string | readonly string[] | undefined,
  partsOf: (text: string) => readonly string[],
): readonly string[] | undefined {
  if (value === undefined) return undefined
  return [...new Set([value].flat().flatMap(partsOf))]
}

const facetSchema = z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }))

const placeKind = z.enum(['city', 'district', 'postal-code', 'position', 'region'])

/** Names and values of this call. */
const parametersSchema = z.record(z.string(), z.string())

const alternativeSchema = z.strictObject({
  kind: z.enum([
    'wider-radius',
    'whole-city',
    'without-time',
    'without-word',
    'without-place',
    'related-category',
    'without-filters',
  ]),
  subject: z.string(),
  radiusKm: z.int().describe('A wider radius that this search needs, too').exactOptional(),
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
  further: z
    .strictObject({ total: z.int(), businesses: cardsSchema })
    .describe(
      'Those that have the words of a search for a trade without being of it, behind the last result: they mention it, or ' +
        'share a part of its word. Counted nowhere else; missing before the last page of results',
    )
    .exactOptional(),
  place: z
    .strictObject({
      kind: placeKind,
      label: z.string(),
      citySlug: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      regionSlug: z.string().exactOptional(),
      bounds: boundsSchema.exactOptional(),
      phrase: z.string().describe('Of a region, as it stands after a noun: “im Ruhrgebiet”').exactOptional(),
    })
    .nullable(),
  trade: z
    .strictObject({
      slug: z.string(),
      noun: z.string().describe('The noun as it follows the number of results: “Zahnärzte”'),
    })
    .describe('The one trade that the whole list is about, chosen or typed')
    .exactOptional(),
  openAt: z.strictObject({ value: z.string(), label: z.string() }).exactOptional(),
  facets: z.strictObject({
    categories: facetSchema,
    groups: facetSchema,
    cities: facetSchema,
    places: facetSchema,
    ratings: facetSchema,
    openStates: facetSchema,
    attributes: facetSchema,
    radii: facetSchema,
  }),
  emergency: z
    .strictObject({
      trade: z.string(),
      count: z
        .int()
        .describe('How many say that they offer emergency services, or never close; they come first'),
      official: z.enum(OFFICIALS).describe('Who organises them').exactOptional(),
    })
    .describe('Only of a search for the emergency services of a trade')
    .exactOptional(),
  helping: z
    .array(z.strictObject({ slug: z.string(), name: z.string(), query: parametersSchema, count: z.int() }))
    .describe('Only of a search for a need: other trades that help and are at its place, the best first')
    .exactOptional(),
  closed: cardsSchema
    .describe(
      'Up to three that closed permanently and whose name the text says, in the place of the search or within 25 km. On the ' +
        'first page only, and counted nowhere',
    )
    .exactOptional(),
  corrected: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  understood: z.strictObject({
    parts: z.array(
      z.strictObject({
        kind: z.enum(['trade', 'name', 'place', 'radius', 'time', 'attribute', 'rating', 'price']),
        typed: z.string(),
        value: z.string(),
        label: z.string(),
        need: z.string().describe('The need that was read as this trade').exactOptional(),
      }),
    ),
    query: parametersSchema,
    leftOut: z
      .string()
      .describe('Words that exclude everything: the results are found without them')
      .exactOptional(),
    otherwise: z
      .strictObject({ kind: z.enum(['words', 'meaning']), query: parametersSchema, count: z.int() })
      .exactOptional(),
    otherPlaces: z
      .array(z.strictObject({ label: z.string(), query: parametersSchema, count: z.int() }))
      .describe('The same search at other places of the name: “Neustadt”')
      .exactOptional(),
  }),
  alternatives: z.array(alternativeSchema),
  conditions: z
    .array(
      z.strictObject({
        parameter: z.enum([
          'query',
          'location',
          'lat',
          'radiusKm',
          'category',
          'cities',
          'openAt',
          'minRating',
          'hasPhoto',
          'hasWebsite',
          'verified',
          'priceLevel',
          'attributes',
          'verbatim',
        ]),
        value: z.string().describe('Which of several, else empty'),
        count: z.int().describe('How many results the search has without it'),
      }),
    )
    .describe('Everything that a search without results asked for')
    .exactOptional(),
  nearest: alternativeSchema.extend({ businesses: cardsSchema }).exactOptional(),
  asksPosition: z.literal(true).exactOptional(),
  unknownPlace: z.string().exactOptional(),
})

export const suggestQuerySchema = z.strictObject({
  q: z.string().max(100).default(''),
  lat: number.min(-90).max(90).optional(),
  lon: number.min(-180).max(180).optional(),
  limit: number.int().min(1).max(20).default(8),
  /** The text of the box for places: businesses near it come first, and trades are popular there. */
  location: z.string().max(MAX_TEXT).optional(),
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
  /** Trades at places, for a text that says both; `query` has the parameters of the search that finds them. */
  combinations: z.array(
    z.strictObject({
      trade: z.strictObject({ slug: z.string(), name: z.string() }),
      place: z.strictObject({ kind: placeKind, label: z.string(), citySlug: z.string().nullable() }),
      count: z.int(),
      query: z.strictObject({ category: z.string(), location: z.string() }),
    }),
  ),
  needs: z
    .array(
      z.strictObject({ name: z.string(), trade: z.strictObject({ slug: z.string(), name: z.string() }) }),
    )
    .describe(
      'What is needed, for a text that begins to say it, with the trade that a search for the name finds',
    )
    .exactOptional(),
  places: z
    .array(
      z.strictObject({
        kind: z.enum(['district', 'postal-code', 'postal-prefix', 'region']),
        label: z.string(),
      }),
    )
    .exactOptional(),
})
