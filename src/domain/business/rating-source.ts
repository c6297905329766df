import type { Business } from './business.ts'

/** The source of ratings in exports of Google Maps, as pages name it. */
export const GOOGLE = 'Google'

/**
 * The source of a rating as pages name it: 'google maps' and 'https://www.google.de' are Google, of another web address the
 * host counts ('provenexpert.com'), any other name stays.
 */
export function ratingSourceName(text: string): string {
  if (/^(?:https?:\/\/)?(?:www\.|maps\.)?google\b/i.test(text)) return GOOGLE
  const host = /^(?:https?:\/\/|www\.)([^/?#\s]+)/i.exec(text)?.[1]
  return host === undefined ? text : host.replace(/^www\./i, '').toLowerCase()
}

/**
 * A business as visitors see it: a rating is shown with its source or not at all (§ 5b UWG). What is not shown does not count
 * in searches either.
 */
export function withNamedRating(business: Business): Business {
  const { rating, reviewCount, reviewsPerScore, ratingSource } = business
  if (ratingSource !== null || (rating === null && reviewCount === 0 && reviewsPerScore === null))
    return business
  return { ...business, rating: null, reviewCount: 0, reviewsPerScore: null }
}
