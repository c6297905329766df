import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { LINK_OUTCOMES } from './link-check.ts'

/** What the last check of a business's website found. */
export const websiteCheckSchema = z.strictObject({
  outcome: z.enum(LINK_OUTCOMES),
  /** A status ('404'), a code ('ENOTFOUND') or a word ('robots.txt'). */
  detail: z.string(),
  /** Milliseconds since 1970. */
  checkedAt: z.int(),
  /** The number of days on which it failed since it last worked. */
  failedDays: z.int(),
  /** Pages no longer link to it. */
  isDead: z.boolean(),
})

export type WebsiteCheck = Immutable<z.infer<typeof websiteCheckSchema>>

/** A website that was not reached as it should be, with the business it belongs to. */
export const linkFaultSchema = websiteCheckSchema.extend({
  businessId: z.int(),
  name: z.string(),
  url: z.string(),
  /** The address after all redirects, also when it failed; null when the address itself failed. */
  finalUrl: z.string().nullable(),
})

export type LinkFault = Immutable<z.infer<typeof linkFaultSchema>>

/** How many businesses' websites have a reason. */
export const linkReasonCountSchema = z.strictObject({ outcome: z.enum(LINK_OUTCOMES), count: z.int() })

export type ReasonCount = Immutable<z.infer<typeof linkReasonCountSchema>>
