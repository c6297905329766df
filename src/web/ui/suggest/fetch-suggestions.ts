import { isRouteError } from '#api/client/route-error.ts'
import type { Suggestions } from '#domain/search/search.ts'
import type { Api } from '#web/api/api.ts'
import { isAway } from '#web/api/failure.ts'

interface SuggestionQuestion {
  /** As typed; empty for the most frequent trades. */
  readonly q: string
  readonly limit: number
  /** The text of the field for places, for suggestions near it. */
  readonly location?: string
  /** Places alone. */
  readonly kind?: 'place'
  readonly lat?: number
  readonly lon?: number
}

/** Longer texts are refused by the route, and nothing begins with them. */
const MAX_TEXT = 100

/** Asks for suggestions; null when the next letter overtook it or it did not succeed: then nothing is suggested. */
export async function fetchSuggestions(
  api: Api,
  { q, ...rest }: SuggestionQuestion,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  try {
    return await api('GET /api/suggest', { query: { q: q.slice(0, MAX_TEXT), ...rest }, signal })
  } catch (error) {
    // Overtaken, no network, or refused: a box without suggestions searches as ever.
    if (isRouteError(error) || isAway(error)) return null
    throw error
  }
}
