import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '#domain/settings.ts'
import type { AdminDeps } from '#services/admin-deps.ts'
import { guardAdmin } from './guard.ts'

export interface AdminCallDeps extends AdminDeps {
  /** The settings as held in memory. */
  readonly settings: () => SiteSettings
  /** Reads the settings again and forgets every kept page: a change is visible at once. */
  readonly refresh: () => Promise<void>
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
}

/** Every call of the administrator's area. Closed by default: see guard.ts. */
export async function adminCalls(app: FastifyInstance, deps: AdminCallDeps): Promise<void> {
  guardAdmin(app, deps)
}
