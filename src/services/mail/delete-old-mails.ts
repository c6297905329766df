import { deleteMailsBefore } from '#store/mail/outbox.ts'
import { deleteUnconfirmedBefore } from '#store/mail/subscribers.ts'
import type { Store } from '#store/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Long enough for questions about a mail, short enough for what is in it about people. */
const MAIL_RETENTION_MS = 90 * DAY_MS
/** The link in the confirmation mail is over after a week; nobody confirms after a month. */
const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS

/**
 * Deletes what nobody needs any more: mails that were sent or given up 90 days ago, and newsletter addresses that
 * nobody confirmed within 30 days.
 */
export async function deleteOldMails({
  store,
  now,
}: {
  readonly store: Store
  readonly now: () => number
}): Promise<void> {
  await store.write(async trx => {
    await deleteMailsBefore(trx, now() - MAIL_RETENTION_MS)
    await deleteUnconfirmedBefore(trx, now() - UNCONFIRMED_RETENTION_MS)
  })
}
