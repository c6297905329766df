import { pino } from 'pino'
import { unreadableSecondFactors } from '#services/accounts/totp-secret.ts'
import { serverSettings } from '#services/settings/server-settings.ts'
import { announceFirstAccount } from './announce-first-account.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { changeFollower } from './cache/follow-changes.ts'
import { PageCache } from './cache/page-cache.ts'
import { openDataFolder, readConfig } from './config.ts'
import { openStoreOrEnd } from './open-store.ts'
import { startSite } from './site/site.ts'
import { startSiteProcesses } from './site/site-processes.ts'
import type { WorkerStart } from './worker/worker-messages.ts'
import { startWorkerProcess } from './worker/worker-process.ts'

/** Requests under way get this long to finish when the process is told to stop. */
const STOP_MS = 10_000

const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const folder = openDataFolder(config)
const dist = await ensureBuilt()

const store = await openStoreOrEnd(folder, { leavesCheckpoints: true })
const { siteUrl } = await serverSettings(store, config.server)
await announceFirstAccount({ store, ...config, siteUrl, say: text => process.stdout.write(text) })
const unreadable = await unreadableSecondFactors({ store })
if (unreadable.length > 0)
  log.error(
    { accounts: unreadable },
    'SECRET_KEY or secret.key is another one than before: nobody can log in to these accounts, because their second ' +
      'factor cannot be read. Restore the key, or run: npm run admin:password -- NAME --disable-2fa',
  )
const workerStart: WorkerStart = {
  dataDir: folder.path,
  databaseUrl: folder.databaseUrl,
  indexFrom: config.indexFrom,
  indexDir: folder.index,
  secretKey: config.secretKey,
  backupPassphrase: config.backupPassphrase,
  demo: config.demo,
  server: config.server,
  uploadLimitBytes: config.uploadLimitBytes,
}
const stop = config.workers === 1 ? await serveHere() : await serveInProcesses()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    stop()
  })
}

/** @returns what stops everything */
async function serveHere(): Promise<() => Promise<unknown>> {
  const cache = new PageCache()
  const worker = startWorkerProcess(workerStart, { log, onChanged: changeFollower(cache) })
  const site = await startSite({ config, folder, store, dist, log, cache, workerState: worker.state })
  log.info(`Umkreis: ${site.address}`)
  return () => Promise.all([site.stop(), worker.stop()])
}

/** The same in several processes, none of which is this one. */
async function serveInProcesses(): Promise<() => Promise<unknown>> {
  await store.close()
  const sites = await startSiteProcesses(config.workers, log)
  const worker = startWorkerProcess(workerStart, { log, onChanged: sites.changed, onState: sites.workerIs })
  log.info({ processes: config.workers }, `Umkreis: ${sites.address}`)
  return () => Promise.all([sites.stop(), worker.stop()])
}
