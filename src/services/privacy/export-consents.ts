import { CONSENT_CATEGORIES } from '#domain/consent/consent.ts'
import type { Consent } from '#domain/consent/consent-proof.ts'
import { berlinMinute } from '#domain/time/berlin-day.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { inBatches } from '#store/batches.ts'
import { type ConsentSelection, consentsAfter, countConsents } from '#store/privacy/consents.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { type ConsentFilter, selectionOf } from './list-consents.ts'

/** Rows read at once, within a few milliseconds; visitors are answered in between. */
const BATCH = 500

/**
 * The proofs of consent as CSV for Excel, newest first. The download is written to the audit log before its first byte.
 * @param header identifier, language, question, what was allowed, given, withdrawn
 * @returns the file in chunks; times are German local time
 */
export async function exportConsents(
  { store, now }: StoreDeps,
  {
    account,
    header,
    ...filter
  }: ConsentFilter & { readonly account: string; readonly header: readonly string[] },
): Promise<AsyncGenerator<string>> {
  const selection = selectionOf(filter)
  await store.write(async trx => {
    const count = await countConsents(trx, selection)
    await recordAudit(trx, {
      account,
      action: 'consents.downloaded',
      details: { count, ...filter },
      now: now(),
    })
  })
  return csvFile(header, consentRows(store, selection))
}

async function* consentRows({ db }: Store, selection: ConsentSelection): AsyncGenerator<readonly CsvRow[]> {
  const batches = inBatches<Consent>(last => consentsAfter(db, selection, { last, limit: BATCH }))
  for await (const consents of batches) yield consents.map(rowOf)
}

function rowOf({ id, choices, language, asked, givenAt, withdrawnAt }: Consent): CsvRow {
  const allowed = CONSENT_CATEGORIES.filter(category => choices[category]).join(', ')
  const withdrawn = withdrawnAt === null ? null : berlinMinute(withdrawnAt)
  return [id, language, asked, allowed, berlinMinute(givenAt), withdrawn]
}
