import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { SearchParams } from '#web/routing/search-params.ts'

/** Shown under a business. */
export const SIMILAR_COUNT = 3
/** As far as people go for a second choice in the country; in towns the nearest come first anyway. */
const RADIUS_KM = 25

/** The search for businesses of the same trade around one; one more than shown, because it finds itself too. */
export function similarSearch(
  business: Pick<PublicBusiness, 'categorySlug' | 'citySlug' | 'latitude' | 'longitude'>,
): SearchParams {
  const { categorySlug: category, citySlug, latitude, longitude } = business
  const page = { category, limit: SIMILAR_COUNT + 1, offset: 0 }
  if (latitude === null || longitude === null)
    return { ...page, ...(citySlug !== '' && { location: citySlug }) }
  return { ...page, lat: latitude, lon: longitude, radiusKm: RADIUS_KM, sort: 'distance' }
}
