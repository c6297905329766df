import pLimit from 'p-limit'
import type { ErrorCode } from '#domain/error-codes.ts'
import { DomainError } from '#domain/errors.ts'

export interface BoundedLimitOptions {
  readonly concurrency: number
  /** Calls that wait for their turn; a further one is refused. */
  readonly mostWaiting: number
  /** What a refused call rejects with: a code whose status is 503, so that the answer says when to come again. */
  readonly whenFull: ErrorCode
}

/** Runs work and rejects with what it rejects with; with `whenFull`, without beginning it, where too many wait. */
export type BoundedLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A concurrency limit for work that strangers ask for: without an end the queue would take memory and everybody's time. */
export function boundedLimit({ concurrency, mostWaiting, whenFull }: BoundedLimitOptions): BoundedLimit {
  const limit = pLimit(concurrency)
  return async work => {
    if (limit.activeCount + limit.pendingCount >= concurrency + mostWaiting) throw new DomainError(whenFull)
    return limit(work)
  }
}
