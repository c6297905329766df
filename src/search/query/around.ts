import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './candidates.ts'
import type { HandleSet } from './handle-set.ts'
import type { Reading } from './reading.ts'
import { handlesWithin, type Rings, ringsAround, ringsOf, ringsWithin } from './rings.ts'

/** Kilometres offered around a place; each of them ends a ring. */
export const RADIUS_STEPS = [5, 10, 25, 50] as const
const WIDEST_METRES = Math.max(...RADIUS_STEPS) * 1_000

/** The results of a reading, and how many it would have within each radius offered around its place. */
export interface Found {
  readonly results: HandleSet
  /** By place in RADIUS_STEPS; undefined without a place to measure from. */
  readonly withinSteps: readonly number[] | undefined
}

/**
 * Finds the results of a reading. What lies around the place is gathered and measured once, up to the widest radius
 * that is needed: the results of a circle are among it.
 * @param words handles that satisfy its words, undefined when it has none
 */
export function findResults(
  snapshot: Snapshot,
  reading: Reading,
  now: number,
  words: HandleSet | undefined,
): Found {
  const centre = reading.place?.centre
  if (!centre) return { results: narrowed(snapshot, reading, now, words), withinSteps: undefined }
  const { radiusMetres } = reading
  const widest = widestAround(radiusMetres ?? 0)
  const around = narrowed(snapshot, { ...reading, radiusMetres: widest }, now, words)
  const rings = ringsAround(centre, widest, radiusMetres)
  return {
    results:
      radiusMetres === undefined
        ? narrowed(snapshot, reading, now, words)
        : handlesWithin(snapshot, around, rings, ringsWithin(rings, radiusMetres)),
    withinSteps: countsWithin(snapshot, around, rings),
  }
}

/** Metres around a place up to which everything is needed: that radius, and all that are offered. */
export function widestAround(radiusMetres: number): number {
  return Math.max(WIDEST_METRES, radiusMetres)
}

function countsWithin(snapshot: Snapshot, handles: HandleSet, rings: Rings): number[] {
  const counts = new Uint32Array(rings.metres.length + 1)
  for (const ring of ringsOf(snapshot, handles, rings)) counts[ring] = (counts[ring] ?? 0) + 1
  return RADIUS_STEPS.map(step => {
    const ringCount = ringsWithin(rings, step * 1_000)
    return counts.subarray(0, ringCount).reduce((sum, count) => sum + count, 0)
  })
}
