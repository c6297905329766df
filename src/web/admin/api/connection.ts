import { useSyncExternalStore } from 'react'

/** Whether requests and streams of the area reached the server the last time. */
let isReached = true
const listeners = new Set<() => void>()

/** Told by everything that asks the server. */
export function reportConnection(isThere: boolean): void {
  if (isThere === isReached) return
  isReached = isThere
  for (const listener of listeners) listener()
}

/** Whether the server is away at the moment. */
export function useIsAway(): boolean {
  return useSyncExternalStore(subscribe, () => !isReached)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Without a network, the browser asks nothing, and so learns nothing.
  const lost = () => reportConnection(false)
  window.addEventListener('offline', lost)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('offline', lost)
  }
}
