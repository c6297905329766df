import { messages as categoryMessages } from '#translated/pages/category.ts'
import { failureText } from '#web/api/failure.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useReloadForCode } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface ReadFailureProps {
  level?: 1 | 2
  /** '' where only the server knows its name. */
  category: string
  error: unknown
}

/** The list could not be read: which one, why, and a button that loads the page again (specification, section 2). */
export function ReadFailure({ level = 2, category, error }: ReadFailureProps) {
  useReloadForCode(error)
  const { messages } = usePage()
  const texts = useMessages(categoryMessages)
  const why = failureText(error, messages)
  return (
    <Empty level={level} title={texts.failed} text={category === '' ? why : `${category}: ${why}`}>
      <button type="button" className="btn go" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </Empty>
  )
}

/** The same where nothing of the page could be read. @param slug of the category; groups have names without the server */
export function PageFailure({ slug, error }: { slug: string; error: unknown }) {
  const { language, messages } = usePage()
  useTitle(inLanguage(categoryMessages, language).failed)
  const [, name = ''] = Object.entries(messages.groups).find(([group]) => group === slug) ?? []
  return (
    <div className="wrap">
      <ReadFailure level={1} category={name} error={error} />
    </div>
  )
}
