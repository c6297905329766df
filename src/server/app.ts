import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AdminCallDeps } from '#api/admin/admin-calls.ts'
import { calls } from '#api/calls.ts'
import type { FormCallDeps } from '#api/forms.ts'
import { sendUnreadable } from '#api/problem.ts'
import type { SiteSettings } from '#domain/settings.ts'
import { readContent } from '#gateways/content-files.ts'
import type { OpenHttp } from '#gateways/http/doors.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { searchCounter } from '#services/count-searches.ts'
import { directoryStats } from '#services/describe-directory.ts'
import { issueTicket } from '#services/form-ticket.ts'
import { formTicketKey } from '#services/form-ticket-key.ts'
import { groupCountsYearAgo } from '#services/list-figures.ts'
import { searchLog } from '#services/log-searches.ts'
import type { ReadDeps } from '#services/read-deps.ts'
import { shownIndex } from '#services/shown-index.ts'
import type { Store } from '#store/store.ts'
import type { Config } from './config.ts'
import { registerDemonstrationPictures } from './demonstration-pictures.ts'
import { registerHealth } from './health.ts'
import { heldYearAgo } from './held-counts.ts'
import { followSynonyms } from './held-synonyms.ts'
import { images, openImages } from './images.ts'
import { ogImages } from './og-images.ts'
import { pageApi } from './page-api.ts'
import type { PageCache } from './page-cache.ts'
import { heldPageCode } from './page-code.ts'
import { registerPages } from './pages.ts'
import { publicSite } from './public-site.ts'
import { type HeldRedirects, heldRedirects } from './redirects.ts'
import { requestLimits } from './request-limits.ts'
import { registerRobots } from './robots.ts'
import { countSearches } from './search-count.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { sitemaps } from './sitemaps.ts'

export interface AppDeps {
  readonly config: Config
  readonly index: DirectoryIndex
  readonly settings: () => SiteSettings
  readonly isReady: () => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Folder of the built pages. */
  readonly dist: string
  /** Emptied by whoever learns of a change. */
  readonly cache: PageCache
  readonly log: FastifyBaseLogger
  /** The truth; left out where no administrator's area is served. */
  readonly store?: Store
  /** Reads the settings again at once. */
  readonly refresh?: () => Promise<void>
  /** Opens the only door to the web; left out where no photos are to be fetched. */
  readonly openHttp?: OpenHttp
}

/** Compressing the build's files once takes some seconds on a busy machine; only a fault takes this long. */
const PLUGIN_TIMEOUT_MS = 120_000
/** No public call takes a body; uploads set their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024
/** The longest address segment that can mean anything (a slug has at most 80 characters). */
const MAX_PARAMETER_LENGTH = 200

/** The whole site as one Fastify app, not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, settings, now } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    ...requestLimits(),
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: (_error, _request, reply) => {
      sendUnreadable(reply)
    },
  })
  setSecurityHeaders(app, config)
  const pictures = await openImages(app, deps)
  const reading = {
    index: shownIndex(deps.index, settings, pictures.addresses),
    now,
    settings,
    indexableFrom: () => settings().indexableFrom,
    content: await readContent(),
    ...(await searchesOver(app, deps)),
  }
  registerHealth(app, { isReady: deps.isReady, stats: () => directoryStats(reading) })
  registerDemonstrationPictures(app)
  registerRobots(app, config.siteUrl)
  await app.register(sitemaps, { ...reading, siteUrl: config.siteUrl })
  await app.register(ogImages, { ...reading, siteUrl: config.siteUrl, dataDir: config.dataDir })
  await app.register(images, { index: deps.index, settings, now, ...pictures })
  const forms = await formDeps(deps)
  const redirects = deps.store === undefined ? undefined : await heldRedirects(app, deps.store)
  await app.register(calls, {
    ...reading,
    ...adminDeps(deps, redirects),
    ...(forms !== undefined && { forms }),
  })
  await app.register(registerPages, {
    api: language => pageApi(reading, language),
    site: () => publicSite(settings(), config.siteUrl),
    code: heldPageCode(settings),
    ...(redirects !== undefined && { redirectOf: redirects.targetOf }),
    ...(forms !== undefined && { ticket: () => issueTicket(forms) }),
    now,
    dist: deps.dist,
    cache: deps.cache,
  })
  return app
}

/** What the figures over time and searches need and give, where there is a truth to keep them in. */
async function searchesOver(
  app: FastifyInstance,
  { store, index, now, settings }: AppDeps,
): Promise<Pick<ReadDeps, 'yearAgo' | 'noteSearch'>> {
  if (store === undefined) return {}
  const log = searchLog({ store, now, settings })
  countSearches(app, searchCounter({ store, now }), log)
  await followSynonyms(app, { store, index })
  return {
    yearAgo: await heldYearAgo(app, () => groupCountsYearAgo({ store, now })),
    noteSearch: log.note,
  }
}

/** What the public forms need, where there is a truth to keep them in. */
async function formDeps({ config, store, index, settings, now }: AppDeps): Promise<FormCallDeps | undefined> {
  if (store === undefined) return undefined
  return {
    store,
    index,
    settings,
    siteUrl: config.siteUrl,
    dataDir: config.dataDir,
    now,
    ticketKey: await formTicketKey(store),
    hasRateLimits: config.hasRateLimits,
  }
}

function adminDeps(
  { config, store, index, settings, now, refresh, cache }: AppDeps,
  redirects: HeldRedirects | undefined,
): { readonly admin?: AdminCallDeps } {
  if (store === undefined) return {}
  return {
    admin: {
      store,
      index,
      dataDir: config.dataDir,
      now,
      settings,
      refresh: async () => {
        await refresh?.()
        cache.clear()
      },
      refreshRedirects: async () => redirects?.refresh(),
      hasRateLimits: config.hasRateLimits,
      siteUrl: config.siteUrl,
      hasMailServer: config.mailServer !== undefined,
    },
  }
}
