import { pino } from 'pino'
import { openDoors } from '#gateways/http/doors.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { siteSettings } from '#services/site-settings.ts'
import { openStore } from '#store/store.ts'
import { buildApp } from './app.ts'
import { ensureBuilt } from './build.ts'
import { readConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { announceFirstAccount } from './first-account.ts'
import { heldSettings } from './held-settings.ts'
import { PHOTO_LIMITS } from './images.ts'
import { PageCache } from './page-cache.ts'
import { startWorkerThread } from './worker-thread.ts'

/** Requests under way get this long to finish when the process is told to stop. */
const STOP_MS = 10_000

const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const folder = openDataFolder(config.dataDir)
const dist = await ensureBuilt()

const store = await openStore({ dataDir: folder.path, thread: 'main' })
await announceFirstAccount({ store, ...config, say: text => process.stdout.write(text) })
const cache = new PageCache()
/** The index's reader looks for a new index a few times a second; a page made in between is still an old one. */
const READER_NOTICES_MS = 300
const onChanged = () => {
  cache.clear()
  setTimeout(() => cache.clear(), READER_NOTICES_MS).unref()
}
const settings = await heldSettings(() => siteSettings(store), { log, onChanged })
const index = openDirectoryIndex(folder.index, { isWarmed: true })
const worker = startWorkerThread(
  {
    dataDir: folder.path,
    indexDir: folder.index,
    demo: config.demo,
    siteUrl: config.siteUrl,
    mailServer: config.mailServer,
  },
  { log, onChanged },
)
const app = await buildApp({
  config,
  index,
  settings: settings.current,
  isReady: worker.isCurrent,
  now: Date.now,
  dist,
  cache,
  log,
  store,
  refresh: settings.refresh,
  openHttp: openDoors({ limits: PHOTO_LIMITS }),
})

const address = await app.listen({ port: config.port, host: config.host })
log.info(`Umkreis: ${address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  settings.stop()
  await app.close()
  await worker.stop()
  index.close()
  await store.close()
}
