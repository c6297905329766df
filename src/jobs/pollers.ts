import { setTimeout as wait } from 'node:timers/promises'

export interface ChangePolling {
  /** Brings the index up to the truth; true when there was something to do. */
  readonly follow: () => Promise<boolean>
  /** Called whenever the index has caught up, and at the first time even if there was nothing to do. */
  readonly onCurrent: () => void
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Other processes (the import command) write to the truth too, so the follower looks by itself, this often. */
const POLL_MS = 300
/** After a failure: long enough not to fill the log, short enough to recover by itself. */
const RETRY_MS = 5000

/** Keeps the index up with the truth until it is told to stop. A failure is reported and tried again. */
export async function pollChanges({ follow, onCurrent, onError, signal }: ChangePolling): Promise<void> {
  let isCurrent = false
  while (!signal.aborted) {
    try {
      const hadWork = await follow()
      if (hadWork || !isCurrent) onCurrent()
      isCurrent = true
      await pause(POLL_MS, signal)
    } catch (error) {
      onError(error)
      await pause(RETRY_MS, signal)
    }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
