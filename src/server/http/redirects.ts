import type { FastifyInstance } from 'fastify'
import { plainPath } from '#domain/redirect/own-path.ts'
import type { Target } from '#domain/redirect/redirect-list.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
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

/** The redirects in memory. Throws what the store throws at first. */
export async function cachedRedirects(app: FastifyInstance, store: Store): Promise<CachedRedirects> {
  const redirects = await cachedValue<RedirectTable>(last => redirectTable(store, last), {
    name: 'redirects',
    log: app.log,
    wake: store.wakeOn('settings'),
  })
  app.addHook('onClose', async () => redirects.stop())
  return {
    refresh: redirects.refresh,
    targetOf: url => {
      const { targets } = redirects.current()
      if (targets.size === 0) return undefined
      const at = url.indexOf('?')
      const path = plainPath(at === -1 ? url : url.slice(0, at))
      if (path === null) return undefined
      const whole = at === -1 ? path : path + url.slice(at)
      return targets.has(whole) ? targets.get(whole) : targets.get(path)
    },
  }
}

interface RedirectTable {
  readonly version: number
  readonly targets: ReadonlyMap<string, Target>
}

async function redirectTable(store: Store, last?: RedirectTable): Promise<RedirectTable> {
  // The version first: a change during the reading is then read the next time.
  const version = await versionOfRedirects({ store })
  return version === last?.version ? last : { version, targets: await allRedirects(store) }
}
