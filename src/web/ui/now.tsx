import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** The server's minute. It never changes, so that what is not hydrated yet is left alone. */
const Start = createContext(0)

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now: number | undefined

/**
 * Milliseconds since 1970: the server's minute while hydrating, then the browser's, renewed every minute.
 * @param unitMs rounded down to this, for what need not be rendered again every minute
 */
export function useNow(unitMs = 1): number {
  const start = use(Start)
  return useSyncExternalStore(
    subscribe,
    () => roundDown(current(), unitMs),
    () => roundDown(start, unitMs),
  )
}

function roundDown(value: number, unit: number): number {
  return value - (value % unit)
}

export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  return <Start value={start}>{children}</Start>
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(renew, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = undefined
  }
}

function current(): number {
  now ??= Date.now()
  return now
}

function renew(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}
