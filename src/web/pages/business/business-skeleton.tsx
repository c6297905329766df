import { usePage } from '#web/page-context.ts'
import { businessMessages } from '#web/pages/business/messages.ts'

/** The skeleton of a business's page. */
export function BusinessSkeleton() {
  const words = businessMessages(usePage().language)
  return (
    <div className="wrap biz-skeleton" aria-busy="true">
      <output className="vh">{words.pending}</output>
      <div aria-hidden="true">
        <div className="biz-head">
          <div className="skeleton b40" />
          <div className="skeleton b70" />
          <div className="skeleton b50" />
        </div>
        <div className="biz">
          <div className="skeleton b-gallery" />
          <div className="skeleton b-contact" />
        </div>
      </div>
    </div>
  )
}
