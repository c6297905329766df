import { messages as documentMessages } from '#translated/ui/document.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The skeleton of a document's page. */
export function DocumentSkeleton() {
  const { language } = usePage()
  return (
    <div className="wrap written" aria-busy="true">
      <output className="vh">{inLanguage(documentMessages, language).loading}</output>
      <div className="document-skeleton" aria-hidden="true">
        <div className="skeleton b50" />
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton b70" />
      </div>
    </div>
  )
}
