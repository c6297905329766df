import type { Language } from '#domain/language.ts'
import type { Api } from '#web/server.ts'
import type { PageScope } from './page-cache.ts'

/** Clients that note what a page reads. */
export interface RecordedReads {
  readonly api: (language: Language) => Api
  /** What the page that was rendered with them shows. */
  scope(): PageScope
}

/** A page that asks for one business is that business's page; what else it names is beside it. */
const ONE_BUSINESS: ReadonlySet<string> = new Set([
  'GET /api/businesses/:id',
  'GET /api/businesses/slug/:city/:slug',
])

/** Passes every call on, and notes the businesses of the answers. @param apiIn the client of a language */
export function recordedReads(apiIn: (language: Language) => Api): RecordedReads {
  let isAboutOne = false
  const shown = new Set<number>()
  const note = (key: string, answer: unknown) => {
    if (ONE_BUSINESS.has(key)) isAboutOne = true
    for (const { id } of businessesIn(answer)) if (id !== undefined) shown.add(id)
  }
  const api = (language: Language): Api => {
    const call = apiIn(language)
    return async (key, ...input) => {
      const answer = await call(key, ...input)
      note(key, answer)
      return answer
    }
  }
  return { api, scope: () => (isAboutOne ? [...shown] : 'list') }
}

interface Named {
  readonly id?: number
}

/** One business, or a list of them. */
function businessesIn(answer: unknown): readonly Named[] {
  if (typeof answer !== 'object' || answer === null) return []
  return 'businesses' in answer && Array.isArray(answer.businesses) ? answer.businesses : [answer]
}
