import { pino } from 'pino'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { unreadableSecondFactors } from '#services/accounts/totp-secret.ts'
import { isIndexCurrent } from '#services/search/follow-changes.ts'
import { serverSettings } from '#services/settings/server-settings.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { announceFirstAccount } from './announce-first-account.ts'
import { buildApp } from './app.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { cachedValue } from './cache/cached-value.ts'
import { changeFollower } from './cache/follow-changes.ts'
import { PageCache } from './cache/page-cache.ts'
import { openDataFolder, readConfig } from './config.ts'
import { takeWaitingConnections } from './http/take-waiting-connections.ts'
import { PHOTO_HTTP_LIMITS } from './images/photos.ts'
import { openStoreOrEnd } from './open-store.ts'
import { startWorkerProcess } from './worker/worker-process.ts'

/** Requests under way get this long to finish when the process is told to stop. */
const STOP_MS = 10_000

const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const folder = openDataFolder(config)
const dist = await ensureBuilt()

const store = await openStoreOrEnd({ dataDir: folder.path, leavesCheckpoints: true, key: folder.key })
const { siteUrl } = await serverSettings(store, config.server)
await announceFirstAccount({ store, ...config, siteUrl, say: text => process.stdout.write(text) })
const unreadable = await unreadableSecondFactors({ store })
if (unreadable.length > 0)
  log.error(
    { accounts: unreadable },
    'SECRET_KEY or secret.key is another one than before: nobody can log in to these accounts, because their second ' +
      'factor cannot be read. Restore the key, or run: npm run admin:password -- NAME --disable-2fa',
  )
const cache = new PageCache()
const settings = await cachedValue(() => siteSettings(store), {
  name: 'settings',
  log,
  onChanged: () => cache.clear(),
})
const index = openDirectoryIndex(folder.index, { isWarmed: true })
const worker = startWorkerProcess(
  {
    dataDir: folder.path,
    indexDir: folder.index,
    secretKey: config.secretKey,
    backupPassphrase: config.backupPassphrase,
    demo: config.demo,
    server: config.server,
    uploadLimitBytes: config.uploadLimitBytes,
  },
  { log, onChanged: changeFollower(cache) },
)
/** As after most starts; else the worker says when it is. */
const wasCurrent = await isIndexCurrent({ store, index })
const app = await buildApp({
  config,
  index,
  settings: settings.current,
  isReady: () => wasCurrent || worker.isCurrent(),
  runsJobs: worker.isRunning,
  now: Date.now,
  dist,
  cache,
  log,
  store,
  refresh: settings.refresh,
  openHttp: httpClientFactory({ limits: PHOTO_HTTP_LIMITS }),
})

const address = await app.listen({ port: config.port, host: config.host })
log.info(`Umkreis: ${address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

async function closeApp(): Promise<void> {
  await takeWaitingConnections(app.server)
  await app.close()
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  settings.stop()
  await Promise.all([closeApp(), worker.stop()])
  index.close()
  await store.close()
}
