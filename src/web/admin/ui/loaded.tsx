import { useIsAway } from '#web/admin/api/connection.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import type { Elements } from '#web/elements.ts'

/** What is needed of a query to show its state. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isError: boolean
  readonly isPending: boolean
  refetch(): Promise<unknown>
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  /** What could not be read; a general sentence otherwise. */
  failedTitle?: string | undefined
  children?: (data: Data) => Elements
}

/** What a query read; a skeleton until then, and the failure where it could not be read. */
export function Loaded<Data>({ query, failedTitle, children }: LoadedProps<Data>) {
  // What was read stays, and what follows progress says that the server is away.
  const isAway = useIsAway() && query.data !== undefined
  return (
    <>
      {query.isError && !isAway && (
        <Failure title={failedTitle} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton />}
      {query.data !== undefined && children?.(query.data)}
    </>
  )
}

/** Stands where something is still being loaded. */
export function Skeleton() {
  return <div className="skeleton adm-skeleton" />
}
