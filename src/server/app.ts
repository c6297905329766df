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
import { type SearchLog, searchLog } from '#services/log-searches.ts'
import type { ReadDeps } from '#services/read-deps.ts'
import { shownIndex } from '#services/shown-index.ts'
import type { Store } from '#store/store.ts'
import type { Config } from './config.ts'
import { registerDemonstrationPictures } from './demonstration-pictures.ts'
import { type AnswerDirectly, directAnswers } from './direct-answers.ts'
import { registerHealth } from './health.ts'
import { heldYearAgo } from './held-counts.ts'
import { followSynonyms } from './held-synonyms.ts'
import { serverAnswering } from './http-server.ts'
import { images, openImages } from './images.ts'
import { keptCalls } from './kept-calls.ts'
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
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
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
  const { config, settings, now, cache } = deps
  // What lies ready is known only when everything else is; while the site stops, its own machinery hangs up.
  let answerDirectly: AnswerDirectly = () => false
  const limits = requestLimits()
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    ...limits,
    serverFactory: serverAnswering((request, response) => answerDirectly(request, response), limits),
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: (_error, _request, reply) => {
      sendUnreadable(reply)
    },
  })
  const headers = securityHeaders(config)
  setSecurityHeaders(app, headers)
  const pictures = await openImages(app, deps)
  const { yearAgo, log, countSearch } = await searchesOver(app, deps)
  const reading = {
    index: shownIndex(deps.index, settings, pictures.addresses),
    now,
    settings,
    indexableFrom: () => settings().indexableFrom,
    content: await readContent(),
    ...(yearAgo && { yearAgo }),
    ...(log && { noteSearch: log.note }),
  }
  const kept = keptCalls({
    index: reading.index,
    generation: () => cache.generation,
    now,
    noteAgain: ({ query, answer, language }) => log?.again(query, answer, language) ?? (() => {}),
  })
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
    onSearchAnswered: search => {
      kept.offer(search).catch(error => app.log.warn({ err: error }, 'an answer could not be kept'))
    },
  })
  await app.register(registerPages, {
    api: language => pageApi(reading, language),
    site: () => publicSite(settings(), config.siteUrl),
    code: heldPageCode(settings),
    ...(redirects !== undefined && { redirectOf: redirects.targetOf }),
    ...(forms !== undefined && { ticket: () => issueTicket(forms) }),
    now,
    dist: deps.dist,
    cache,
  })
  answerDirectly = directAnswers({
    page: (url, at) => cache.get(url, at),
    call: kept.get,
    headers,
    now,
    countSearch,
  })
  app.addHook('preClose', async () => {
    answerDirectly = () => false
  })
  return app
}

/** What the figures over time and searches need and give, where there is a truth to keep them in. */
async function searchesOver(
  app: FastifyInstance,
  { store, index, now, settings }: AppDeps,
): Promise<{ yearAgo?: ReadDeps['yearAgo']; log?: SearchLog; countSearch: () => void }> {
  if (store === undefined) return { countSearch: () => {} }
  const log = searchLog({ store, now, settings })
  const counter = searchCounter({ store, now })
  countSearches(app, counter, log)
  await followSynonyms(app, { store, index })
  return {
    yearAgo: await heldYearAgo(app, () => groupCountsYearAgo({ store, now })),
    log,
    countSearch: counter.count,
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
