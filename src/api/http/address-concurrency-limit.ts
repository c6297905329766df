import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock, TooManyRequests } from './rate-limit.ts'

/** Requests of one block of addresses that may wait for the one before; each of them is in memory. */
const MOST_WAITING = 2
/** About as long as the work of one takes. */
const RETRY_SECONDS = 10

/** Lets each block of addresses have one piece of expensive work done at a time, however many requests it sends. */
export class AddressConcurrencyLimit {
  readonly #last = new Map<string, { readonly ended: Promise<void>; readonly count: number }>()

  /** Does the work when the block's earlier ones have ended. Throws an error with status 429 when too many wait. */
  async run<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const block = addressBlock(request)
    const before = this.#last.get(block)
    const count = (before?.count ?? 0) + 1
    if (count > MOST_WAITING + 1) {
      reply.header('retry-after', RETRY_SECONDS)
      throw new TooManyRequests()
    }
    const end = Promise.withResolvers<void>()
    this.#last.set(block, { ended: end.promise, count })
    try {
      await before?.ended
      return await work()
    } finally {
      end.resolve()
      const { ended = end.promise, count: left = 1 } = this.#last.get(block) ?? {}
      if (left === 1) this.#last.delete(block)
      else this.#last.set(block, { ended, count: left - 1 })
    }
  }
}
