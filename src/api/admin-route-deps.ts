import type { SiteSettings } from '#domain/settings/settings.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'

/** What the routes of the administrator's area need. */
export interface AdminRouteDeps extends AdminDeps {
  /** The settings as cached. */
  readonly settings: () => SiteSettings
  /** Reads the settings again and drops every cached page: a change is visible at once. */
  readonly refresh: () => Promise<void>
  /** Reads the redirects again: a change is served at once. */
  readonly refreshRedirects?: () => Promise<void>
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
  /** Scheme and host that visitors use. */
  readonly siteUrl: string
  /** Whether mails are sent; else they wait in the outbox. */
  readonly hasMailServer: boolean
}
