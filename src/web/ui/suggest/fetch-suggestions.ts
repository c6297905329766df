import type { Language } from '#domain/language.ts'
import type { Suggestions } from '#domain/search/search.ts'

interface SuggestionQuestion {
  /** As typed, not empty. */
  readonly q: string
  readonly limit: number
  /** Places alone. */
  readonly kind?: 'place'
  readonly lat?: number
  readonly lon?: number
  readonly language: Language
}

/** Longer texts are refused by the call, and nothing begins with them. */
const MAX_TEXT = 100

/** GET /api/suggest; null when it was overtaken by the next letter or did not succeed: then nothing is suggested. */
export async function fetchSuggestions(
  question: SuggestionQuestion,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  const { q, ...rest } = question
  const query = new URLSearchParams({ q: q.slice(0, MAX_TEXT) })
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value))
  try {
    const answer = await fetch(`/api/suggest?${query}`, { signal, credentials: 'same-origin' })
    return answer.ok ? ((await answer.json()) as Suggestions) : null
  } catch (error) {
    // Aborted, or no network: a box without suggestions searches as ever.
    if (error instanceof DOMException || error instanceof TypeError) return null
    throw error
  }
}
