import { failureText } from '#web/api/failure.ts'
import { usePage } from '#web/page-context.ts'
import { categoryMessages } from '#web/pages/category/messages.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useReloadForCode } from '#web/ui/failure.tsx'

interface ReadFailureProps {
  level: 1 | 2
  /** Its name where that is known, otherwise its slug. */
  category: string
  error: unknown
}

/** The list could not be read: which one, why, and a button that loads the page again (specification, section 2). */
export function ReadFailure({ level, category, error }: ReadFailureProps) {
  useReloadForCode(error)
  const { language, messages } = usePage()
  const texts = categoryMessages(language)
  const failure = (
    <Empty level={level} title={texts.failed} text={`${category}: ${failureText(error, messages)}`}>
      <button type="button" className="btn go" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </Empty>
  )
  return level === 1 ? <div className="wrap">{failure}</div> : failure
}
