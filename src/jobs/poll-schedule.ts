import { setTimeout as wait } from 'node:timers/promises'

export interface SchedulePolling {
  /** Begins what is due, and does the next step of what was begun. */
  readonly begin: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** An hour is kept to the half minute. */
const POLL_MS = 30_000

/** Keeps the schedule until it is told to stop, beginning at once. A failure is reported and tried again. */
export async function pollSchedule({ begin, onError, signal }: SchedulePolling): Promise<void> {
  while (!signal.aborted) {
    try {
      await begin()
    } catch (error) {
      onError(error)
    }
    await wait(POLL_MS, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
