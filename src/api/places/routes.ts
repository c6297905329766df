import { route } from '#api/http/route.ts'
import { checkPlace } from '#domain/place/check-place.ts'
import { placeCheckQuerySchema, placeCheckSchema } from './schema.ts'

/** What the gazetteer knows, for forms that ask for an address (an addition to the specification). */
export const placeRoutes = () => [
  route(
    'GET /api/places/check',
    {
      summary: 'Whether a postal code exists and belongs to a city, and what was probably meant',
      query: placeCheckQuerySchema,
      answer: placeCheckSchema,
      cacheSeconds: 300,
    },
    ({ query }) => checkPlace(query),
  ),
]
