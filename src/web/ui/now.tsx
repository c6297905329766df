import { createContext, type ReactNode, use, useEffect, useState } from 'react'

const MINUTE_MS = 60_000

const Now = createContext(0)

/** Milliseconds since 1970: the server's minute while hydrating, then the browser's, renewed every minute. */
export function useNow(): number {
  return use(Now)
}

export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return <Now value={now}>{children}</Now>
}
