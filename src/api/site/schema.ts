import { z } from 'zod'
import { COMPLETENESS_PARTS, RANK_TIERS, RANK_WEIGHTS } from '#domain/search/ranking.ts'

export const rankingSchema = z.strictObject({
  tiers: z.array(z.enum(RANK_TIERS)),
  weights: z.array(z.strictObject({ name: z.enum(RANK_WEIGHTS), points: z.number() })),
  completeness: z.array(z.strictObject({ name: z.enum(COMPLETENESS_PARTS), percent: z.number() })),
  priorRating: z.number(),
  priorReviews: z.number(),
  examples: z.array(z.strictObject({ rating: z.number(), reviewCount: z.int(), counted: z.number() })),
  fullReviewCount: z.int(),
  reviewExamples: z.array(z.strictObject({ reviewCount: z.int(), points: z.number() })),
  nearBandsMetres: z.array(z.number()),
})

const entry = z.strictObject({ title: z.string(), text: z.string() })

export const siteProfileSchema = z.strictObject({
  contact: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      supportHours: z.string(),
      replyTime: z.string(),
    })
    .nullable(),
  timeline: z.array(entry),
  team: z.array(entry),
})
