import { setTimeout as delay } from 'node:timers/promises'

export interface HostRateLimitOptions {
  /** At most so many at once over all hosts. */
  readonly concurrency: number
  /** From the beginning of one turn of a host to the next. */
  readonly pauseMs: number
  /** Milliseconds, never going back. */
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Lets every host be asked by one at a time, with a pause in between, and few hosts at once. */
export class HostRateLimit {
  readonly #options: Required<HostRateLimitOptions>
  /** Settled when the host may be asked again. */
  readonly #last = new Map<string, Promise<void>>()
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor({ now = () => performance.now(), wait = ms => delay(ms), ...options }: HostRateLimitOptions) {
    this.#options = { ...options, now, wait }
    this.#free = options.concurrency
  }

  /**
   * Does work when it is this host's turn. Rejects with the signal's reason while it waits, and with what work throws.
   */
  async run<Result>(
    host: string,
    work: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const before = this.#last.get(host) ?? Promise.resolve()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const next = before.then(() => left)
    this.#last.set(host, next)
    void next.then(() => {
      if (this.#last.get(host) === next) this.#last.delete(host)
    })
    let begun: number | undefined
    try {
      await orAborted(before, signal)
      await this.#slot(signal)
      begun = this.#options.now()
      try {
        return await work()
      } finally {
        this.#release()
      }
    } finally {
      this.#leaveAfterPause(begun, leave)
    }
  }

  #leaveAfterPause(begun: number | undefined, leave: () => void): void {
    const left = begun === undefined ? 0 : begun + this.#options.pauseMs - this.#options.now()
    if (left <= 0) leave()
    else void this.#options.wait(left).then(leave)
  }

  async #slot(signal: AbortSignal | undefined): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    try {
      await orAborted(promise, signal)
    } catch (error) {
      const at = this.#waiting.indexOf(resolve)
      // Handed over in the very moment of the abort: it goes on to the next.
      if (at === -1) this.#release()
      else this.#waiting.splice(at, 1)
      throw error
    }
  }

  /** Hands the place over to whoever waits longest. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free++
    else next()
  }
}

async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
