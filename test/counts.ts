import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** `npm run test:long` runs the full counts; `npm test` a small part of each. */
export const isLong = process.env.UMKREIS_TEST_LONG === '1'

/** How often a check is repeated. */
export function count({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return isLong ? long : usual
}

/** What random moments and contents depend on; UMKREIS_TEST_SEED repeats a failed run. */
export const SEED = Number(process.env.UMKREIS_TEST_SEED ?? 14)

/**
 * Servers, browsers and index builds share two cores, with other work too: limits for what hangs, never a measure of speed. No
 * test has shorter ones of its own.
 */
export const LONGEST_TEST_MS = isLong ? HOUR_MS : 5 * MINUTE_MS
/** For one thing that a test waits for, so that the fault names it. */
export const LONGEST_WAIT_MS = 2 * MINUTE_MS
