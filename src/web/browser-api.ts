import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { BusinessLookup } from '#domain/search.ts'
import type { Api, SearchParams } from '#web/api.ts'

/** Failure of a read in the words of the specification, section 7: '503: the answer's text'. */
export class ReadError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ReadError'
    this.status = status
  }
}

/** The public calls over HTTP, for the browser. Every failing answer rejects with a ReadError. */
export const browserApi: Api = {
  findBusinesses: params => read(`/api/businesses/search?${searchQuery(params)}`),
  popularBusinesses: limit => read(`/api/businesses/popular?limit=${limit}`),
  stats: () => read('/api/businesses/stats'),
  business: id => lookUp(`/api/businesses/${id}`),
  businessBySlug: (city, slug) =>
    lookUp(`/api/businesses/slug/${encodeURIComponent(city)}/${encodeURIComponent(slug)}`),
  cities: () => read('/api/cities'),
  categories: () => read('/api/categories'),
}

/** The query string of a search call; unset parts are left out, because calls refuse empty and unknown ones. */
export function searchQuery(params: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '' && value !== false) query.set(name, String(value))
  }
  return query.toString()
}

async function lookUp(path: string): Promise<BusinessLookup> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (answer.status === 404 || answer.status === 400) return { kind: 'unknown' }
  if (answer.status === 410) return { kind: 'gone' }
  const business: PublicBusiness = await parsed(answer)
  return { kind: 'found', business }
}

async function read<T>(path: string): Promise<T> {
  return parsed(await fetch(path, { credentials: 'same-origin' }))
}

/** The server is ours and its answers are checked against their schemas in its tests, so the type is taken on trust. */
async function parsed<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new ReadError(answer.status, (await answer.text()) || answer.statusText)
  return answer.json() as Promise<T>
}
