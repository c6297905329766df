import { useQuery } from '@tanstack/react-query'
import type { Read } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { ShownBusiness } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { AboutSection } from '#web/pages/business/about-section.tsx'
import { ActionBar } from '#web/pages/business/action-bar.tsx'
import { AmenitySection } from '#web/pages/business/amenity-section.tsx'
import { BusinessHead } from '#web/pages/business/business-head.tsx'
import { ContactCard } from '#web/pages/business/contact-card.tsx'
import { HoursSection } from '#web/pages/business/hours-section.tsx'
import type { NextHoliday } from '#web/pages/business/next-holiday.ts'
import { PhotoSection, photosOf } from '#web/pages/business/photo-section.tsx'
import { ReviewSection } from '#web/pages/business/review-section.tsx'
import { SimilarSection } from '#web/pages/business/similar-section.tsx'

interface BusinessViewProps {
  business: ShownBusiness
  parts: { readonly similar?: Read<readonly ListCard[]>; readonly holiday?: Read<NextHoliday | null> }
}

/** One business: head, photos, hours, contact, about, what it has, reviews, its neighbours. */
export function BusinessView({ business, parts }: BusinessViewProps) {
  const isGone = business.status === 'closed-permanently'
  const similar = parts.similar && <SimilarSection business={business} similar={parts.similar} />
  // One picture stands beside the hours, several above them.
  const layout = ['biz', photosOf(business).length < 2 && 'biz-few', isGone && 'biz-gone'].filter(Boolean)
  const { api, messages, site } = usePage()
  const stats = useQuery(reads.stats(api)).data
  // Where everything is invented, the frame says so on every page.
  const isNamed = business.isDemonstration && stats !== undefined && stats.demonstrations < stats.total
  return (
    <>
      <div className="wrap">
        {isNamed && <p className="note">{messages.frame.demoBusiness}</p>}
        <BusinessHead business={business} />
        {isGone && similar}
        <div className={layout.join(' ')}>
          <PhotoSection business={business} />
          {!isGone && <HoursSection business={business} holiday={parts.holiday} />}
          <ContactCard business={business} />
          <AboutSection business={business} />
          <AmenitySection business={business} />
          {site.showsRatings && <ReviewSection business={business} />}
        </div>
        {!isGone && similar}
      </div>
      {!isGone && <ActionBar business={business} />}
    </>
  )
}
