import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { BackupSecrets } from '#services/backups/pack-snapshot.ts'
import type { UploadLimit } from '#services/imports/upload-import.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'

export interface WorkerStart extends UploadLimit, BackupSecrets {
  readonly dataDir: string
  readonly indexDir: string
  readonly demo: 'auto' | 'off'
  /** What the environment says about the site's address and its mail server. */
  readonly server: ServerEnvironment
}

export type WorkerMessage =
  /** The index has caught up with the database. */
  | { readonly kind: 'current' }
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'error'; readonly error: string }
  /** Sending mails failed; it is tried again. */
  | { readonly kind: 'mail-error'; readonly error: string }
  /** A job crashed with an unexpected error, or (without a job) the queue of jobs could not be used. */
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
  /** Called whenever cached answers may be out of date. */
  readonly onChanged: () => void
}

/** Jobs can exhaust this heap, but not the site's. An index build over 441,000 businesses needs about half of it. */
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
        log.error({ worker: error, job, jobKind }, 'a job crashed, or the job queue could not be used')
      } else if (message.kind === 'mail-error')
        log.error({ worker: message.error }, 'the mails in the outbox could not be sent')
      else log.error({ worker: message.error }, 'the search index could not be brought up to date')
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
      // The thread has exited and is not restarted yet.
      if (worker.threadId === -1) return
      const gone = once(worker, 'exit')
      worker.postMessage('stop')
      await gone
    },
  }
}
