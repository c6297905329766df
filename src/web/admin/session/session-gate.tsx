import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnAccount } from '#domain/account/account.ts'
import { AdminContextProvider } from '#web/admin/admin-context.ts'
import { type AdminApi, adminAddress, SESSION_ENDED } from '#web/admin/api/api.ts'
import { LoginAgain } from '#web/admin/session/login-again.tsx'
import { LoginScreen } from '#web/admin/session/login-screen.tsx'
import { whoIsLoggedIn } from '#web/admin/session/who-is-logged-in.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import type { Elements } from '#web/elements.ts'
import { usePage } from '#web/page-context.ts'

const SESSION_KEY = ['admin', 'session'] as const

interface SessionGateProps {
  api: AdminApi
  /** Without one the login is shown at once. */
  hasSession: boolean
  children: Elements
}

/**
 * Shows the area to administrators who are logged in, and the login to everybody else. When a session ends during work,
 * a login opens over the screen, which keeps everything typed.
 */
export function SessionGate({ api, hasSession, children }: SessionGateProps) {
  const queries = useQueryClient()
  const session = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => (hasSession ? whoIsLoggedIn(api) : null),
  })
  const { language } = usePage()
  const [addressOf] = useState(() => adminAddress(language))
  const [isSessionOver, setIsSessionOver] = useState(false)
  useEffect(() => {
    const onEnd = () => setIsSessionOver(true)
    window.addEventListener(SESSION_ENDED, onEnd)
    return () => window.removeEventListener(SESSION_ENDED, onEnd)
  }, [])
  const isLoginShown = session.data === null
  const wasLoginShown = useRef(false)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasLoginShown.current && !isLoginShown) document.querySelector('main')?.focus()
    wasLoginShown.current = isLoginShown
  }, [isLoginShown])
  if (session.isPending) return null
  if (session.isError) return <Failure error={session.error} onRetry={() => void session.refetch()} />
  const enter = (account: OwnAccount) => {
    setIsSessionOver(false)
    queries.setQueryData(SESSION_KEY, account)
    void queries.invalidateQueries({ predicate: query => query.state.status === 'error' })
  }
  if (session.data === null) return <LoginScreen api={api} onLogin={enter} />
  return (
    <AdminContextProvider value={{ api, addressOf, account: session.data }}>
      {children}
      {isSessionOver && <LoginAgain api={api} account={session.data} onLogin={enter} />}
    </AdminContextProvider>
  )
}

/** Logs out, empties the query cache and shows the login. */
export function useLogOut(api: AdminApi): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await api('DELETE /api/admin/session')
    queries.clear()
    queries.setQueryData(SESSION_KEY, null)
    location.assign(location.pathname)
  }
}
