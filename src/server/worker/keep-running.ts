import { type EventEmitter, once } from 'node:events'

/** What is needed of node:child_process's ChildProcess. */
export interface Child extends EventEmitter {
  /** Undefined when it could not be started. */
  readonly pid?: number | undefined
  readonly exitCode: number | null
  readonly signalCode: string | null
}

export interface KeptProcess<Started extends Child> {
  /** The process, until it is replaced by another one. */
  current(): Started
  /** Ends the restarts; the process that runs now is asked to end. Waits for its end. */
  stop(): Promise<void>
}

export interface KeepRunningOptions<Started extends Child> {
  /** Asks the process to end. */
  readonly end: (child: Started) => void
  /** Called with every end that was not asked for; `pauseMs` until the next start. */
  readonly onDeath: (child: Started, pauseMs: number) => void
  /** Milliseconds since some moment. */
  readonly now?: () => number
}

/** After a life as long as this the next death counts as the first one. */
export const LONG_LIFE_MS = 60_000
const SHORTEST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** The pause before the next start. @param deaths one after the other, each soon after a start */
export function restartPause(deaths: number): number {
  return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (deaths - 1))
}

/** Starts a child process, and again after every death; later and later while it dies soon after each start. */
export function keepRunning<Started extends Child>(
  start: () => Started,
  { end, onDeath, now = () => performance.now() }: KeepRunningOptions<Started>,
): KeptProcess<Started> {
  let isStopping = false
  let deaths = 0
  let restart: NodeJS.Timeout | undefined
  let child = begin()

  function begin(): Started {
    const startedAt = now()
    const started = start()
    const died = () => {
      started.off('exit', died).off('error', failed)
      if (isStopping) return
      deaths = now() - startedAt >= LONG_LIFE_MS ? 1 : deaths + 1
      const pauseMs = restartPause(deaths)
      onDeath(started, pauseMs)
      restart = setTimeout(() => {
        child = begin()
      }, pauseMs)
    }
    // A process that could not be started has no exit; other errors are of messages to one that is ending.
    const failed = () => {
      if (started.pid === undefined) died()
    }
    return started.on('exit', died).on('error', failed)
  }

  return {
    current: () => child,
    async stop() {
      isStopping = true
      clearTimeout(restart)
      if (child.pid === undefined || hasEnded(child)) return
      const gone = once(child, 'exit')
      end(child)
      await gone
    },
  }
}

function hasEnded({ exitCode, signalCode }: Child): boolean {
  return exitCode !== null || signalCode !== null
}
