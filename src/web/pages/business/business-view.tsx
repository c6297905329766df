import { useQuery } from '@tanstack/react-query'
import type { Read } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import type { ListAnswer, ShownBusiness } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { AboutSection } from '#web/pages/business/about-section.tsx'
import { ActionBar } from '#web/pages/business/action-bar.tsx'
import { BusinessHead } from '#web/pages/business/business-head.tsx'
import { ContactCard } from '#web/pages/business/contact-card.tsx'
import { HoursSection } from '#web/pages/business/hours-section.tsx'
import type { NextHoliday } from '#web/pages/business/next-holiday.ts'
import { PhotoSection } from '#web/pages/business/photo-section.tsx'
import { ReviewSection } from '#web/pages/business/review-section.tsx'
import { SimilarSection } from '#web/pages/business/similar-section.tsx'

interface BusinessViewProps {
  business: ShownBusiness
  parts: { readonly similar?: Read<ListAnswer>; readonly holiday?: Read<NextHoliday | null> }
}

/** One business: head, photos, hours, about, reviews, contact, its neighbours. */
export function BusinessView({ business, parts }: BusinessViewProps) {
  const { api, messages, site } = usePage()
  const stats = useQuery(reads.stats(api)).data
  // Where everything is invented, the frame says so on every page.
  const isNamed = business.isDemonstration && stats !== undefined && stats.demonstrations < stats.total
  return (
    <>
      <div className="wrap">
        {isNamed && <p className="note">{messages.frame.demoBusiness}</p>}
        <BusinessHead business={business} />
        <div className="biz">
          <div>
            <PhotoSection business={business} />
            <div className="biz-cols">
              <HoursSection business={business} holiday={parts.holiday} />
              <AboutSection business={business} />
            </div>
            {site.showsRatings && <ReviewSection business={business} />}
          </div>
          <ContactCard business={business} />
        </div>
        {parts.similar && <SimilarSection business={business} similar={parts.similar} />}
      </div>
      <ActionBar business={business} />
    </>
  )
}
