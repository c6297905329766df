import type { AuditAction, AuditEntry } from '#domain/account/audit.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { berlinDays, type DaySpan } from '#domain/time/berlin-day.ts'
import { type AuditSelection, auditPage, countAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'

/** A filter of the audit log; an unset part matches all. */
export interface AuditFilter extends DaySpan {
  readonly account?: string | undefined
  readonly action?: AuditAction | undefined
}

export interface AuditList {
  readonly entries: readonly AuditEntry[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

const PAGE_SIZE = 50

/** One page of the audit log, newest first. Throws offset_too_large. */
export async function listAudit(
  { store }: Pick<StoreDeps, 'store'>,
  { page, ...filter }: AuditFilter & { readonly page: number },
): Promise<AuditList> {
  const offset = offsetOf(page, PAGE_SIZE)
  const selection = selectionOf(filter)
  const total = await countAudit(store.db, selection)
  const entries = await auditPage(store.db, selection, { offset, limit: PAGE_SIZE })
  return { entries, total, page, totalPages: totalPagesOf(total, PAGE_SIZE) }
}

/** The filter for the store, with instants instead of days. */
export function selectionOf({ account, action, ...days }: AuditFilter): AuditSelection {
  return {
    account,
    action,
    ...berlinDays(days),
  }
}
