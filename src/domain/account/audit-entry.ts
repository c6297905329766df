import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { AUDIT_ACTIONS } from './audit.ts'

/** An entry of the audit log. */
export const auditEntrySchema = z.strictObject({
  id: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
  /** The account's name, or 'system'. */
  account: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** What it was done to: an id or a name; null where the action says everything. */
  subject: z.string().nullable(),
  /** Never a password, a token or a secret. */
  details: z.record(z.string(), z.unknown()),
})

export type AuditEntry = Immutable<z.infer<typeof auditEntrySchema>>
