import type { MailState, OutboxMail } from '#domain/mail/mail.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { countMails, listedMails } from '#store/mail/outbox.ts'
import type { Store } from '#store/store.ts'

const MAILS_PER_PAGE = 20

export interface OutboxPage {
  readonly entries: readonly OutboxMail[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of the outbox, newest first. Throws offset_too_large. */
export async function listOutbox(
  { store }: { readonly store: Store },
  { page, state }: { readonly page: number; readonly state?: MailState | undefined },
): Promise<OutboxPage> {
  const total = await countMails(store.db, state)
  const part = { limit: MAILS_PER_PAGE, offset: offsetOf(page, MAILS_PER_PAGE) }
  const entries = await listedMails(store.db, state, part)
  return { entries, total, page, totalPages: totalPagesOf(total, MAILS_PER_PAGE) }
}
