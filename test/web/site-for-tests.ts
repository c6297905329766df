import Fastify, { type FastifyInstance } from 'fastify'
import type { DocumentSlug } from '#domain/content/document.ts'
import type { Language } from '#domain/language.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import type { TileSource } from '#domain/settings/tile-source.ts'
import type { PageCode } from '#server/rendering/page-code.ts'
import { registerPages } from '#server/rendering/pages.ts'
import { builtPages } from '#test/built-pages.ts'
import { fakeApi, NOW, suggestionsFor } from '#test/web/fake-api.ts'
import type { Api } from '#web/api/api.ts'
import type { searchQuery } from '#web/api/browser-api.ts'
import type { CategorySort } from '#web/routing/list-params.ts'
import type { PublicSite } from '#web/site.ts'

/** The pages over a directory in memory, with the JSON calls that they make in the browser. Not listening yet. */
export async function siteForTests(
  given: Api | ((language: Language) => Api) = fakeApi(),
  now: () => number = () => NOW,
  tiles: TileSource | null = TILES,
  code: () => PageCode | null = () => null,
  changes: Partial<PublicSite> = {},
): Promise<FastifyInstance> {
  const apiIn = typeof given === 'function' ? given : () => given
  const api = typeof given === 'function' ? fakeApi() : given
  // The build's files are packed at the start: on busy cores that takes longer than Fastify's own limit of 10 s.
  const app = Fastify({ pluginTimeout: 60_000 })
  app.get('/vorfuehrung/:file', (_request, reply) => reply.type('image/svg+xml').send(PICTURE))
  app.get<{ Querystring: Record<string, string> }>('/api/businesses/search', ({ query }) => {
    const { limit = '24', offset = '0', radiusKm, lat, lon, minRating, openNow, ...rest } = query
    return api.findBusinesses({
      ...rest,
      limit: Number(limit),
      offset: Number(offset),
      ...(radiusKm !== undefined && { radiusKm: Number(radiusKm) }),
      ...(lat !== undefined && { lat: Number(lat) }),
      ...(lon !== undefined && { lon: Number(lon) }),
      ...(minRating !== undefined && { minRating: Number(minRating) }),
      ...(openNow !== undefined && { openNow: true }),
    } as Parameters<typeof searchQuery>[0])
  })
  app.get<{ Querystring: { limit?: string } }>('/api/businesses/popular', ({ query }) =>
    api.popularBusinesses(Number(query.limit ?? 6)),
  )
  app.get<{ Querystring: { ids: string } }>('/api/businesses/list', ({ query }) =>
    api.businessesById(query.ids.split(',').map(Number)),
  )
  app.get('/api/businesses/stats', () => api.stats())
  app.get('/api/cities', () => api.cities())
  app.get('/api/categories', () => api.categories())
  app.get<ListCall>('/api/cities/:name', async ({ params, query }, reply) => {
    const { category = null, language = 'de' } = query
    return (await api.cityFacts(params.name, category, language)) ?? reply.code(404).send({ status: 404 })
  })
  app.get<ListCall>('/api/cities/:name/businesses', async ({ params, query }, reply) => {
    const { category = null, page = '1' } = query
    const answer = await api.cityBusinesses(params.name, { category, page: Number(page) })
    return answer ?? reply.code(404).send({ status: 404 })
  })
  app.get<ListCall>('/api/categories/:name', async ({ params, query }, reply) => {
    const answer = await api.categoryFacts(params.name, query.language ?? 'de')
    return answer ?? reply.code(404).send({ status: 404 })
  })
  app.get<ListCall>('/api/categories/:name/businesses', async ({ params, query }, reply) => {
    const { page = '1', sortBy = 'rating' } = query
    const answer = await api.categoryBusinesses(params.name, { page: Number(page), sortBy })
    return answer ?? reply.code(404).send({ status: 404 })
  })
  app.get<{ Params: { slug: DocumentSlug }; Querystring: { language: Language } }>(
    '/api/documents/:slug',
    ({ params, query }) => api.document(params.slug, query.language),
  )
  app.get<{ Querystring: { q: string; kind?: string } }>('/api/suggest', ({ query }) =>
    suggestionsFor(query.q, query.kind === 'place'),
  )
  app.get('/api/blog', () => api.articles())
  app.get<{ Params: { slug: string } }>(
    '/api/blog/:slug',
    async ({ params }, reply) => (await api.article(params.slug)) ?? reply.code(404).send({ status: 404 }),
  )
  app.get<{ Querystring: { language: Language } }>('/api/site', ({ query }) =>
    api.siteProfile(query.language),
  )
  app.get('/api/ranking', () => api.ranking())
  app.get<{ Querystring: { postalCode: string; city?: string } }>('/api/places/check', ({ query }) =>
    api.checkPlace({ postalCode: query.postalCode, city: query.city ?? '' }),
  )
  app.get<{ Params: { city: string; slug: string } }>(
    '/api/businesses/slug/:city/:slug',
    async (request, reply) => {
      const found = await api.businessBySlug(request.params.city, request.params.slug)
      if (found.kind === 'found') return found.business
      return reply.code(found.kind === 'gone' ? 410 : 404).send({ status: 404 })
    },
  )
  const site = {
    title: 'Umkreis',
    description: '',
    origin: 'https://umkreis.example',
    tiles,
    showsPhotos: true,
    showsRatings: true,
    fallback: FALLBACK_STATS,
    ...changes,
  }
  await app.register(registerPages, { api: apiIn, site: () => site, code, now, dist: await builtPages() })
  return app
}

/** The calls about one city or category. */
interface ListCall {
  Params: { name: string }
  Querystring: { category?: string; language?: Language; page?: string; sortBy?: CategorySort }
}

/** A map service that nobody reaches: whoever asks it is noticed. */
const TILES: TileSource = {
  url: 'https://{s}.karten.example/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap-Mitwirkende',
}

/** Stands for a photo: a house front. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#b4c5cb" d="M0 0h160v120H0z"/>' +
  '<path fill="#a08f7f" d="M18 10h124v92H18z"/><path fill="#2b4048" d="M18 42h124v14H18z"/>' +
  '<path fill="#e6cb96" d="M28 60h56v34H28z"/><path fill="#35444a" d="M94 58h22v44H94z"/>' +
  '<path fill="#7c8380" d="M0 102h160v18H0z"/></svg>'
