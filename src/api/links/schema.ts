import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { LINK_OUTCOMES } from '#domain/link/link-check.ts'
import { linkFaultSchema, linkReasonCountSchema } from '#domain/link/link-fault.ts'

export const linkFaultsQuerySchema = pageQueryOf({ outcome: z.enum(LINK_OUTCOMES).optional() })

export const linkFaultsExportQuerySchema = linkFaultsQuerySchema.omit({ page: true })

export const linkFaultsSchema = pageOf(linkFaultSchema).extend({
  /** How many businesses have each reason, whatever the filter. */
  reasons: z.array(linkReasonCountSchema).readonly(),
})

export const validationStartedSchema = z.strictObject({ jobId: z.int(), total: z.int() })
