import { randomUUID } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'
import { pause, repeat } from '#services/concurrency/repeat.ts'
import { giveLease, type LeaseState, leaseState, releaseLease, renewLease } from '#store/leases.ts'
import type { Store } from '#store/store.ts'

/** The right to run the jobs of a site, which one of all nodes has. */
export interface JobsLease {
  /** Stores nothing once another node has the lease: its writes throw, and `onLost` is called. */
  readonly store: Store
  release(): Promise<void>
}

export interface JobsElection {
  /** Undefined while another node has it, and while the database cannot be reached. */
  take(): Promise<JobsLease | undefined>
}

export interface JobsLeaseOptions {
  /** Called when another node has taken the lease, because this process did not answer for too long. */
  readonly onLost: () => void
  /** Milliseconds since some moment. */
  readonly clock?: () => number
  /** How often the holder says that it is alive. */
  readonly beatMs?: number
}

const NAME = 'jobs'
const BEAT_MS = 2_000
/** After so many beats that did not come its holder counts as dead. */
const SILENT_BEATS = 5

/**
 * Takes part in the election of the node that runs the jobs. Each node measures the others' silence by its own clock: the
 * nodes' clocks may differ. Time in which the database cannot be reached does not count.
 */
export function jobsElection(
  store: Store,
  { onLost, clock = () => performance.now(), beatMs = BEAT_MS }: JobsLeaseOptions,
): JobsElection {
  const holder = randomUUID()
  let seen: { readonly state: LeaseState; readonly since: number } | undefined

  async function isFree(): Promise<boolean> {
    const state = await leaseState(store.db, NAME)
    if (state === undefined) return true
    if (seen === undefined || !isSame(seen.state, state)) seen = { state, since: clock() }
    return clock() - seen.since >= SILENT_BEATS * beatMs
  }

  return {
    async take() {
      try {
        if (!(await isFree())) return undefined
        const isTaken = await store.write(async trx => {
          const state = await leaseState(trx, NAME)
          if (state !== undefined && !(seen && isSame(seen.state, state))) return false
          await giveLease(trx, NAME, holder)
          return true
        })
        return isTaken ? holdLease(store, holder, { onLost, beatMs }) : undefined
      } catch (error) {
        seen = undefined
        if (error instanceof DomainError && AWAY.has(error.code)) return undefined
        throw error
      }
    },
  }
}

/** The same for a database that only one node can open. */
export function soleNode(store: Store): JobsElection {
  return { take: async () => ({ store, release: async () => undefined }) }
}

const AWAY: ReadonlySet<string> = new Set(['store_unavailable', 'store_locked'])

function holdLease(
  store: Store,
  holder: string,
  { onLost, beatMs }: Required<Pick<JobsLeaseOptions, 'onLost' | 'beatMs'>>,
): JobsLease {
  const stop = new AbortController()
  const lose = () => {
    if (!stop.signal.aborted) onLost()
    stop.abort()
  }
  const beat = async () => {
    if (!(await renewLease(store.db, NAME, holder))) lose()
  }
  // A database that cannot be reached: nobody else can take the lease either.
  const { signal } = stop
  const beats = pause(beatMs, signal).then(() =>
    repeat(beat, { everyMs: beatMs, onError: () => undefined, signal }),
  )
  return {
    store: {
      ...store,
      // Another node may take over while this process stands still, and must not find it writing when it goes on.
      write: work =>
        store.write(async trx => {
          if ((await leaseState(trx, NAME))?.holder === holder) return work(trx)
          lose()
          throw new Error('another node runs the jobs now')
        }),
    },
    async release() {
      stop.abort()
      await beats
      await releaseLease(store.db, NAME, holder)
    },
  }
}

function isSame(left: LeaseState, right: LeaseState): boolean {
  return left.holder === right.holder && left.beat === right.beat
}
