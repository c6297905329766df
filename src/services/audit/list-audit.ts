import type { AuditAction } from '#domain/account/audit.ts'
import type { AuditEntry } from '#domain/account/audit-entry.ts'
import type { Page } from '#domain/paging.ts'
import { berlinDays, type DaySpan } from '#domain/time/berlin-day.ts'
import { type AuditSelection, auditPage } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'

/** A filter of the audit log; an unset part matches all. */
export interface AuditFilter extends DaySpan {
  readonly account?: string | undefined
  readonly action?: AuditAction | undefined
}

const PAGE_SIZE = 50

/** One page of the audit log, newest first. Throws offset_too_large. */
export function listAudit(
  { store }: Pick<StoreDeps, 'store'>,
  { page, ...filter }: AuditFilter & { readonly page: number },
): Promise<Page<AuditEntry>> {
  return auditPage(store.db, selectionOf(filter), { page, limit: PAGE_SIZE })
}

/** The filter for the store, with instants instead of days. */
export function selectionOf({ account, action, ...days }: AuditFilter): AuditSelection {
  return {
    account,
    action,
    ...berlinDays(days),
  }
}
