import type { RouteKey, RouteSpec } from '#api/client/contract.ts'
import type { SessionAccount } from '#domain/account/account.ts'
import { accountOf } from './admin-guard.ts'
import { type HttpExchange, type HttpRoute, httpRoute, type Route } from './route.ts'

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
