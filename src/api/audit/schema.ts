import { z } from 'zod'
import { language, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { AUDIT_ACTIONS } from '#domain/account/audit.ts'
import { auditEntrySchema } from '#domain/account/audit-entry.ts'

const filter = {
  account: z.string().max(1000).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Days in Germany, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const auditQuerySchema = pageQueryOf(filter)

export const auditExportQuerySchema = z.strictObject({ ...filter, language })

export const auditPageSchema = pageOf(auditEntrySchema)
