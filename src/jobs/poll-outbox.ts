import { setTimeout as wait } from 'node:timers/promises'

export interface OutboxPolling {
  /** Sends what is due; undefined where there is no mail server, and mails wait. Throws the signal's reason. */
  readonly send: ((signal: AbortSignal) => Promise<unknown>) | undefined
  /** Deletes old mails and addresses. */
  readonly deleteOld: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Nobody waits longer for a mail that is ready. */
const POLL_MS = 5_000
const DELETE_EVERY_MS = 24 * 60 * 60 * 1000

/**
 * Keeps the outbox until it is told to stop: mails are sent within seconds, old ones are deleted at the start and once
 * a day. A failure is reported and tried again.
 */
export async function pollOutbox({ send, deleteOld, onError, signal }: OutboxPolling): Promise<void> {
  await Promise.all([
    send === undefined ? undefined : repeat(() => send(signal), POLL_MS, { onError, signal }),
    repeat(deleteOld, DELETE_EVERY_MS, { onError, signal }),
  ])
}

async function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  { onError, signal }: Pick<OutboxPolling, 'onError' | 'signal'>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      onError(error)
    }
    await wait(everyMs, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
