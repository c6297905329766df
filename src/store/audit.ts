import type { Selectable } from 'kysely'
import type { AuditAction } from '#domain/account/audit.ts'
import type { AuditEntry } from '#domain/account/audit-entry.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { takeNumbers } from './counters.ts'
import { readPage } from './pages.ts'
import type { AuditTable } from './schema/administration-tables.ts'
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

/** Records what an administrator did. Call it in the transaction of the action. */
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

/** A filter of entries; an unset part matches all. */
export interface AuditSelection {
  readonly account?: string | undefined
  readonly action?: AuditAction | undefined
  /** Milliseconds since 1970, inclusive. */
  readonly from?: number | undefined
  /** Milliseconds since 1970, exclusive. */
  readonly until?: number | undefined
}

/** One page of the entries, newest first. */
export function auditPage(
  db: Db,
  selection: AuditSelection,
  request: PageRequest,
): Promise<Page<AuditEntry>> {
  return readPage(selected(db, selection).selectAll().orderBy('id', 'desc'), request, entryOf)
}

/** The entries before the one with this number, newest first: one step through all of them. */
export async function auditBefore(
  db: Db,
  selection: AuditSelection,
  { id, limit }: { readonly id: number; readonly limit: number },
): Promise<readonly AuditEntry[]> {
  const rows = await selected(db, selection)
    .selectAll()
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(entryOf)
}

function selected(db: Db, { account, action, from, until }: AuditSelection) {
  let query = db.selectFrom('audit')
  if (account !== undefined) query = query.where('account', '=', account)
  if (action !== undefined) query = query.where('action', '=', action)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  return query
}

/** Only `recordAudit` writes these columns, so they are trusted. */
function entryOf(row: Selectable<AuditTable>): AuditEntry {
  return {
    id: Number(row.id),
    at: Number(row.at),
    account: row.account,
    action: row.action as AuditAction,
    subject: row.subject,
    details: JSON.parse(row.details),
  }
}
