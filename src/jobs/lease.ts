import { pause } from '#services/concurrency/repeat.ts'

export interface LeaseOptions<Lease> {
  /** Undefined while another process has it. */
  readonly take: () => Lease | undefined | Promise<Lease | undefined>
  /** Called once, when the lease is not free at once. */
  readonly onWaiting: () => void
  readonly signal: AbortSignal
}

/** How soon another process takes over when the one that ran the jobs is gone. */
const RETRY_MS = 1_000

/**
 * Waits for the lease to run jobs, which one process has at a time; undefined when the signal is
 * aborted before. Throws what `take` throws.
 */
export async function waitForLease<Lease>({
  take,
  onWaiting,
  signal,
}: LeaseOptions<Lease>): Promise<Lease | undefined> {
  for (let tries = 0; !signal.aborted; tries++) {
    const lease = await take()
    if (lease !== undefined) return lease
    if (tries === 0) onWaiting()
    await pause(RETRY_MS, signal)
  }
  return undefined
}
