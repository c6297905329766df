import type { AuditAction } from '#domain/audit.ts'
import { takeNumbers } from './counters.ts'
import type { Db } from './store.ts'

export interface AuditNote {
  /** The account's name, or 'system'. */
  readonly account: string
  readonly action: AuditAction
  readonly subject?: string
  /** Never a password, a token or a secret. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Writes down what an administrator did. Call it in the transaction of the deed. */
export async function recordAudit(db: Db, note: AuditNote): Promise<void> {
  const id = await takeNumbers(db, 'audit', 1)
  await db
    .insertInto('audit')
    .values({
      id,
      at: note.now,
      account: note.account,
      action: note.action,
      subject: note.subject ?? null,
      details: JSON.stringify(note.details ?? {}),
    })
    .execute()
}
