import { usePage } from '#web/page-context.ts'
import type { ShownBusiness } from '#web/query-options.ts'
import { AboutSection } from '#web/ui/business/about-section.tsx'
import { BusinessHead } from '#web/ui/business/business-head.tsx'
import { ContactCard } from '#web/ui/business/contact-card.tsx'
import { HoursSection } from '#web/ui/business/hours-section.tsx'
import { PhotoSection } from '#web/ui/business/photo-section.tsx'
import { ReviewSection } from '#web/ui/business/review-section.tsx'
import { SimilarSection } from '#web/ui/business/similar-section.tsx'
import { ThumbBar } from '#web/ui/business/thumb-bar.tsx'

/** One business: head, photos, hours, about, reviews, contact, its neighbours. */
export function BusinessView({ business }: { business: ShownBusiness }) {
  const { site } = usePage()
  return (
    <>
      <div className="wrap">
        <BusinessHead business={business} />
        <div className="biz">
          <div>
            <PhotoSection business={business} />
            <div className="biz-cols">
              <HoursSection business={business} />
              <AboutSection business={business} />
            </div>
            {site.showsRatings && <ReviewSection business={business} />}
          </div>
          <ContactCard business={business} />
        </div>
        <SimilarSection business={business} />
      </div>
      <ThumbBar business={business} />
    </>
  )
}
