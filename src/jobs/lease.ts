import { setTimeout as wait } from 'node:timers/promises'

export interface LeaseOptions<Lease> {
  /** Undefined while another process has it. */
  readonly take: () => Lease | undefined
  /** Told once, when it has to be waited for. */
  readonly onWaiting: () => void
  readonly signal: AbortSignal
}

/** How soon another process goes on when the one that ran the jobs is gone. */
const RETRY_MS = 1_000

/**
 * Waits for the leave to run jobs, which one process of a data folder has at a time; undefined when it is told to stop
 * before. Throws what taking it throws.
 */
export async function waitForLease<Lease>({
  take,
  onWaiting,
  signal,
}: LeaseOptions<Lease>): Promise<Lease | undefined> {
  for (let tries = 0; !signal.aborted; tries++) {
    const lease = take()
    if (lease !== undefined) return lease
    if (tries === 0) onWaiting()
    await wait(RETRY_MS, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
  return undefined
}
