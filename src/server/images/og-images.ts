import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isNotModified } from '#api/http/etag.ts'
import { answerWithProblems, sendProblem } from '#api/http/problem.ts'
import { RouteProblem } from '#api/http/route.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { DiskImageCache } from '#gateways/images/disk-image-cache.ts'
import type { OgCard } from '#gateways/og-images/og-card.ts'
import { DRAWING_VERSION } from '#gateways/og-images/og-drawing.ts'
import { type OgRenderer, openOgRenderer } from '#gateways/og-images/og-renderer.ts'
import { FOR_OTHER_SITES } from '#server/http/security-headers.ts'
import { showBusiness, showBusinessBySlug } from '#services/businesses/show-business.ts'
import { describeCity } from '#services/places/describe-city.ts'
import { directoryStats } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { idOf } from '#web/routing/match-path.ts'
import { COUNTRY_PATH, countryPoint } from '#web/server.ts'
import { businessCard, cityCard } from './og-cards.ts'
import { OgQueue } from './og-queue.ts'

export interface OgImageDeps extends ReadDeps {
  readonly settings: () => SiteSettings
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
  /** Drawn pictures are cached in its folder og/. */
  readonly dataDir: string
  readonly queue?: OgQueue
}

/** Social networks cache a picture for weeks anyway, and names change rarely. */
const AN_HOUR = 'public, max-age=3600'

const UNKNOWN = { kind: 'unknown' } as const

const cityQuery = languageQuerySchema.extend({ category: z.string().max(120).optional() })

/**
 * Pictures for links that are shared in networks and chats (Open Graph), 1200 x 630, as one Fastify plugin:
 * GET /api/og/business/{id} and /api/og/city/{city}?category=, each with ?language=. Unknown or hidden 404, removed 410.
 */
export async function ogImageRoutes(app: FastifyInstance, deps: OgImageDeps): Promise<void> {
  const folder = new DiskImageCache(join(deps.dataDir, 'og'), { now: deps.now })
  const queue = deps.queue ?? new OgQueue()
  let renderer: Promise<OgRenderer> | undefined
  app.setValidatorCompiler(validatorCompiler)
  answerWithProblems(app)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/og/business/:id',
    { schema: { params: z.object({ id: z.string() }), querystring: languageQuerySchema } },
    async (request, reply) => {
      const { language } = request.query
      const id = idOf(request.params.id)
      const lookup = id === null ? UNKNOWN : showBusiness(deps, id, language)
      if (lookup.kind === 'gone') return sendProblem(reply, new RouteProblem('business_gone'))
      if (lookup.kind === 'unknown') return sendProblem(reply, new RouteProblem('business_unknown'))
      if (lookup.kind === 'found') {
        return send(request, reply, businessCard(lookup.business, site(), language))
      }
      const [city = '', slug = ''] = lookup.urlSlug.split('/')
      const there = showBusinessBySlug(deps, city, slug, language)
      // Two redirects in a row would be a loop.
      if (there.kind !== 'found') return sendProblem(reply, new RouteProblem('business_unknown'))
      return reply.redirect(`/api/og/business/${there.business.id}?language=${language}`, 301)
    },
  )

  routes.get(
    '/api/og/city/:city',
    { schema: { params: z.object({ city: z.string().max(200) }), querystring: cityQuery } },
    (request, reply) => {
      const { language, category } = request.query
      const facts = describeCity(deps, { city: request.params.city, category, language })
      return send(request, reply, cityCard(facts, site(), language, directoryStats(deps).hasDemonstration))
    },
  )

  function site() {
    return { title: deps.settings().title, origin: deps.siteUrl() }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, card: OgCard): Promise<FastifyReply> {
    const name = hash('sha256', JSON.stringify([DRAWING_VERSION, card]), 'base64url').slice(0, 32)
    const etag = `"${name}"`
    reply.headers({ ...FOR_OTHER_SITES, 'cache-control': AN_HOUR, etag })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const picture = (await folder.get(name)) ?? (await queue.picture(name, () => drawn(name, card)))
    return reply.type('image/png').send(picture)
  }

  /** Opened with the first picture, and again after a failure. */
  function opened(): Promise<OgRenderer> {
    renderer ??= openOgRenderer({ outline: COUNTRY_PATH, pointOf: countryPoint }).catch((error: unknown) => {
      renderer = undefined
      throw error
    })
    return renderer
  }

  async function drawn(name: string, card: OgCard): Promise<Buffer> {
    const picture = await (await opened()).render(card)
    await folder.put(name, picture)
    return picture
  }
}
