import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Registry } from 'prom-client'
import { type FormRouteDeps, formRoutes } from '#api/form-routes.ts'
import type { AdminRouteDeps } from '#api/http/admin-route.ts'
import { formLimits } from '#api/http/form-guard.ts'
import { sendUnreadable } from '#api/http/problem.ts'
import { publicRoutes } from '#api/public-routes.ts'
import { apiRoutes } from '#api/routes.ts'
import { memoize } from '#domain/cache/bounded-cache.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { readContent } from '#gateways/content/content-files.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import type { OpenHttpClient } from '#gateways/http/http-clients.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { Overview } from '#services/businesses/overview.ts'
import { currentCategoryRules } from '#services/categories/change-category.ts'
import { searchCounter } from '#services/metrics/count-searches.ts'
import { groupCountsYearAgo } from '#services/metrics/list-metrics.ts'
import { erasedAddressHashes, isErasedAddress } from '#services/privacy/erased-addresses.ts'
import { directoryStats } from '#services/search/describe-directory.ts'
import { publicIndex } from '#services/search/public-index.ts'
import { searchLog } from '#services/search/search-log.ts'
import { applySynonyms } from '#services/search/synonyms.ts'
import { type ServerSettings, sendsMail, serverSettings } from '#services/settings/server-settings.ts'
import type { Store } from '#store/store.ts'
import type { Api } from '#web/server.ts'
import { type AnswerFromCache, cachedAnswers, serverFactory } from './cache/cached-answers.ts'
import { type CachedValue, cachedValue } from './cache/cached-value.ts'
import type { PageCache } from './cache/page-cache.ts'
import { searchCache } from './cache/search-cache.ts'
import type { Config } from './config.ts'
import { countSearches } from './http/count-searches.ts'
import { type ProcessMetrics, registerHealth } from './http/health.ts'
import { type CachedRedirects, cachedRedirects } from './http/redirects.ts'
import { requestLimits } from './http/request-limits.ts'
import { registerRobots } from './http/robots.ts'
import { REQUEST_ID, securityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { registerSecurityTxt } from './http/security-txt.ts'
import { setTokenHeaders } from './http/token-address.ts'
import { registerDemoPictures } from './images/demo-pictures.ts'
import { ogImageRoutes } from './images/og-images.ts'
import { openPhotos, photoRoutes } from './images/photos.ts'
import { serveOwnMap } from './maps/own-map.ts'
import { registerServeIndex } from './nodes/serve-index.ts'
import { localClient } from './rendering/local-client.ts'
import { cachedPageCode } from './rendering/page-code.ts'
import { registerPages, type ShowPage } from './rendering/pages.ts'
import { publicSite } from './rendering/public-site.ts'
import { sitemapRoutes } from './sitemaps/sitemaps.ts'

export interface AppDeps extends FilesDeps {
  readonly config: Config
  readonly store: Store
  readonly overview: Overview
  readonly index: DirectoryIndex
  readonly settings: () => SiteSettings
  readonly isReady: () => boolean
  /** Whether the process for jobs runs; always by default. */
  readonly runsJobs?: () => boolean
  /** Where this process counts its requests; one of its own by default. */
  readonly registry?: Registry
  /** The metrics of other processes that answer on the same port. */
  readonly otherMetrics?: () => Promise<readonly ProcessMetrics[]>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Folder of the built pages. */
  readonly dist: string
  /** Cleared by whoever learns of a change. */
  readonly cache: PageCache
  readonly log: FastifyBaseLogger
  /** Reads the settings again at once. */
  readonly refresh?: () => Promise<void>
  /** The folder of the index, which other nodes may copy; undefined where there are none. */
  readonly copiedIndexDir?: string | undefined
  /** Opens the HTTP client; left out where no photos are to be fetched. */
  readonly openHttp?: OpenHttpClient
}

/** Compressing the build's files takes some seconds on a busy machine; only an error takes this long. */
const PLUGIN_TIMEOUT_MS = 120_000
/** Forms are smaller; uploads set their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024
/** The longest address segment that can mean anything (a slug has at most 80 characters). */
const MAX_PARAMETER_LENGTH = 200

/** The whole site as one Fastify app, not listening yet. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const { config, store, now, cache } = given
  // The caches are known only when all routes are; while the site stops, Fastify refuses requests itself.
  let answerFromCache: AnswerFromCache = () => false
  let showUnreadable: ShowPage | undefined
  const limits = requestLimits()
  const server = await cachedSetting(given, 'server settings', () => serverSettings(store, config.server))
  const siteUrl = () => server.current().siteUrl
  const { hasHttpsSubdomains } = config
  const headers = () => securityHeaders({ siteUrl: siteUrl(), hasHttpsSubdomains })
  const app = Fastify({
    loggerInstance: given.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    ...limits,
    serverFactory: serverFactory((request, response) => answerFromCache(request, response), limits),
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Fastify calls no hook for them, so they get their headers here.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers()).header(REQUEST_ID, request.id)
      if (showUnreadable !== undefined && isForPerson(request)) void showUnreadable(request, reply)
      else sendUnreadable(reply)
    },
  })
  const categories = await cachedSetting(given, 'rules of categories', () => currentCategoryRules({ store }))
  const erased = await cachedSetting(given, 'addresses of erased businesses', () =>
    erasedAddressHashes({ store }),
  )
  app.addHook('onClose', async () => {
    for (const value of [server, categories, erased]) value.stop()
  })
  setSecurityHeaders(app, headers)
  setTokenHeaders(app)
  const settings = await serveOwnMap(app, given)
  const deps = { ...given, settings }
  const pictures = await openPhotos(app, { ...deps, siteUrl })
  const { yearAgo, log, countSearch } = await searchesOver(app, deps)
  const readDeps = {
    index: publicIndex(deps.index, settings, pictures.addresses, urlSlug =>
      isErasedAddress(store, erased.current(), urlSlug),
    ),
    now,
    settings,
    indexableFrom: () => settings().indexableFrom,
    categories: categories.current,
    content: await readContent(),
    hasMailServer: () => sendsMail(server.current()),
    yearAgo,
    noteSearch: log.note,
  }
  const searches = searchCache({
    index: readDeps.index,
    generation: () => cache.generation,
    now,
    repeatLogger: ({ query, answer, language }) => log.repeatLogger(query, answer, language),
  })
  const { countCached } = registerHealth(app, {
    isReady: deps.isReady,
    runsJobs: deps.runsJobs ?? (() => true),
    stats: () => directoryStats(readDeps),
    registry: deps.registry ?? new Registry(),
    ...(deps.otherMetrics && { otherMetrics: deps.otherMetrics }),
  })
  const { copiedIndexDir } = deps
  if (copiedIndexDir !== undefined) registerServeIndex(app, { indexDir: copiedIndexDir, key: store.key, now })
  registerDemoPictures(app)
  registerRobots(app, siteUrl)
  registerSecurityTxt(app, { settings, siteUrl, now })
  await app.register(sitemapRoutes, { ...readDeps, siteUrl })
  await app.register(ogImageRoutes, { ...readDeps, siteUrl, dataDir: config.dataDir })
  await app.register(photoRoutes, { index: deps.index, settings, now, ...pictures })
  const forms = await formDeps(app, deps, server)
  const redirects = await cachedRedirects(app, store)
  await app.register(apiRoutes, {
    ...readDeps,
    admin: adminDeps(deps, { server, redirects, categories }),
    forms,
    onSearchAnswered: search => {
      searches
        .cacheIfRepeated(search)
        .catch(error => app.log.warn({ err: error }, 'an answer could not be cached'))
    },
  })
  const siteRoutes = [...publicRoutes(readDeps), ...formRoutes(forms)]
  await app.register(registerPages, {
    api: memoize<Language, Api>(language => localClient(siteRoutes, language), {
      most: 2 * LANGUAGES.length,
    }),
    site: () => publicSite(settings(), server.current()),
    code: cachedPageCode(settings),
    redirectOf: redirects.targetOf,
    forms: { routes: formRoutes(forms), limits: forms.limits },
    onUnreadable: show => {
      showUnreadable = show
    },
    now,
    dist: deps.dist,
    cache,
  })
  answerFromCache = cachedAnswers({
    page: (url, at) => cache.get(url, at),
    search: searches.get,
    headers,
    now,
    countSearch,
    onAnswered: countCached,
  })
  app.addHook('preClose', async () => {
    answerFromCache = () => false
  })
  return app
}

/** Whether a browser asks for a page, not a program for data. */
function isForPerson({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

/** Something that the operator sets; a change of it is visible at once. */
function cachedSetting<Value>(
  { store, cache, log }: AppDeps,
  name: string,
  read: () => Promise<Value>,
): Promise<CachedValue<Value>> {
  return cachedValue(read, {
    name,
    log,
    wake: store.wakeOn('settings'),
    onChanged: () => cache.clear(),
  })
}

/** The log, the counter and the synonyms of searches, and the counts of a year ago. */
async function searchesOver(app: FastifyInstance, { store, index, now, settings }: AppDeps) {
  const log = searchLog({ store, now, settings })
  const counter = searchCounter({ store, now })
  countSearches(app, counter, log)
  const synonyms = await cachedValue<number>(version => applySynonyms({ store, index }, version), {
    name: 'synonyms',
    log: app.log,
    wake: store.wakeOn('settings'),
  })
  const yearAgo = await cachedValue(() => groupCountsYearAgo({ store, now }), {
    name: 'counts of a year ago',
    log: app.log,
    everyMs: HOUR_MS,
  })
  app.addHook('onClose', async () => {
    synonyms.stop()
    yearAgo.stop()
  })
  return {
    yearAgo: yearAgo.current,
    log,
    countSearch: counter.count,
  }
}

/** What the public forms need. */
async function formDeps(
  app: FastifyInstance,
  { config, store, files, index, settings, now }: AppDeps,
  { current }: Pick<CachedValue<ServerSettings>, 'current'>,
): Promise<FormRouteDeps> {
  return {
    store,
    index,
    settings,
    siteUrl: () => current().siteUrl,
    hasMailServer: () => sendsMail(current()),
    files,
    now,
    ticketKey: store.key.derive('form-ticket'),
    limits: await formLimits(app, { store, now, hasRateLimits: config.hasRateLimits }),
  }
}

function adminDeps(
  { config, store, overview, files, index, settings, now, refresh, cache, runsJobs }: AppDeps,
  {
    server,
    redirects,
    categories,
  }: {
    readonly server: CachedValue<ServerSettings>
    readonly redirects: CachedRedirects
    readonly categories: CachedValue<CategoryRules>
  },
): AdminRouteDeps {
  return {
    store,
    overview,
    files,
    index,
    dataDir: config.dataDir,
    now,
    settings,
    refresh: async () => {
      await refresh?.()
      cache.clear()
    },
    refreshRedirects: redirects.refresh,
    refreshCategories: categories.refresh,
    hasRateLimits: config.hasRateLimits,
    uploadLimitBytes: config.uploadLimitBytes,
    encryptsBackups: config.backupPassphrase !== undefined,
    siteUrl: () => server.current().siteUrl,
    hasMailServer: () => sendsMail(server.current()),
    mailer: () => {
      const { mailServer } = server.current()
      return mailServer && smtpMailer(mailServer)
    },
    environment: config.server,
    ...(runsJobs !== undefined && { runsJobs }),
    refreshServer: server.refresh,
  }
}
