import { usePage } from '#web/page-context.ts'
import { Empty } from '#web/ui/empty.tsx'

interface FailureProps {
  retry?: () => void
  /** What was to be shown: the name of a category. */
  subject?: string
  /** What went wrong; its message is shown, if it has one. */
  error?: unknown
}

/** The page could not be loaded: what happened, why, and the one thing that helps. */
export function Failure({ retry, subject = '', error }: FailureProps) {
  const { failure } = usePage().messages
  const reason = error instanceof Error && error.message !== '' ? error.message : failure.unknown
  return (
    <div className="wrap">
      <Empty level={1} title={failure.title} text={failure.text}>
        <button type="button" className="btn go" onClick={retry ?? (() => location.reload())}>
          {failure.reload}
        </button>
      </Empty>
      <p className="quiet small">{[subject, reason].filter(Boolean).join(': ')}</p>
    </div>
  )
}
