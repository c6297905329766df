import type { Query, QueryClient } from '@tanstack/react-query'
import { isRouteError } from '#api/client/route-error.ts'
import { isPassing } from '#web/api/failure.ts'
import { pauseMs } from '#web/api/growing-pauses.ts'

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly again: () => void
}

/**
 * Tries reads again that failed although another attempt may succeed, as long as the page shows them: after growing
 * pauses, and at once when the browser is online again. Browser only, once in a document.
 */
export function retryFailedReads(queries: QueryClient): void {
  const attempts = new Map<string, number>()
  const waiting = new Map<string, Waiting>()
  const forget = ({ queryHash }: Query) => {
    clearTimeout(waiting.get(queryHash)?.timer)
    waiting.delete(queryHash)
    attempts.delete(queryHash)
  }
  const wait = (query: Query) => {
    const { queryHash } = query
    const attempt = attempts.get(queryHash) ?? 0
    const again = () => {
      clearTimeout(waiting.get(queryHash)?.timer)
      waiting.delete(queryHash)
      if (query.getObserversCount() === 0) return attempts.delete(queryHash)
      attempts.set(queryHash, attempt + 1)
      // Its state says what came of it.
      query.fetch().catch(() => undefined)
    }
    waiting.set(queryHash, {
      timer: setTimeout(again, Math.max(pauseMs(attempt), askedMs(query.state.error))),
      again,
    })
  }
  queries.getQueryCache().subscribe(({ type, query }) => {
    const { status, fetchStatus, error } = query.state
    if (type === 'removed' || status === 'success') return forget(query)
    if (status !== 'error' || fetchStatus !== 'idle' || waiting.has(query.queryHash)) return
    if (isPassing(error)) wait(query)
  })
  addEventListener('online', () => {
    for (const { again } of [...waiting.values()]) again()
  })
}

/** How long the server asked to wait. */
function askedMs(error: unknown): number {
  return isRouteError(error) ? error.waitSeconds * 1_000 : 0
}
