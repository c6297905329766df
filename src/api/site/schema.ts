import { z } from 'zod'

const tier = z.enum(['exact-name', 'name-begins', 'in-name', 'in-category', 'trade', 'anywhere'])

export const rankingSchema = z.strictObject({
  tiers: z.array(tier),
  weights: z.array(z.strictObject({ name: z.string(), points: z.number() })),
  completeness: z.array(z.strictObject({ name: z.string(), percent: z.number() })),
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
