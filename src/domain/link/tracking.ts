/**
 * Whether a query parameter is for tracking campaigns: no page depends on it, neither of this site nor of a business.
 * Of Google (its campaigns and visits across domains), Matomo, Meta, Microsoft, Yandex and Mailchimp.
 */
export function isTracking(name: string): boolean {
  return TRACKING.test(name)
}

/**
 * A query part without what tracks its visitor, so that no link of a page passes that on, least of all to the next visitor,
 * who may get the same page from a cache.
 * @param query without '?'; '' stays ''
 */
export function withoutTracking(query: string): string {
  return query
    .split('&')
    .filter(part => !isTracking(part.split('=', 1)[0] ?? ''))
    .join('&')
}

/** Short, because every page loads it. */
const TRACKING =
  /^(utm|mtm|pk|matomo|gad)_|^(_g[al]|(fb|[dgy])clid|gclsrc|[gw]braid|srsltid|msclkid|igshid|y_source|mc_[ce]id)$/i
