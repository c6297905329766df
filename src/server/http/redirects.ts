import type { FastifyInstance } from 'fastify'
import { plainPath } from '#domain/redirect/own-path.ts'
import type { Target } from '#domain/redirect/redirect-list.ts'
import { allRedirects, versionOfRedirects } from '#services/redirects/redirects.ts'
import type { Store } from '#store/store.ts'

export interface CachedRedirects {
  /**
   * Where an address leads that the site has no page for.
   * @param url path and query part as asked for
   * @returns the target, null for what is gone, undefined where nothing is known of it
   */
  targetOf(url: string): Target | undefined
  /** Reads them again at once, if they changed. Throws what the store throws. */
  refresh(): Promise<void>
}

/** Redirects may also be changed by another process; so often it is looked. */
const REFRESH_MS = 2_000

/** Holds the redirects in memory, so that pages need not ask the truth. When a reading fails, the last ones stay. */
export async function cachedRedirects(app: FastifyInstance, store: Store): Promise<CachedRedirects> {
  let version = await versionOfRedirects({ store })
  let targets = await allRedirects(store)
  const refresh = async () => {
    // The number first: what changes during the reading is read again at the next look.
    const newest = await versionOfRedirects({ store })
    if (newest === version) return
    targets = await allRedirects(store)
    version = newest
  }
  const timer = setInterval(async () => {
    try {
      await refresh()
    } catch (error) {
      app.log.warn({ err: error }, 'the redirects could not be read again')
    }
  }, REFRESH_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return {
    refresh,
    targetOf: url => {
      if (targets.size === 0) return undefined
      const at = url.indexOf('?')
      const path = plainPath(at === -1 ? url : url.slice(0, at))
      if (path === null) return undefined
      const whole = at === -1 ? path : path + url.slice(at)
      return targets.has(whole) ? targets.get(whole) : targets.get(path)
    },
  }
}
