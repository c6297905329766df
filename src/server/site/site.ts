import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { openOverviewIndex } from '#search/overview/overview-index.ts'
import { buildApp } from '#server/app.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { Config, DataFolder } from '#server/config.ts'
import type { ProcessMetrics } from '#server/http/health.ts'
import { takeWaitingConnections } from '#server/http/take-waiting-connections.ts'
import { PHOTO_HTTP_LIMITS } from '#server/images/photos.ts'
import type { WorkerState } from '#server/worker/worker-process.ts'
import { openOverview } from '#services/businesses/overview.ts'
import { pause } from '#services/concurrency/repeat.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { isIndexCurrent } from '#services/search/follow-changes.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import type { Store } from '#store/store.ts'

export interface SiteStart {
  readonly config: Config
  readonly folder: DataFolder
  /** Closed when the site stops. */
  readonly store: Store
  /** Folder of the built pages. */
  readonly dist: string
  readonly log: Logger
  /** Follows the changes that the worker tells of. */
  readonly cache: PageCache
  readonly workerState: () => WorkerState
  /** Where several processes answer on one port. */
  readonly beside?: {
    /** The metrics of the other processes. */
    readonly metrics: () => Promise<readonly ProcessMetrics[]>
  }
}

export interface Site {
  /** 'http://127.0.0.1:3000' */
  readonly address: string
  /** Of this process. */
  metrics(): Promise<ProcessMetrics>
  /** Answers what was asked, and closes the store. */
  stop(): Promise<void>
}

/** So long a node is still there after it said that it is about to go: whatever divides visitors among nodes asks oftener. */
const LEAVING_MS = 1_500

/** Serves the site in this process. Throws what listening throws. */
export async function startSite(start: SiteStart): Promise<Site> {
  const { config, folder, store, dist, log, cache, workerState, beside } = start
  const settings = await cachedValue(() => siteSettings(store), {
    name: 'settings',
    log,
    wake: store.wakeOn('settings'),
    onChanged: () => cache.clear(),
  })
  /** As after most starts; else the worker says when it is. */
  let wasCurrent = false
  const isCurrent = () => wasCurrent || workerState().isCurrent
  const index = openDirectoryIndex(folder.index, {
    isWarmed: true,
    // At the first start the demonstration is being made, and after a restoration the index.
    isAwaited: () => !isCurrent(),
    // Answers that were kept while it was opened are of the index before.
    onReplaced: () => cache.clear(),
  })
  const overviewIndex = openOverviewIndex(folder.index)
  wasCurrent = await isIndexCurrent({ store, index })
  let isLeaving = false
  const registry = new Registry()
  // Of the process, not of the app: what observes it goes on until it ends.
  collectDefaultMetrics({ register: registry })
  const app = await buildApp({
    config,
    index,
    settings: settings.current,
    isReady: () => !isLeaving && isCurrent(),
    runsJobs: () => workerState().isRunning,
    registry,
    ...(beside !== undefined && { otherMetrics: beside.metrics }),
    now: Date.now,
    dist,
    cache,
    log,
    store,
    files: openSiteFiles({ store, dataDir: folder.path }),
    overview: openOverview({ store, index: overviewIndex }),
    refresh: settings.refresh,
    copiedIndexDir: folder.databaseUrl === undefined ? undefined : folder.index,
    openHttp: httpClientFactory({ limits: PHOTO_HTTP_LIMITS }),
  })
  const address = await app.listen({
    port: config.port,
    host: config.host,
    ...(beside !== undefined && { reusePort: true }),
  })
  return {
    address,
    metrics: () => registry.getMetricsAsJSON(),
    async stop() {
      isLeaving = true
      // A site with a database of its own has one node; nobody could take its visitors over.
      if (folder.databaseUrl !== undefined) await pause(LEAVING_MS)
      settings.stop()
      await takeWaitingConnections(app.server)
      await app.close()
      index.close()
      await overviewIndex.close()
      await store.close()
    },
  }
}
