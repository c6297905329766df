import { setTimeout as wait } from 'node:timers/promises'

export interface RepeatOptions {
  /** The pause after each time. */
  readonly everyMs: number
  /** The pause after a failure; as long as the others unless set. */
  readonly retryMs?: number
  /** Called with a failure of the work, which is then tried again. */
  readonly onError: (error: unknown) => void
  /** Ends the repetition. */
  readonly signal: AbortSignal
}

/** Does work at once and then again and again, with a pause after each time, until the signal is aborted. */
export async function repeat(
  work: () => Promise<unknown>,
  { everyMs, retryMs = everyMs, onError, signal }: RepeatOptions,
): Promise<void> {
  while (!signal.aborted) {
    let pauseMs = everyMs
    try {
      await work()
    } catch (error) {
      // Work that was given the signal may end with its reason.
      if (signal.aborted && error === signal.reason) return
      onError(error)
      pauseMs = retryMs
    }
    await pause(pauseMs, signal)
  }
}

/** Waits; returns early when the signal is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, signal === undefined ? {} : { signal })
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}
