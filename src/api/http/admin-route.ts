import type { RouteKey, RouteSpec } from '#api/client/contract.ts'
import type { SessionAccount } from '#domain/account/account.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import type { SendTestMailDeps } from '#services/mail/send-test-mail.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'
import { accountOf } from './admin-guard.ts'
import { type HttpExchange, type HttpRoute, httpRoute, type Route } from './route.ts'

/** What the routes of the administrator's area need. */
export interface AdminRouteDeps extends AdminDeps {
  /** The settings as cached. */
  readonly settings: () => SiteSettings
  /** Reads the settings again and drops every cached page: a change is visible at once. */
  readonly refresh: () => Promise<void>
  /** Reads the redirects again: a change is served at once. */
  readonly refreshRedirects?: () => Promise<void>
  /** Reads the rules of categories again: a change is served at once. */
  readonly refreshCategories?: () => Promise<void>
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
  /** Whether every backup is encrypted with a passphrase of the environment. */
  readonly encryptsBackups?: boolean | undefined
  /** Whether mails are sent; else they wait in the outbox. */
  readonly hasMailServer: () => boolean
  /** The mail server in effect, for a test mail. */
  readonly mailer: SendTestMailDeps['mailer']
  /** What the environment says about the address and the mail server. */
  readonly environment: ServerEnvironment
  /** Whether the process for jobs runs; always by default. */
  readonly runsJobs?: () => boolean
  /** Reads the address and the mail server again: a change is in effect at once. */
  readonly refreshServer: () => Promise<void>
}

/** The request a handler of the administrator's area answers, its reply, and who asks. */
interface AdminExchange extends HttpExchange {
  readonly admin: SessionAccount
}

/** A route of the administrator's area: closed without a session (admin-guard.ts). */
export function adminRoute<Key extends `${string} /api/admin/${string}` & RouteKey, Spec extends RouteSpec>(
  key: Key,
  spec: Spec,
  handle: Route<Key, Spec, AdminExchange>['handle'],
): HttpRoute<Key, Spec> {
  return httpRoute(key, spec, (input, exchange) =>
    handle(input, { ...exchange, admin: accountOf(exchange.request) }),
  )
}
