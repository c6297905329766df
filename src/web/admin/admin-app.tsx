import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { isRouteError } from '#api/client/route-error.ts'
import { languagePrefix } from '#domain/language-path.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { adminApi } from '#web/admin/api/api.ts'
import { SessionGate } from '#web/admin/session/session-gate.tsx'
import { Shell } from '#web/admin/ui/shell.tsx'
import { type PageContext, PageContextProvider } from '#web/page-context.ts'
import { navigationNow } from '#web/routing/navigation.ts'
import { NowProvider } from '#web/ui/now.tsx'
import { ToastProvider } from '#web/ui/toast/toast.tsx'

interface AdminAppProps {
  context: PageContext
  /** Whether the browser sent a session cookie; without one the session is not asked for. */
  hasSession: boolean
}

/** The whole administrator's area. */
export function AdminApp({ context, hasSession }: AdminAppProps) {
  const [queries] = useState(makeQueries)
  const [api] = useState(() => adminApi(context.language))
  const [now] = useState(Date.now)
  return (
    <Router base={languagePrefix(context.language)} aroundNav={navigateOver}>
      <QueryClientProvider client={queries}>
        <PageContextProvider value={context}>
          <NowProvider start={now}>
            <ToastProvider>
              <SessionGate api={api} hasSession={hasSession}>
                <Shell />
              </SessionGate>
            </ToastProvider>
          </NowProvider>
        </PageContextProvider>
      </QueryClientProvider>
    </Router>
  )
}

/** A dialog has an entry of its own in the history. */
const navigateOver: AroundNavHandler = (navigate, to, options) => navigate(to, navigationNow(to, options))

/** Specification, section 7: fresh 1 h, cached 2 h, 2 retries of 1 s for reads, 1 of 1 s for writes, no other refetching. */
const FRESH_MS = HOUR_MS
const CACHED_MS = 2 * FRESH_MS
const READ_RETRIES = 2
const RETRY_MS = 1000

function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryDelay: RETRY_MS,
        retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
      },
      mutations: {
        retryDelay: RETRY_MS,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
    },
  })
}

/** Only failures of the server itself pass. A write without an answer is not repeated: it may have been done. */
function isWorthRetrying(error: unknown): boolean {
  return isRouteError(error) && error.status >= 502
}
