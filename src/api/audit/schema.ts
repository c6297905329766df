import { z } from 'zod'
import { language, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { AUDIT_ACTIONS } from '#domain/account/audit.ts'

const filter = {
  account: z.string().max(1000).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Days in Germany, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const auditQuerySchema = pageQueryOf(filter)

export const auditExportQuerySchema = z.strictObject({ ...filter, language })

export const auditPageSchema = pageOf(
  z.strictObject({
    id: z.int(),
    at: z.int(),
    account: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
)
