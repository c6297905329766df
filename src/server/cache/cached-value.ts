import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { pause, repeat } from '#services/concurrency/repeat.ts'
import type { Wake } from '#store/signals.ts'

/** Something of the database in memory, so that pages need not ask the database. */
export interface CachedValue<Value> {
  /** As last read, the same object until the content changes; never waits. */
  readonly current: () => Value
  /** Reads it again at once. Throws what reading throws. */
  refresh(): Promise<void>
  stop(): void
}

export interface CachedValueOptions {
  /** What the value is, for the log: 'redirects'. */
  readonly name: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Commands and other processes change the database too, so the value is read again this often. */
  readonly everyMs?: number
  /** Says when the value may have changed. */
  readonly wake?: Wake | undefined
  /** Called after every change of the content. */
  readonly onChanged?: () => void
}

/** Soon enough for whoever waits for a change of the settings, and next to no work. */
const EVERY_MS = 2_000

/**
 * Reads a value, and then again and again. When a later reading fails, the value stays.
 * @param read is given the last value, which it may return when nothing has changed
 * @throws what the first reading throws
 */
export async function cachedValue<Value>(
  read: (last?: Value) => Promise<Value>,
  { name, log, everyMs = EVERY_MS, wake, onChanged }: CachedValueOptions,
): Promise<CachedValue<Value>> {
  let value = await read()
  const refresh = async () => {
    const next = await read(value)
    if (isDeepStrictEqual(next, value)) return
    value = next
    onChanged?.()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  const onError = (error: unknown) => log.warn({ err: error }, `the ${name} could not be read again`)
  pause(everyMs, signal).then(() => repeat(refresh, { everyMs, wake, onError, signal }))
  return { current: () => value, refresh, stop: () => stopped.abort() }
}
