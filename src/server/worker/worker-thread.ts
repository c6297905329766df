import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { MailServer } from '#gateways/mail/mailer.ts'

export interface WorkerStart {
  readonly dataDir: string
  readonly indexDir: string
  readonly demo: 'auto' | 'off'
  /** Scheme and host that visitors use; tells other sites who asks. */
  readonly siteUrl: string
  /** Unset: mails wait. */
  readonly mailServer?: MailServer | undefined
}

export type WorkerMessage =
  /** The index has caught up with the truth. */
  | { readonly kind: 'current' }
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'error'; readonly error: string }
  /** The outbox could not be worked on; it is tried again. */
  | { readonly kind: 'mail-error'; readonly error: string }
  /** A job broke off in a way nobody expected, or the queue of jobs could not be used (then without a job). */
  | {
      readonly kind: 'job-error'
      readonly error: string
      readonly job?: number | undefined
      readonly jobKind?: string | undefined
    }

export interface WorkerThread {
  /** Whether the index had caught up at least once. */
  isCurrent(): boolean
  stop(): Promise<void>
}

export interface WorkerHost {
  readonly log: Logger
  /** Called whenever answers may differ from before. */
  readonly onChanged: () => void
}

/** Jobs may exhaust this heap, never the site's. An index build over 441,000 businesses needs about half of it. */
const WORKER_HEAP_MB = 2048
/** A worker that dies at once must not be restarted in a tight loop. */
const RESTART_MS = 2000

/** Starts the thread that runs jobs and keeps the index up to date; starts it again whenever it dies. */
export function startWorkerThread(start: WorkerStart, { log, onChanged }: WorkerHost): WorkerThread {
  let isStopping = false
  let isCurrent = false
  let restart: NodeJS.Timeout | undefined
  let worker = spawn()

  function spawn(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    })
    started.on('message', (message: WorkerMessage) => {
      if (message.kind === 'current') {
        isCurrent = true
        onChanged()
      } else if (message.kind === 'progress') log.info(message.text)
      else if (message.kind === 'job-error') {
        const { error, job, jobKind } = message
        log.error({ worker: error, job, jobKind }, 'a job broke off, or the queue of jobs could not be used')
      } else if (message.kind === 'mail-error')
        log.error({ worker: message.error }, 'the outbox could not be worked on')
      else log.error({ worker: message.error }, 'the worker could not bring the index up to date')
    })
    started.on('error', error => log.error({ err: error }, 'the worker thread died'))
    started.on('exit', () => {
      if (isStopping) return
      restart = setTimeout(() => {
        worker = spawn()
      }, RESTART_MS)
    })
    return started
  }

  return {
    isCurrent: () => isCurrent,
    async stop() {
      isStopping = true
      clearTimeout(restart)
      // Between its death and its next life there is nobody to wait for.
      if (worker.threadId === -1) return
      const gone = once(worker, 'exit')
      worker.postMessage('stop')
      await gone
    },
  }
}
