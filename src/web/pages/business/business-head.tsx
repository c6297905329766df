import { Link } from 'wouter'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { localAddress } from '#domain/language-path.ts'
import { telUrl } from '#domain/link/contact-url.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { FavouriteButton } from '#web/favourites/favourite-button.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ClosedNotice } from '#web/pages/business/closed-notice.tsx'
import { ShareButton } from '#web/pages/business/share-button.tsx'
import { useRoute } from '#web/pages/business/use-route.ts'
import { BackToList } from '#web/results/back-to-list.tsx'
import { routes } from '#web/routing/routes.ts'
import { LONG_NAME, nationalPhone, placeLine } from '#web/ui/card/business-entry.tsx'
import { OpenState } from '#web/ui/card/open-state.tsx'

/** Path, name, state, rating, address and what one comes for; of a business that is gone, that it is. */
export function BusinessHead({ business }: { business: PublicBusiness }) {
  const { messages, formats, site, language } = usePage()
  const texts = inLanguage(businessMessages, language)
  // Nobody is to call where nobody is any more.
  const isGone = business.status === 'closed-permanently'
  const route = useRoute(business)
  const place = placeLine(business, messages)
  return (
    <>
      <nav className="crumbs" aria-label={messages.frame.path}>
        <ol>
          <li>
            <BackToList
              otherwise={townAndTrade(business)}
              label={texts.backToSearch}
              favouritesLabel={texts.backToFavourites}
            />
          </li>
          {business.city !== '' && (
            <li>
              <Link href={routes.city.href({ city: business.citySlug })}>{business.city}</Link>
            </li>
          )}
          <li>
            <Link href={routes.category.href({ category: business.categorySlug })}>{business.category}</Link>
          </li>
        </ol>
      </nav>
      <header className="biz-head">
        <p className="biz-kind">
          <span>{[business.category, ...business.subtypes.slice(0, 3)].join(' · ')}</span>
          {business.verified && <span className="tag ok">{texts.claimed}</span>}
        </p>
        <h1 className={business.name.length >= LONG_NAME ? 'long' : undefined}>{business.name}</h1>
        <div className="biz-meta">
          <OpenState
            hours={business.openingHours ?? business.workingHours}
            status={business.status}
            isHoliday={business.holiday !== undefined}
            isLong
          />
          {business.rating !== null && business.reviewCount > 0 ? (
            <p className="rating">
              <b>{formats.rating(Number(business.rating))}</b>
              <Stars rating={Number(business.rating)} />
              <span className="vh">{texts.outOfFive} </span>
              <a href="#bewertungen">{messages.count.reviews(formats.counted(business.reviewCount))}</a>
              <span className="src">{texts.reviewsFrom(business.ratingSource ?? '')}</span>
            </p>
          ) : (
            site.showsRatings && <p className="rating">{messages.card.noRating}</p>
          )}
          {business.priceLevel !== null && (
            <p className="small quiet">
              {texts.priceLevel} <span aria-hidden="true">{'€'.repeat(business.priceLevel)}</span>
              <span className="vh">{texts.priceOf(business.priceLevel)}</span>
            </p>
          )}
        </div>
        {place !== '' && <p>{place}</p>}
        <ClosedNotice business={business} />
        <div className="biz-acts">
          {business.phone !== null && !isGone && (
            <a className="btn go ic ic-phone" href={telUrl(business.phone)}>
              {nationalPhone(business.phone)}
            </a>
          )}
          {route !== null && (
            <a className="btn ic ic-route" href={route}>
              {texts.route}
            </a>
          )}
          {business.website !== null && !isGone && (
            <a className="btn ic ic-web" href={business.website} rel="nofollow">
              {texts.website}
            </a>
          )}
          <ShareButton title={business.name} />
          <FavouriteButton id={business.id} name={business.name} label={texts.keep} />
          {!isGone && (
            <a
              className="btn bare own"
              href={`${localAddress(language, routes.correct.href({ id: business.id }))}#owner`}
              rel="nofollow"
            >
              {texts.isYours}
            </a>
          )}
        </div>
      </header>
    </>
  )
}

/** Five stars, halves where the fraction is 0.5 or more (specification, section 9); the number stands beside them. */
function Stars({ rating }: { rating: number }) {
  const kinds = starKinds(rating)
  return (
    <span className="stars" aria-hidden="true">
      {PLACES.map(place => (
        <i key={place} className={`ic ic-star ${kinds[place]}`} />
      ))}
    </span>
  )
}

/** 4.7 -> four 'full', one 'half'; 4.4 -> four 'full', one 'none'. */
function starKinds(rating: number): readonly ('full' | 'half' | 'none')[] {
  const whole = Math.floor(rating)
  const hasHalf = rating - whole >= 0.5
  return PLACES.map(index => {
    if (index < whole) return 'full'
    return index === whole && hasHalf ? 'half' : 'none'
  })
}

const PLACES = [0, 1, 2, 3, 4] as const

/** Its trade in its town: who came from no list finds others there. */
function townAndTrade({ city, citySlug, categorySlug }: PublicBusiness): string {
  if (city === '') return routes.category.href({ category: categorySlug })
  return routes.cityCategory.href({ city: citySlug, category: categorySlug })
}
