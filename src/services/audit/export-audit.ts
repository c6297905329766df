import type { SessionAccount } from '#domain/account/account.ts'
import type { AuditEntry } from '#domain/account/audit-entry.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { auditBefore, recordAudit } from '#store/audit.ts'
import { inBatches } from '#store/batches.ts'
import { lastNumber } from '#store/counters.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { type AuditFilter, selectionOf } from './list-audit.ts'

/** Rows read at once, within a few milliseconds, so that requests are answered in between. */
const BATCH = 500

/**
 * The audit log as CSV for Excel, newest first: everything recorded before the download, which is recorded itself.
 * @param header number, time, account, action, subject, details
 * @returns the file in pieces; times are those of clocks in Germany
 */
export async function exportAudit(
  { store, now }: StoreDeps,
  by: SessionAccount,
  { header, ...filter }: AuditFilter & { readonly header: readonly string[] },
): Promise<AsyncGenerator<string>> {
  const own = await store.write(async trx => {
    await recordAudit(trx, {
      account: by.username,
      action: 'audit.downloaded',
      details: { ...filter },
      now: now(),
    })
    return lastNumber(trx, 'audit')
  })
  return csvFile(header, rowsBefore(store, own, filter))
}

async function* rowsBefore(
  { db }: Store,
  before: number,
  filter: AuditFilter,
): AsyncGenerator<readonly CsvRow[]> {
  const selection = selectionOf(filter)
  const batches = inBatches<AuditEntry>(last =>
    auditBefore(db, selection, { id: last?.id ?? before, limit: BATCH }),
  )
  for await (const entries of batches) yield entries.map(rowOf)
}

function rowOf({ id, at, account, action, subject, details }: AuditEntry): CsvRow {
  const json = Object.keys(details).length === 0 ? null : JSON.stringify(details)
  return [id, CLOCK.format(at), account, action, subject, json]
}

/** The Swedish format is '2026-11-24 10:00:00', which sorts and which Excel reads as a time. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})
