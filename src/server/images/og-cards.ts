import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { Language } from '#domain/language.ts'
import { isMostlyDrawable } from '#gateways/og-images/drawable-text.ts'
import type { OgCard, OgRating } from '#gateways/og-images/og-card.ts'
import type { BusinessMessages } from '#messages/de/pages/business.ts'
import type { CityMessages } from '#messages/de/pages/city.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { SITE_MESSAGES } from '#server/rendering/page-messages.ts'
import type { CityFacts } from '#services/places/describe-city.ts'
import { categoryTitleOf, formats } from '#web/server.ts'

const BUSINESS_MESSAGES = await everyLanguage<BusinessMessages>(
  language => import(`../../messages/${language}/pages/business.ts`),
)
const CITY_MESSAGES = await everyLanguage<CityMessages>(
  language => import(`../../messages/${language}/pages/city.ts`),
)

/** The site that a picture comes from. */
export interface OgSite {
  readonly title: string
  /** Scheme and host. */
  readonly origin: string
}

/** Categories named under a city's heading. */
const NAMED_CATEGORIES = 3

/**
 * The picture of a business.
 * @param business as the public may see it: without a rating where the site shows none; categories in `language`
 */
export function businessCard(business: PublicBusiness, site: OgSite, language: Language): OgCard {
  const { name, category, address, postalCode, city, isDemonstration } = business
  const kicker = [category, ...business.subtypes.slice(0, 1)].join(' · ')
  const place = [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  // The typeface lacks the letters of some names: then the card shows the category instead of half a name.
  const isNamed = isMostlyDrawable(name)
  return {
    ...siteOf(site, language),
    kicker: isNamed ? kicker : '',
    heading: isNamed ? name : category,
    place,
    rating: isDemonstration ? null : ratingOf(business, language),
    note: isDemonstration ? demoNote(language) : '',
    position: positionOf(business),
  }
}

/**
 * The picture of a city, or of a category in it.
 * @param hasDemonstration that the directory holds invented businesses
 */
export function cityCard(
  facts: CityFacts,
  site: OgSite,
  language: Language,
  hasDemonstration: boolean,
): OgCard {
  const messages = SITE_MESSAGES[language]
  const cityMessages = CITY_MESSAGES[language]
  const { counted } = formats(messages)
  const { city, category, noun, total } = facts
  const name = category && categoryTitleOf(messages, category)
  const businesses = total === 0 ? '' : messages.count.businesses(counted(total))
  const heading =
    total > 0 && noun !== null
      ? { kicker: '', heading: cityMessages.title(messages.count.trade(counted(total), noun), city) }
      : {
          kicker: businesses,
          heading: name === null ? cityMessages.heading(city) : cityMessages.categoryHeading(name, city),
        }
  return {
    ...siteOf(site, language),
    ...heading,
    place:
      category?.isGroup === false
        ? ''
        : facts.categories
            .slice(0, NAMED_CATEGORIES)
            .map(({ name }) => name)
            .join(' · '),
    rating: null,
    note: hasDemonstration ? demoNote(language) : '',
    position: positionOf(facts),
  }
}

function siteOf({ title, origin }: OgSite, language: Language) {
  return { language, siteTitle: title, host: new URL(origin).host }
}

function ratingOf(
  { rating, ratingSource, reviewCount, sourceDate }: PublicBusiness,
  language: Language,
): OgRating | null {
  if (rating === null || ratingSource === null || reviewCount === 0) return null
  const messages = SITE_MESSAGES[language]
  const { counted, rating: figure, date } = formats(messages)
  const reviews = messages.count.reviews(counted(reviewCount))
  return {
    figure: figure(Number(rating)),
    source: `${reviews} · ${BUSINESS_MESSAGES[language].reviewsSource(ratingSource, date(sourceDate))}`,
  }
}

function demoNote(language: Language): string {
  const { demoTitle, demoText } = SITE_MESSAGES[language].frame
  return `${demoTitle} ${demoText}`
}

function positionOf({
  latitude,
  longitude,
}: {
  readonly latitude: number | null
  readonly longitude: number | null
}): OgCard['position'] {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
