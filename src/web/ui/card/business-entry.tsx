import { memo } from 'react'
import { Link } from 'wouter'
import { GOOGLE } from '#domain/business/rating-source.ts'
import { telUrl } from '#domain/link/contact-url.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { Elements } from '#web/elements.ts'
import { FavouriteButton } from '#web/favourites/favourite-button.tsx'
import { cachedMarkup } from '#web/markup/cached-markup.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { type ShownState, StateLine, useCardState } from '#web/ui/card/open-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

type Actions = 'none' | 'phone' | 'all'

interface BusinessEntryProps {
  card: ListCard
  /** Its number on the plot, where there is one; both are for the eye only. */
  number?: number | undefined
  /** Which buttons it has: the phone, the website too, or none. */
  actions?: Actions
  /** Beside those. */
  action?: Elements
  /** It is among what is seen first. */
  isFirst?: boolean
}

/** Names from this length on are set narrower instead of smaller. */
export const LONG_NAME = 40

/** One business in a list, a grid or the home page's flat rows; the list around it decides which. */
export function BusinessEntry({
  card,
  number,
  actions = 'none',
  action,
  isFirst = false,
}: BusinessEntryProps) {
  const shown = { card, number, actions, isFirst, state: useCardState(card) }
  return action === undefined ? <CachedEntry {...shown} /> : <Entry {...shown} action={action} />
}

type EntryProps = BusinessEntryProps & { actions: Actions; state: ShownState }

const CachedEntry = memo(cachedMarkup<Omit<EntryProps, 'action'>>('entry', Entry))

function Entry({ card, number, actions, action, isFirst = false, state }: EntryProps) {
  const phone = actions === 'none' ? null : card.phone
  const website = actions === 'all' ? card.website : null
  const hasActions = phone !== null || website !== null || action !== undefined
  const { messages, formats } = usePage()
  const titleId = entryId(card)
  return (
    <li className="entry">
      <Picture photo={card.photo} drawing={card.drawing} className="entry-pic" isFirst={isFirst} />
      {number !== undefined && (
        <span className="no" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="entry-main">
        <h3
          id={hasActions || number !== undefined ? titleId : undefined}
          className={card.name.length >= LONG_NAME ? 'long' : undefined}
        >
          <Link href={businessHref(card)}>{card.name}</Link>
        </h3>
        <p>{[card.category, card.subtypes.join(', ')].filter(Boolean).join(' · ')}</p>
        {card.mentioned.length > 0 && (
          <p className="quiet small">{messages.card.mentioned(card.mentioned.join(', '))}</p>
        )}
        <p>{placeLine(card, messages)}</p>
        <StateLine state={state} />
      </div>
      <div className="entry-side">
        {card.distanceMetres !== null && <p className="dist">{formats.distance(card.distanceMetres)}</p>}
        <Rating card={card} />
      </div>
      {hasActions && (
        <div className="entry-acts">
          {phone !== null && (
            <a className="act ic ic-phone" href={telUrl(phone)} aria-describedby={titleId}>
              {nationalPhone(phone)}
            </a>
          )}
          {website !== null && (
            <a className="act ic ic-web" href={website} rel="nofollow" aria-describedby={titleId}>
              {messages.card.website}
            </a>
          )}
          {action}
        </div>
      )}
      <FavouriteButton id={card.id} name={card.name} />
    </li>
  )
}

/** The id of an entry's heading, which points of the plot lead to. */
export function entryId({ id }: Pick<ListCard, 'id'>): string {
  return `b${id.toString(36)}`
}

/**
 * 'Lindenkreuz 2, 50825 Köln-Ehrenfeld', never broken after the postal code; parts that are unknown are left out. 'Raum
 * Köln' where the city is only the nearest one.
 */
export function placeLine(card: Located, { card: messages }: Pick<SiteMessages, 'card'>): string {
  if (card.isCityNearest) return messages.around(card.city)
  const place = [card.postalCode, cityWithDistrict(card)].filter(Boolean).join('\u00a0')
  return [card.address, place].filter(Boolean).join(', ')
}

type Located = Pick<ListCard, 'address' | 'postalCode' | 'city' | 'district' | 'isCityNearest'>

/** 'Köln-Ehrenfeld', 'Köln'; a district that already carries the city's name is not doubled. */
export function cityWithDistrict({ city, district }: Pick<ListCard, 'city' | 'district'>): string {
  if (district === null || district === '' || district === city) return city
  return district.startsWith(city) ? district : `${city}-${district}`
}

/** '+49 221 4710318' -> '0221 4710318': the way it is dialled and read in Germany; others stay as they are. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+49\s*/, '0')
}

/** Rating, one star, count and source; a sentence when there is no rating, nothing where the site shows none. */
export function Rating({ card: { rating, reviewCount, ratingSource } }: { card: Rated }) {
  const { messages, formats, site } = usePage()
  const { card } = messages
  if (!site.showsRatings) return null
  if (rating === null || reviewCount === 0) return <p className="rating">{card.noRating}</p>
  return (
    <p className="rating">
      <span className="vh">{`${card.rating} `}</span>
      <b>{formats.rating(Number(rating))}</b>
      <span className="num ic ic-star">{`${formats.count(reviewCount)} · ${ratingSource ?? GOOGLE} `}</span>
      <span className="vh">{card.reviews(formats.counted(reviewCount))}</span>
    </p>
  )
}

type Rated = Pick<ListCard, 'rating' | 'reviewCount' | 'ratingSource'>
