import { type Business, businessNumber } from '#domain/business/business.ts'
import { formatPhone } from '#domain/business/format-phone.ts'
import {
  type BusinessCard,
  PAGE_FIELDS,
  type PageField,
  type PublicBusiness,
  type ShownCard,
} from '#domain/business/public-business.ts'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { categoryBySlug } from '#domain/category/category.ts'
import { isTownOfPosition } from '#domain/edit/merge-draft.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { countryName } from '#domain/place/country.ts'
import { STATES } from '#domain/place/state.ts'
import { contentScore, isMultilingual } from '#domain/quality/content-parts.ts'

/** Fields of a card that are not stored, because another field says the same. */
type Derived = 'url_slug'

/** A card as stored. The open state and the distance depend on the request. */
export type StoredCard = Omit<BusinessCard, Derived>

/** What a page shows beyond the card and what cannot be derived from it. */
export type StoredDetail = Pick<
  PublicBusiness,
  | PageField
  | 'reviewsPerScore'
  | 'state'
  | 'completeness'
  | 'contentScore'
  | 'isMultilingual'
  | 'updatedAt'
  | 'photos'
  | 'photoTexts'
>

/** What a card shows that is computed elsewhere. */
export interface CardNames {
  /** The city as shown. */
  readonly city: string
  readonly workingHours: WorkingHours | null
}

/** Builds the stored card of a business. */
export function cardOf(business: Business, names: CardNames): StoredCard {
  return {
    id: business.id,
    name: business.name,
    category: business.category,
    categoryGroup: business.categoryGroup,
    categorySlug: business.categorySlug,
    subtypes: business.subtypes,
    city: names.city,
    citySlug: business.citySlug,
    district: business.district,
    ...(isTownOfPosition(business) && { isCityNearest: true }),
    address: business.hasServiceArea ? '' : (business.street ?? ''),
    fullAddress: shownAddress(business),
    postalCode: business.postalCode ?? '',
    country: cachedCountryName(business.countryCode),
    phone: business.phone === null ? null : formatPhone(business.phone),
    website: business.website,
    rating: business.rating === null ? null : business.rating.toFixed(1),
    reviewCount: business.reviewCount,
    photos: business.photos.slice(0, 1),
    photosCount: Math.max(business.photosCount, business.photos.length),
    workingHours: names.workingHours,
    verified: business.verified,
    status: business.status,
    latitude: business.latitude,
    longitude: business.longitude,
    priceLevel: business.priceLevel,
    urlSlug: `${business.citySlug}/${business.slug}`,
    sourceDate: business.sourceDate,
    source: business.source,
    isDemonstration: business.source === 'demonstration',
  }
}

/** Builds what the page of a business shows beyond its card. @param content the parts of quality/content-parts.ts */
export function detailOf(business: Business, content: number, photoTexts: readonly string[]): StoredDetail {
  const perScore = business.reviewsPerScore
  return {
    ...pageFieldsOf(business),
    reviewsPerScore: perScore && {
      '1': perScore[0],
      '2': perScore[1],
      '3': perScore[2],
      '4': perScore[3],
      '5': perScore[4],
    },
    state: business.state && STATES[business.state],
    completeness: business.completeness,
    contentScore: contentScore(content),
    isMultilingual: isMultilingual(content) && categoryBySlug(business.categorySlug) !== undefined,
    updatedAt: new Date(business.updatedAt).toISOString(),
    photos: business.photos,
    ...(photoTexts.length > 0 && { photoTexts }),
  }
}

/** A stored card with what depends on the request. @param distanceMetres undefined when no place was asked for */
export function shownCard(card: StoredCard, isOpen: boolean | null, distanceMetres?: number): ShownCard {
  const shown = { ...card, url_slug: card.urlSlug, isOpen }
  return distanceMetres === undefined ? shown : { ...shown, distanceMetres }
}

/** A stored card and its detail as the public page reads them. */
export function publicBusiness(
  card: StoredCard,
  detail: StoredDetail,
  isOpen: boolean | null,
): PublicBusiness {
  return {
    ...shownCard(card, isOpen),
    ...detail,
    businessNumber: businessNumber(card.id),
    openingHours: card.workingHours,
  }
}

function pageFieldsOf(business: Business): Pick<Business, PageField> {
  return Object.fromEntries(PAGE_FIELDS.map(field => [field, business[field]])) as Pick<Business, PageField>
}

/** A business that comes to its customers shows its town only. */
function shownAddress({ fullAddress, hasServiceArea, street, postalCode, city }: Business): string {
  if (fullAddress !== null && !hasServiceArea) return fullAddress
  return [hasServiceArea ? '' : (street ?? ''), [postalCode ?? '', city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

/** Cached, because Intl takes a microsecond. */
const cachedCountryName = memoize(countryName, { most: 1_000 })
