import { usePage } from '#web/page-context.ts'

/** Rating, one star, count and source; a sentence when there is no rating, nothing where the site shows none. */
export function Rating({ rating, reviewCount }: { rating: string | null; reviewCount: number }) {
  const { messages, formats, site } = usePage()
  const { card } = messages
  if (!site.showsRatings) return null
  if (rating === null || reviewCount === 0) return <p className="rating">{card.noRating}</p>
  return (
    <p className="rating">
      <b>
        <span className="vh">{`${card.rating} `}</span>
        {formats.rating(Number(rating))}
      </b>
      <span className="num ic ic-star">
        {/* Whole texts: between two pieces React writes a comment, 24 times over in a list. */}
        {`${formats.count(reviewCount)} `}
        <span className="vh">{`${card.reviews} `}</span>
        {`· ${card.source}`}
      </span>
    </p>
  )
}
