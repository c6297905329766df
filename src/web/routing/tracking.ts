/** Whether a query parameter is for tracking campaigns: no page depends on it. */
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

const TRACKING = /^(utm_|mtm_|pk_)|^(fbclid|gclid|msclkid|dclid|yclid|mc_eid|_ga)$/
