import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Read } from '#web/api/read.ts'

/** After this time without an answer the page says that it takes long. */
export const SLOW_MS = 5_000

/** What a page shows of something that it reads. */
export interface ShownRead<Data> {
  /** The newest there is; undefined before the first answer. */
  readonly data: Data | undefined
  /** `data` is an answer to an earlier question, or a newer one could not be read. */
  readonly isOld: boolean
  /** Why the last attempt failed, from the first failure until an answer comes; null otherwise. */
  readonly failure: unknown
  /** The answer takes long. */
  readonly isSlow: boolean
  readonly retry: () => void
}

/**
 * Reads something for a component that says how it goes (ui/read-state.tsx). What was read before stays while the next
 * answer is loading, and also when it cannot be read, where the read has `placeholderData`.
 */
export function useRead<Data>(read: Read<Data> & { readonly enabled?: boolean }): ShownRead<Data> {
  const query = useQuery(read)
  const [before, setBefore] = useState(query.data)
  if (query.data !== undefined && query.data !== before) setBefore(query.data)
  const data = query.data ?? (read.placeholderData === undefined ? undefined : before)
  const { failure, isSlow } = useProgress(query, hashKey(read.queryKey))
  const isOthers = data !== undefined && (query.isPlaceholderData || query.data === undefined)
  return {
    data,
    isOld: isOthers || (data !== undefined && failure !== null),
    failure,
    isSlow,
    retry: () => void query.refetch(),
  }
}

/** How reading goes. @param key of what is read: another one begins anew */
export function useProgress(
  query: Pick<UseQueryResult, 'isSuccess' | 'isPlaceholderData' | 'failureReason' | 'error'>,
  key: string,
): Pick<ShownRead<unknown>, 'failure' | 'isSlow'> {
  const isAnswered = query.isSuccess && !query.isPlaceholderData
  const reason = query.failureReason ?? query.error
  // While it is tried again, the query itself has forgotten why it failed.
  const [known, setKnown] = useState<{ key: string; reason: unknown }>({ key, reason: null })
  const isAnew = known.key !== key
  const failure = reason ?? (isAnswered || isAnew ? null : known.reason)
  if (isAnew || known.reason !== failure) setKnown({ key, reason: failure })
  return { failure, isSlow: useSlow(!isAnswered && failure === null, key) }
}

/** Whether something has been going on for long. @param key another one begins anew */
export function useSlow(isWaiting: boolean, key = ''): boolean {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    setSlow(null)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(key), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, key])
  return isWaiting && slow === key
}
