import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { messages } from '#messages/de/commands.ts'
import type { IndexChange } from '#search/index/index-writer.ts'
import type { ProcessMetrics } from '#server/http/health.ts'
import { OperatorFault } from '#server/operator-fault.ts'
import { type KeptProcess, keepRunning } from '#server/worker/keep-running.ts'
import type { WorkerState } from '#server/worker/worker-process.ts'
import type { SiteMessage, SiteOrder } from './site-messages.ts'

export interface SiteProcesses {
  /** 'http://127.0.0.1:3000' */
  readonly address: string
  /** Tells each process of a change of the index. */
  changed(changed: IndexChange): void
  /** Tells each process of the worker. */
  workerIs(state: WorkerState): void
  stop(): Promise<void>
}

/** A process that does not count in time is left out. */
const COUNT_MS = 1_000

/**
 * Starts processes that answer on one port, which the system divides among them, and starts each again when it dies.
 * @param count two or more
 * @returns once the first one listens. Throws when it ends before: what it wrote says why
 */
export async function startSiteProcesses(count: number, log: Logger): Promise<SiteProcesses> {
  const kept: KeptProcess<ChildProcess>[] = []
  const counting = new Map<number, (metrics: ProcessMetrics) => void>()
  let worker: WorkerState = { isCurrent: false, isRunning: true }
  let lastNumber = 0

  const start = (environment: NodeJS.ProcessEnv = {}) => {
    const child = fork(fileURLToPath(new URL('./site-process.ts', import.meta.url)), [], {
      execPath: process.execPath,
      execArgv: [...process.execArgv, '--enable-source-maps'],
      env: { ...process.env, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('error', error =>
      log.error({ err: error }, 'a process of the site could not be started or told'),
    )
    child.on('message', message => handle(child, message as SiteMessage))
    send(child, { kind: 'worker', state: worker })
    return child
  }
  const keep = (first: () => ChildProcess, again = first) => {
    let next = first
    const started = () => {
      const child = next()
      next = again
      return child
    }
    kept.push(
      keepRunning(started, {
        end: child => send(child, { kind: 'stop' }),
        onDeath({ exitCode, signalCode }, pauseMs) {
          log.error(
            { exitCode, signal: signalCode, pauseMs },
            'a process of the site ended; it is started again',
          )
        },
      }),
    )
  }

  const first = start()
  const address = await addressOf(first)
  const onPort = () => start({ PORT: new URL(address).port })
  keep(() => first, onPort)
  for (let others = 1; others < count; others++) keep(onPort)

  function handle(child: ChildProcess, message: SiteMessage): void {
    if (message.kind === 'counted') counting.get(message.number)?.(message.metrics)
    else if (message.kind === 'ask-others') sendOtherMetrics(child, message.number)
  }

  async function sendOtherMetrics(child: ChildProcess, number: number): Promise<void> {
    const others = kept.map(({ current }) => current()).filter(other => other !== child)
    const metrics = await Promise.all(others.map(countOf))
    send(child, { kind: 'others', number, metrics: metrics.filter(counted => counted !== undefined) })
  }

  async function countOf(child: ChildProcess): Promise<ProcessMetrics | undefined> {
    const number = ++lastNumber
    const { promise, resolve } = Promise.withResolvers<ProcessMetrics>()
    counting.set(number, resolve)
    send(child, { kind: 'count', number })
    const counted = await Promise.race([promise, wait(COUNT_MS, undefined, { ref: false })])
    counting.delete(number)
    return counted
  }

  const sendToAll = (order: SiteOrder) => {
    for (const { current } of kept) send(current(), order)
  }
  return {
    address,
    changed: changed => sendToAll({ kind: 'changed', changed }),
    workerIs(state) {
      worker = state
      sendToAll({ kind: 'worker', state })
    },
    async stop() {
      await Promise.all(kept.map(({ stop }) => stop()))
    },
  }
}

/** Where a process listens, once it does. */
async function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.on('message', message => {
    const sent = message as SiteMessage
    if (sent.kind === 'listening') resolve(sent.address)
  })
  once(child, 'exit').then(() => reject(new OperatorFault(messages.start.siteNotStarted)))
  return promise
}

/** The end of a process that cannot be told anything is noticed elsewhere. */
function send(child: ChildProcess, order: SiteOrder): void {
  if (child.connected) child.send(order, () => undefined)
}
