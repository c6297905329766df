import { useEffect } from 'react'
import { failureText } from '#web/api/failure.ts'
import { CodeError, reloadOnce } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface FailureProps {
  retry?: () => void
  /** What went wrong; what it says is for programs, so the page says it in its own words. */
  error?: unknown
}

/** The page could not be loaded: what happened, why, and the one thing that helps. */
export function Failure({ retry, error }: FailureProps) {
  const { messages } = usePage()
  const { failure } = messages
  const title = error instanceof CodeError ? failure.notOpened : failure.title
  useTitle(title)
  useReloadForCode(error)
  return (
    <div className="wrap" role="alert">
      <Empty level={1} title={title} text={failureText(error, messages, failure.text)}>
        <button type="button" className="btn go" onClick={retry ?? (() => location.reload())}>
          {retry === undefined ? failure.reload : messages.reading.again}
        </button>
      </Empty>
    </div>
  )
}

/** Where code is missing because the site has a new version, the page is loaded again, once. */
export function useReloadForCode(error: unknown): void {
  useEffect(() => {
    if (error instanceof CodeError) void reloadOnce()
  }, [error])
}
