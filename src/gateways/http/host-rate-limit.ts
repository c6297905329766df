import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

export interface HostRateLimitOptions {
  /** Requests at once, over all hosts. */
  readonly concurrency: number
  /** From the beginning of one request to a host to the beginning of the next. */
  readonly pauseMs: number
  /** Milliseconds, never going back. */
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/** One request at a time to each host, with a pause in between, and a limited number of requests over all hosts. */
export class HostRateLimit {
  readonly #options: Required<HostRateLimitOptions>
  /** Settled when the host may be asked again. */
  readonly #last = new Map<string, Promise<void>>()
  readonly #limit: LimitFunction

  constructor({ now = () => performance.now(), wait = ms => delay(ms), ...options }: HostRateLimitOptions) {
    this.#options = { ...options, now, wait }
    this.#limit = pLimit(options.concurrency)
  }

  /** Does work as soon as the host may be asked. Rejects with the signal's reason while it waits, and with what work throws. */
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
      const release = await this.#slot(signal)
      begun = this.#options.now()
      try {
        return await work()
      } finally {
        release()
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

  /** Waits for a place under the concurrency limit. @returns gives it back */
  async #slot(signal: AbortSignal | undefined): Promise<() => void> {
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    void this.#limit(() => {
      enter()
      return released
    })
    try {
      await orAborted(entered, signal)
    } catch (error) {
      // Also for a place that is still to come: it is given back as soon as it is taken.
      release()
      throw error
    }
    return release
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
