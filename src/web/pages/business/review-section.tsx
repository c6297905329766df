import type { PublicBusiness } from '#domain/business/public-business.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Section } from '#web/ui/section.tsx'

const SCORES = ['5', '4', '3', '2', '1'] as const

/** Mean, distribution and where they come from. */
export function ReviewSection({ business }: { business: PublicBusiness }) {
  const { messages, formats } = usePage()
  const texts = useMessages(businessMessages)
  const { rating, ratingSource, reviewCount, reviewsPerScore } = business
  return (
    <Section
      heading="h-bewertungen"
      title={texts.reviews}
      className="sec biz-reviews"
      id="bewertungen"
      aside={
        ratingSource !== null && (
          <p className="quiet">{texts.reviewsSource(ratingSource, formats.date(business.sourceDate))}</p>
        )
      }
    >
      <div className="reviews">
        <div>
          {rating !== null && reviewCount > 0 ? (
            <>
              <p className="figure">{formats.rating(Number(rating))}</p>
              <p className="quiet small">{texts.reviewsOf(formats.counted(reviewCount))}</p>
            </>
          ) : (
            <p>{messages.card.noRating}</p>
          )}
          {rating !== null && <p className="note">{texts.reviewsNote}</p>}
          {ratingSource !== null && business.reviewsLink !== null && (
            <p className="small">
              <a href={business.reviewsLink} rel="nofollow">
                {texts.reviewsLink(ratingSource)}
              </a>
            </p>
          )}
        </div>
        {reviewsPerScore !== null && (
          <ul className="bars">
            {SCORES.map(score => (
              <li key={score}>
                <span>{texts.stars(formats.counted(Number(score)))}</span>
                <Bar count={reviewsPerScore[score]} of={Math.max(1, ...Object.values(reviewsPerScore))} />
                <span className="n">{formats.count(reviewsPerScore[score])}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** A bar's width is an attribute, because the content security policy allows no inline style. */
function Bar({ count, of }: { count: number; of: number }) {
  const percent = Math.round((count / of) * 1_000) / 10
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${percent}%`} height="100%" />
    </svg>
  )
}
