import { z } from 'zod'
import { LINK_OUTCOMES } from '#domain/link/link-check.ts'

/** What the last check of a business's website found. */
export const websiteCheckSchema = z.strictObject({
  outcome: z.enum(LINK_OUTCOMES),
  detail: z.string(),
  checkedAt: z.int(),
  failedDays: z.int(),
  isDead: z.boolean(),
})
