import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AdminCallDeps } from '#api/admin/admin-calls.ts'
import { calls } from '#api/calls.ts'
import { sendUnreadable } from '#api/problem.ts'
import type { SiteSettings } from '#domain/settings.ts'
import { tileSource } from '#domain/tile-source.ts'
import { readContent } from '#gateways/content-files.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { directoryStats } from '#services/describe-directory.ts'
import type { Store } from '#store/store.ts'
import type { Config } from './config.ts'
import { registerDemonstrationPictures } from './demonstration-pictures.ts'
import { registerHealth } from './health.ts'
import { pageApi } from './page-api.ts'
import type { PageCache } from './page-cache.ts'
import { registerPages } from './pages.ts'
import { setSecurityHeaders } from './security-headers.ts'

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
}

/** A whole request, its body included, must be there by then; slower ones are attacks or dead lines. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
/** No public call takes a body; uploads set their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024
/** The longest address segment that can mean anything (a slug has at most 80 characters). */
const MAX_PARAMETER_LENGTH = 200

/** The whole site as one Fastify app, not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, index, settings, now } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    frameworkErrors: (_error, _request, reply) => {
      sendUnreadable(reply)
    },
  })
  setSecurityHeaders(app, config)
  const reading = { index, now, settings, content: await readContent() }
  registerHealth(app, { isReady: deps.isReady, stats: () => directoryStats(reading) })
  registerDemonstrationPictures(app)
  await app.register(calls, { ...reading, ...adminDeps(deps) })
  await app.register(registerPages, {
    api: language => pageApi(reading, language),
    site: () => ({
      title: settings().title,
      description: settings().description,
      origin: config.siteUrl,
      tiles: tileSource(settings()),
    }),
    now,
    dist: deps.dist,
    cache: deps.cache,
  })
  return app
}

function adminDeps({ config, store, index, settings, now, refresh, cache }: AppDeps): {
  readonly admin?: AdminCallDeps
} {
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
      hasRateLimits: config.hasRateLimits,
    },
  }
}
