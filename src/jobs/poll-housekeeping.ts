import { setTimeout as wait } from 'node:timers/promises'

export interface Housekeeping {
  /** Writes down what is not written down yet. */
  readonly run: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Soon enough after midnight and after an import, and nearly nothing when there is nothing to do. */
const POLL_MS = 5 * 60_000

/** Keeps the daily figures until it is told to stop, beginning at once. A failure is reported and tried again. */
export async function pollHousekeeping({ run, onError, signal }: Housekeeping): Promise<void> {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      onError(error)
    }
    await wait(POLL_MS, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
