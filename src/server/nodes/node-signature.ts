import { timingSafeEqual } from 'node:crypto'
import type { SiteKey } from '#domain/site-key.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** The header by which one node shows another that it has the site's key. */
export const NODE_SIGNATURE = 'x-umkreis-node'

/** The nodes' clocks may differ by as much. */
const MOST_AGE_MS = 5 * MINUTE_MS

/** '<ms since 1970>.<keyed hash>', for one address and a few minutes. */
export function signatureFor(key: SiteKey, path: string, now: number): string {
  return `${now}.${key.hash('node', `${path} ${now}`)}`
}

/** Whether a header was made with the same key, for this address, just now. */
export function isSigned(key: SiteKey, path: string, header: unknown, now: number): boolean {
  const [, time] = /^(\d{1,15})\./.exec(String(header)) ?? []
  const at = Number(time)
  // NaN, too.
  if (!(Math.abs(now - at) <= MOST_AGE_MS)) return false
  const [given, expected] = [String(header), signatureFor(key, path, at)].map(text => Buffer.from(text))
  return given?.length === expected?.length && timingSafeEqual(given ?? Buffer.of(), expected ?? Buffer.of(1))
}
