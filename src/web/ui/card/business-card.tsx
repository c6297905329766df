import { Link } from 'wouter'
import { type ListCard, unpackHours } from '#web/cards/list-card.ts'
import { LazyFavouriteButton } from '#web/favourites/lazy-favourites.tsx'
import { telUrl } from '#web/format/phone.ts'
import { businessListMessages } from '#web/messages/business-list.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { LONG_NAME, nationalPhone, placeLine } from '#web/ui/card/business-entry.tsx'
import { OpenState } from '#web/ui/card/open-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

/** One business on the page of a city or a category; the list around it decides between row and card. */
export function BusinessCard({ card }: { card: ListCard }) {
  const { messages } = usePage()
  const titleId = `b${card.id.toString(36)}`
  return (
    <li className="entry full">
      <Picture photo={card.photo} drawing={card.drawing} className="entry-pic" />
      <div className="entry-main">
        <p>
          <span className="tag">{card.category}</span>
        </p>
        <h3 id={titleId} className={card.name.length >= LONG_NAME ? 'long' : undefined}>
          <Link href={businessHref(card)}>{card.name}</Link>
        </h3>
        <p>{placeLine(card, messages)}</p>
        <OpenState hours={unpackHours(card.hours)} status={card.status} isHoliday={card.isHoliday} />
      </div>
      <Reviews rating={card.rating} count={card.reviewCount} />
      {card.phone !== null && (
        <div className="entry-acts">
          <a className="act ic ic-phone" href={telUrl(card.phone)} aria-describedby={titleId}>
            {nationalPhone(card.phone)}
          </a>
        </div>
      )}
      <LazyFavouriteButton id={card.id} name={card.name} />
    </li>
  )
}

function Reviews({ rating, count }: { rating: string | null; count: number }) {
  const { messages, formats, site, language } = usePage()
  const { card } = messages
  if (!site.showsRatings) return null
  if (rating === null || count === 0) {
    return (
      <div className="entry-side">
        <p className="rating">{card.noRating}</p>
        <p className="tag">{businessListMessages(language).isNew}</p>
      </div>
    )
  }
  return (
    <div className="entry-side">
      <p className="rating">
        <b>
          <span className="vh">{card.rating} </span>
          {formats.rating(Number(rating))}
        </b>
        <span className="num ic ic-star">{card.source}</span>
      </p>
      <p className="tag">{messages.count.reviews(formats.counted(count))}</p>
    </div>
  )
}
