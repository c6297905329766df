import { setTimeout as wait } from 'node:timers/promises'

export interface ScheduleKeeping {
  /** Begins what is due, and does the next step of what was begun. */
  readonly look: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** An hour is kept to the half minute. */
const LOOK_EVERY_MS = 30_000

/** Keeps the schedule until it is told to stop, beginning at once. A failure is reported and tried again. */
export async function keepSchedule({ look, onError, signal }: ScheduleKeeping): Promise<void> {
  while (!signal.aborted) {
    try {
      await look()
    } catch (error) {
      onError(error)
    }
    await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
