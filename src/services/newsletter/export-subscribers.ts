import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import { berlinMinute } from '#domain/time/berlin-day.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { confirmedAfter, countSubscribers } from '#store/mail/subscribers.ts'
import type { Store } from '#store/store.ts'

/** Rows read at once: a few milliseconds, and visitors are answered in between. */
const BATCH = 500

/**
 * The confirmed addresses with the proof of consent, as CSV for Excel and for the tool that sends the newsletter. The
 * download is written to the audit log before its first byte.
 * @param header e-mail, language, state, consent, asked, confirmed
 * @returns the file in pieces; times are those of clocks in Germany
 */
export async function exportSubscribers(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { account, header }: { readonly account: string; readonly header: readonly string[] },
): Promise<AsyncGenerator<string>> {
  await store.write(async trx => {
    const count = await countSubscribers(trx, 'subscribed')
    await recordAudit(trx, { account, action: 'subscribers.downloaded', details: { count }, now: now() })
  })
  return csvFile(header, subscriberRows(store))
}

async function* subscriberRows({ db }: Store): AsyncGenerator<readonly CsvRow[]> {
  for (let id = 0; ; ) {
    const subscribers = await confirmedAfter(db, id, BATCH)
    const last = subscribers.at(-1)
    if (last === undefined) return
    yield subscribers.map(rowOf)
    id = last.id
  }
}

function rowOf({ email, language, state, consentText, askedAt, confirmedAt }: Subscriber): CsvRow {
  const confirmed = confirmedAt === null ? null : berlinMinute(confirmedAt)
  return [email, language, state, consentText, berlinMinute(askedAt), confirmed]
}
