import { DomainError } from '#domain/errors.ts'
import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import type { SubscriberState } from '#domain/newsletter/subscription.ts'
import type { Page } from '#domain/paging.ts'
import { berlinMinute } from '#domain/time/berlin-day.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { inBatches } from '#store/batches.ts'
import {
  confirmedAfter,
  countSubscribers,
  deleteSubscriber,
  subscriberById,
  subscriberPage,
} from '#store/mail/subscribers.ts'
import type { Store, StoreDeps } from '#store/store.ts'

const SUBSCRIBERS_PER_PAGE = 50

/** One page of the newsletter's subscribers, newest first. Throws offset_too_large. */
export function listSubscribers(
  { store }: Pick<StoreDeps, 'store'>,
  { page, state }: { readonly page: number; readonly state?: SubscriberState | undefined },
): Promise<Page<Subscriber>> {
  return subscriberPage(store.db, state, { page, limit: SUBSCRIBERS_PER_PAGE })
}

/**
 * Deletes a newsletter address with its proof of consent. The log names its number only, because a deleted address must
 * not live on there. Throws subscriber_unknown.
 */
export async function removeSubscriber(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    if ((await subscriberById(trx, id)) === undefined) throw new DomainError('subscriber_unknown', { id })
    await deleteSubscriber(trx, id)
    await recordAudit(trx, { account, action: 'subscriber.removed', subject: String(id), now: now() })
  })
}

/** Rows read at once, within a few milliseconds; visitors are answered in between. */
const BATCH = 500

/**
 * The confirmed addresses with the proof of consent, as CSV for Excel and for the tool that sends the newsletter. The
 * download is written to the audit log before its first byte.
 * @param header e-mail, language, state, consent, asked, confirmed
 * @returns the file in chunks; times are German local time
 */
export async function exportSubscribers(
  { store, now }: StoreDeps,
  { account, header }: { readonly account: string; readonly header: readonly string[] },
): Promise<AsyncGenerator<string>> {
  await store.write(async trx => {
    const count = await countSubscribers(trx, 'subscribed')
    await recordAudit(trx, { account, action: 'subscribers.downloaded', details: { count }, now: now() })
  })
  return csvFile(header, subscriberRows(store))
}

async function* subscriberRows({ db }: Store): AsyncGenerator<readonly CsvRow[]> {
  const batches = inBatches<Subscriber>(last => confirmedAfter(db, last?.id ?? 0, BATCH))
  for await (const subscribers of batches) yield subscribers.map(rowOf)
}

function rowOf({ email, language, state, consentText, askedAt, confirmedAt }: Subscriber): CsvRow {
  const confirmed = confirmedAt === null ? null : berlinMinute(confirmedAt)
  return [email, language, state, consentText, berlinMinute(askedAt), confirmed]
}
