import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { BlogArticle } from '#domain/content/document.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import type { Api, SearchParams } from '#web/api/api.ts'

/** Failure of a read in the words of the specification, section 7: '503: the answer's text'. */
export class ReadError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ReadError'
    this.status = status
  }
}

/**
 * The public calls over HTTP, for the browser. Every failing answer rejects with a ReadError.
 * @param spokenLanguage of everything answered; not sent for the default one, so that all clients share those answers
 */
export function browserApi(spokenLanguage: Language): Api {
  const spoken: { readonly language?: Language } =
    spokenLanguage === DEFAULT_LANGUAGE ? {} : { language: spokenLanguage }
  return {
    findBusinesses: params => read(`/api/businesses/search?${searchQuery({ ...params, ...spoken })}`),
    popularBusinesses: limit => read(`/api/businesses/popular?${queryOf({ limit, ...spoken })}`),
    stats: () => read('/api/businesses/stats'),
    business: id => lookUp(`/api/businesses/${id}?${queryOf(spoken)}`),
    businessesById: ids => read(`/api/businesses/list?${queryOf({ ids: ids.join(','), ...spoken })}`),
    businessBySlug: (city, slug) =>
      lookUp(
        `/api/businesses/slug/${encodeURIComponent(city)}/${encodeURIComponent(slug)}?${queryOf(spoken)}`,
      ),
    cities: () => read('/api/cities'),
    categories: () => read(`/api/categories?${queryOf(spoken)}`),
    cityFacts: (city, category, language) =>
      readKnown(`/api/cities/${encodeURIComponent(city)}?${queryOf({ category, language })}`),
    cityBusinesses: (city, list) =>
      readKnown(`/api/cities/${encodeURIComponent(city)}/businesses?${queryOf({ ...list, ...spoken })}`),
    categoryFacts: (category, language) =>
      readKnown(`/api/categories/${encodeURIComponent(category)}?${queryOf({ language })}`),
    categoryBusinesses: (category, list) =>
      readKnown(
        `/api/categories/${encodeURIComponent(category)}/businesses?${queryOf({ ...list, ...spoken })}`,
      ),
    document: (slug, language) => read(`/api/documents/${slug}?language=${language}`),
    articles: () => read('/api/blog'),
    article: slug => readArticle(`/api/blog/${encodeURIComponent(slug)}`),
    siteProfile: language => read(`/api/site?language=${language}`),
    ranking: () => read('/api/ranking'),
    checkPlace: ({ postalCode, city }) => read(`/api/places/check?${queryOf({ postalCode, city })}`),
  }
}

/** The query string of a search call; unset parts are left out, because calls refuse empty and unknown ones. */
export function searchQuery(params: SearchParams & { readonly language?: Language }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '' && value !== false) query.set(name, String(value))
  }
  return query.toString()
}

function queryOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

/** null where the server knows nothing under this address: 404, or 400 for what can be no name or page. */
async function readKnown<T>(path: string): Promise<T | null> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  return answer.status === 404 || answer.status === 400 ? null : parsed(answer)
}

async function lookUp(path: string): Promise<BusinessLookup> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (answer.status === 404 || answer.status === 400) return { kind: 'unknown' }
  if (answer.status === 410) return { kind: 'gone' }
  const business: PublicBusiness = await parsed(answer)
  return { kind: 'found', business }
}

async function readArticle(path: string): Promise<BlogArticle | null> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  return answer.status === 404 ? null : parsed(answer)
}

async function read<T>(path: string): Promise<T> {
  return parsed(await fetch(path, { credentials: 'same-origin' }))
}

/** The server is ours and its answers are checked against their schemas in its tests, so the type is taken on trust. */
async function parsed<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new ReadError(answer.status, (await answer.text()) || answer.statusText)
  return answer.json() as Promise<T>
}
