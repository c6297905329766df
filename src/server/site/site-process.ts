import { pino } from 'pino'
import { ensureBuilt } from '#server/build/ensure-built.ts'
import { changeFollower } from '#server/cache/follow-changes.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import type { ProcessMetrics } from '#server/http/health.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { endWithSentence } from '#server/operator-fault.ts'
import type { WorkerState } from '#server/worker/worker-process.ts'
import { startSite } from './site.ts'
import type { SiteMessage, SiteOrder } from './site-messages.ts'

/** Requests under way get this long to finish. */
const STOP_MS = 10_000

process.title = 'umkreis site'
// The first process is gone, and with it the one for jobs.
process.once('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const folder = openDataFolder(config)
const cache = new PageCache()
const follow = changeFollower(cache)
let worker: WorkerState = { isCurrent: false, isRunning: true }
const asked = new Map<number, (metrics: readonly ProcessMetrics[]) => void>()
let lastNumber = 0

const site = startSite({
  config,
  folder,
  store: await openStoreOrEnd(folder, { leavesCheckpoints: true }),
  dist: await ensureBuilt(),
  log,
  cache,
  workerState: () => worker,
  beside: { metrics: otherMetrics },
})
process.on('message', order => handle(order as SiteOrder))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
let isStopping = false
const { address } = await site.catch(endWithSentence)
send({ kind: 'listening', address })

function handle(order: SiteOrder): void {
  if (order.kind === 'changed') follow(order.changed)
  else if (order.kind === 'worker') worker = order.state
  else if (order.kind === 'count') answerCount(order.number)
  else if (order.kind === 'others') resolveMetrics(order.number, order.metrics)
  else stop()
}

function otherMetrics(): Promise<readonly ProcessMetrics[]> {
  const { promise, resolve } = Promise.withResolvers<readonly ProcessMetrics[]>()
  asked.set(++lastNumber, resolve)
  send({ kind: 'ask-others', number: lastNumber })
  return promise
}

function resolveMetrics(number: number, metrics: readonly ProcessMetrics[]): void {
  asked.get(number)?.(metrics)
  asked.delete(number)
}

async function answerCount(number: number): Promise<void> {
  const { metrics } = await site
  send({ kind: 'counted', number, metrics: await metrics() })
}

/** Service managers and terminals signal every process, and the first one tells it, too. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await (await site).stop()
  process.exit()
}

function send(message: SiteMessage): void {
  if (process.connected) process.send?.(message, () => undefined)
}
