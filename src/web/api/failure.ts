import { isRouteError } from '#api/client/route-error.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { CodeError } from '#web/load-code.ts'

/**
 * Why something could not be read, as a sentence in the page's language.
 * @param unknown where nobody knows the reason
 */
export function failureText(
  error: unknown,
  { failure }: Pick<SiteMessages, 'failure'>,
  unknown = failure.unknown,
): string {
  if (isAway(error)) return isOffline() ? failure.offline : failure.unreachable
  if (isRouteError(error) && error.details !== '') return error.details
  return isPassing(error) ? failure.broken : unknown
}

/** Whether another attempt may succeed although nobody changes anything: no connection, a fault of the server, a limit. */
export function isPassing(error: unknown): boolean {
  if (isAway(error)) return true
  return isRouteError(error) && (error.status >= 500 || error.status === 429)
}

/** No answer came, or only one of a proxy before a server that is not there. */
export function isAway(error: unknown): boolean {
  if (error instanceof CodeError) return true
  return isRouteError(error) && (error.status === 0 || AWAY.has(error.status))
}

/** Of proxies; an answer of ours says more. */
const AWAY: ReadonlySet<number> = new Set([502, 504])

function isOffline(): boolean {
  return !import.meta.env.SSR && !navigator.onLine
}
