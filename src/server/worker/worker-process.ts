import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { lowerPriority } from '#gateways/bounded-process/lower-priority.ts'
import type { IndexChange } from '#search/index/index-writer.ts'
import { keepRunning } from './keep-running.ts'
import type { WorkerMessage, WorkerOrder, WorkerStart } from './worker-messages.ts'

export interface WorkerState {
  /** Whether the index had caught up at least once. */
  readonly isCurrent: boolean
  /** False from the death of the process until another one has started. */
  readonly isRunning: boolean
}

export interface WorkerProcess {
  state(): WorkerState
  stop(): Promise<void>
}

export interface WorkerHost {
  readonly log: Logger
  /** Called whenever cached answers may be out of date. */
  readonly onChanged: (changed: IndexChange) => void
  /** Called with every new state. */
  readonly onState?: (state: WorkerState) => void
}

/** Flags of the process, for each of its threads. */
export const WORKER_HEAP = [
  // An index build over 441,000 businesses needs about half of it.
  '--max-old-space-size=2048',
  // Garbage is collected sooner than by default: an import takes 100 MB less, and hardly more time.
  '--heap-growing-percent=50',
]
/** A tenth of the site's share of a busy processor; ended before the site when memory is used up. */
const PRIORITY = { niceness: 10, endedFirst: 500 }

/**
 * Starts the process that runs jobs and keeps the index up to date, and starts it again whenever it dies. It ends by
 * itself when this process is gone.
 */
export function startWorkerProcess(
  start: WorkerStart,
  { log, onChanged, onState }: WorkerHost,
): WorkerProcess {
  let state: WorkerState = { isCurrent: false, isRunning: true }
  const changeState = (change: Partial<WorkerState>) => {
    state = { ...state, ...change }
    onState?.(state)
  }

  const kept = keepRunning(spawn, {
    end: child => send(child, { kind: 'stop' }),
    onDeath({ exitCode, signalCode }, pauseMs) {
      changeState({ isRunning: false })
      // What it wrote last may not have been told.
      onChanged('everything')
      log.error({ exitCode, signal: signalCode, pauseMs }, 'the process for jobs ended; it is started again')
    },
  })

  function spawn(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [], {
      execPath: process.execPath,
      // Traces name lines of the sources, as in the site's process.
      execArgv: [...process.execArgv, '--enable-source-maps', ...WORKER_HEAP],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) lowerPriority(child.pid, PRIORITY)
    child.on('message', message => handle(message as WorkerMessage))
    child.on('error', error => log.error({ err: error }, 'the process for jobs could not be started or told'))
    send(child, { kind: 'start', start })
    return child
  }

  function handle(message: WorkerMessage): void {
    if (message.kind === 'started') changeState({ isRunning: true })
    else if (message.kind === 'changed') onChanged(message.changed)
    else if (message.kind === 'current') changeState({ isCurrent: true })
    else if (message.kind === 'progress') log.info(message.text)
    else if (message.kind === 'job-error') {
      const { error, job, jobKind } = message
      log.error({ worker: error, job, jobKind }, 'a job crashed, or the job queue could not be used')
    } else log.error({ worker: message.error }, SENTENCES[message.kind])
  }

  return { state: () => state, stop: kept.stop }
}

const SENTENCES = {
  'mail-error': 'the mails in the outbox could not be sent',
  error: 'the search index could not be brought up to date',
  crash: 'the process for jobs broke off',
} as const

/** The end of a process that cannot be told anything is noticed elsewhere. */
function send(child: ChildProcess, order: WorkerOrder): void {
  if (child.connected) child.send(order, () => undefined)
}
