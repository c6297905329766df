/** After which pauses something that failed is tried again by itself; the last pause repeats. */
const PAUSES_MS = [3_000, 6_000, 12_000, 24_000, 60_000] as const

/** @param attempt how often it was tried again already */
export function pauseMs(attempt: number): number {
  return PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0
}
