import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface FailureProps {
  error: unknown
  onRetry: () => void
  /** What could not be read; a general sentence otherwise. */
  title?: string | undefined
}

/** What could not be loaded, why, and a button to try again. */
export function Failure({ error, onRetry, title }: FailureProps) {
  const { language } = usePage()
  const messages = inLanguage(adminAreaMessages, language)
  return (
    <div className="fail" role="alert">
      <h2>{title ?? messages.failed}</h2>
      <p>{errorText(error, language)}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}
