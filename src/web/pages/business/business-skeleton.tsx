import { usePage } from '#web/page-context.ts'
import { businessMessages } from '#web/pages/business/messages.ts'

/** The grid of a business's page without its words, while it is on its way. */
export function BusinessSkeleton() {
  const words = businessMessages(usePage().language)
  return (
    <div className="wrap biz-bones" aria-busy="true">
      <output className="vh">{words.pending}</output>
      <div aria-hidden="true">
        <div className="biz-head">
          <div className="bone b40" />
          <div className="bone b70" />
          <div className="bone b50" />
        </div>
        <div className="biz">
          <div className="bone b-gallery" />
          <div className="bone b-contact" />
        </div>
      </div>
    </div>
  )
}
