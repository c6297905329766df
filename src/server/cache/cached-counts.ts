import type { FastifyInstance } from 'fastify'
import type { GroupSlug } from '#domain/category/group.ts'

type GroupCounts = ReadonlyMap<GroupSlug, number>

/** They change once a day. */
const REFRESH_MS = 60 * 60_000

/**
 * Holds in memory what the groups had a year ago, so that pages need not ask the truth. When a reading fails, the last
 * one stays.
 */
export async function cachedYearAgo(
  app: FastifyInstance,
  read: () => Promise<GroupCounts>,
): Promise<() => GroupCounts> {
  let counts = await read()
  const timer = setInterval(async () => {
    try {
      counts = await read()
    } catch (error) {
      app.log.warn({ err: error }, 'the figures of a year ago could not be read again')
    }
  }, REFRESH_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => counts
}
