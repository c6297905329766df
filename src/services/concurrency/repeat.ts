import { setTimeout as wait } from 'node:timers/promises'
import type { Wake } from '#store/signals.ts'

export interface RepeatOptions {
  /** The pause after each time. */
  readonly everyMs: number
  /** The pause after a failure; as long as the others unless set. */
  readonly retryMs?: number
  /** Ends a pause early; not one after a failure. */
  readonly wake?: Wake | undefined
  /** The pause while `wake` is notified of what there is to do; as long as the others unless set. */
  readonly listeningMs?: number
  /** Called with a failure of the work, which is then tried again; of the same ones in a row, with the first. */
  readonly onError: (error: unknown) => void
  /** Ends the repetition. */
  readonly signal: AbortSignal
}

/** At most so often, however often it is woken. */
const WAKE_GAP_MS = 100

/** Does work at once and then again and again, with a pause after each time, until the signal is aborted. */
export async function repeat(
  work: () => Promise<unknown>,
  { everyMs, retryMs = everyMs, wake, listeningMs = everyMs, onError, signal }: RepeatOptions,
): Promise<void> {
  let lastFailure: string | undefined
  while (!signal.aborted) {
    try {
      await work()
      lastFailure = undefined
      await pause(wake?.isListening() === true ? WAKE_GAP_MS : everyMs, signal)
      if (wake?.isListening() === true) await wake.wait(listeningMs - WAKE_GAP_MS, signal)
    } catch (error) {
      // Work that was given the signal may end with its reason.
      if (signal.aborted && error === signal.reason) return
      if (String(error) !== lastFailure) onError(error)
      lastFailure = String(error)
      await pause(retryMs, signal)
    }
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
