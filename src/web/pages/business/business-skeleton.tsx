import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The outline of a business's page: name, actions, picture, the week, contact. */
export function BusinessSkeleton() {
  const messages = useMessages(businessMessages)
  return (
    <div className="wrap biz-skeleton" aria-busy="true">
      <output className="vh">{messages.pending}</output>
      <div aria-hidden="true">
        <div className="biz-head">
          <div className="skeleton b40" />
          <div className="skeleton b70" />
          <div className="skeleton b50" />
          <div className="biz-acts">
            <div className="skeleton b-act" />
            <div className="skeleton b-act" />
            <div className="skeleton b-act" />
          </div>
        </div>
        <div className="biz biz-few">
          <div className="biz-photos">
            <div className="skeleton b-photo" />
          </div>
          <div className="sec biz-hours">
            <div className="sec-head">
              <div className="skeleton b50" />
            </div>
            {DAYS.map(day => (
              <div key={day} className="skeleton b-day" />
            ))}
          </div>
          <div className="biz-side">
            <div className="skeleton b-contact" />
          </div>
          <div className="sec biz-about">
            <div className="sec-head">
              <div className="skeleton b40" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
