import { isTracking } from '#domain/link/tracking.ts'

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
