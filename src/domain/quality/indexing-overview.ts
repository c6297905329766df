import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { CONTENT_PARTS, CONTENT_WEIGHTS, type ContentPart, contentScore, hasPart } from './content-parts.ts'
import { isIndexableBusiness } from './indexable.ts'

/** A content part that entries below the threshold lack. */
const lackedPartSchema = z.strictObject({
  part: z.enum(CONTENT_PARTS),
  /** Its points. */
  weight: z.int(),
  /** Number of entries below the threshold without it. */
  lacking: z.int(),
  /** Number of entries that would reach the threshold with it. */
  lifts: z.int(),
})

/** How many listed businesses search engines may index, and what the others lack. */
export const indexingOverviewSchema = z.strictObject({
  /** The score from which on a page is indexable. */
  threshold: z.int(),
  total: z.int(),
  indexable: z.int(),
  /** How many businesses have each score, 0 to 100. */
  scores: z.array(z.int()).length(101),
  /** The parts that would make most entries indexable first. */
  lacked: z.array(lackedPartSchema),
})

export type IndexingOverview = Immutable<z.infer<typeof indexingOverviewSchema>>

/**
 * The effect of a threshold on the directory.
 * @param counts how many listed businesses have each set of parts, by that set
 * @param threshold 0 to 100
 */
export function indexingOverview(counts: ArrayLike<number>, threshold: number): IndexingOverview {
  const scores = new Array<number>(101).fill(0)
  const lacking = new Map<ContentPart, number>()
  const lifts = new Map<ContentPart, number>()
  let [total, indexable] = [0, 0]
  for (let parts = 0; parts < counts.length; parts++) {
    const count = counts[parts] ?? 0
    if (count === 0) continue
    const score = contentScore(parts)
    total += count
    scores[score] = (scores[score] ?? 0) + count
    if (isIndexableBusiness(score, threshold)) {
      indexable += count
      continue
    }
    for (const part of CONTENT_PARTS.filter(part => !hasPart(parts, part))) {
      add(lacking, part, count)
      if (isIndexableBusiness(score + gainOf(part, parts), threshold)) add(lifts, part, count)
    }
  }
  const lacked = CONTENT_PARTS.map(part => ({
    part,
    weight: CONTENT_WEIGHTS[part],
    lacking: lacking.get(part) ?? 0,
    lifts: lifts.get(part) ?? 0,
  }))
  lacked.sort((a, b) => b.lifts - a.lifts || b.lacking - a.lacking)
  return { threshold, total, indexable, scores, lacked }
}

/** A part that contains another one: three photos are also one photo. */
const CONTAINS: Readonly<Partial<Record<ContentPart, ContentPart>>> = {
  photos: 'photo',
  longText: 'ownText',
  manyReviews: 'reviews',
}

function gainOf(part: ContentPart, parts: number): number {
  const contained = CONTAINS[part]
  const withIt = contained === undefined || hasPart(parts, contained) ? 0 : CONTENT_WEIGHTS[contained]
  return CONTENT_WEIGHTS[part] + withIt
}

function add(counts: Map<ContentPart, number>, part: ContentPart, count: number): void {
  counts.set(part, (counts.get(part) ?? 0) + count)
}
