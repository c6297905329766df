import { DomainError } from '#domain/errors.ts'
import type { MailState, WrittenMail } from '#domain/mail/mail.ts'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import type { Page } from '#domain/paging.ts'
import { expiredBefore } from '#domain/privacy/retention.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteMailsBefore, insertMail, mailById, mailPage, saveMailProgress } from '#store/mail/outbox.ts'
import { deleteUnconfirmedBefore } from '#store/mail/subscribers.ts'
import type { Db, StoreDeps } from '#store/store.ts'

const MAILS_PER_PAGE = 20

/** One page of the outbox, newest first. Throws offset_too_large. */
export function listOutbox(
  { store }: Pick<StoreDeps, 'store'>,
  { page, state }: { readonly page: number; readonly state?: MailState | undefined },
): Promise<Page<OutboxMail>> {
  return mailPage(store.db, store.key, state, { page, limit: MAILS_PER_PAGE })
}

/**
 * Puts a mail into the outbox, in the transaction of what it is about: both are stored, or neither is. It is sent
 * within seconds where there is a mail server, and can be read in the outbox where there is none.
 */
export async function queueMail({ store, now }: StoreDeps, trx: Db, mail: WrittenMail): Promise<void> {
  await insertMail(trx, store.key, mail, now())
}

/**
 * Makes a failed or waiting mail due at once, with the attempts of a new one. A sent one stays as it is.
 * Throws mail_unknown, and mail_server_missing: nothing would try it.
 */
export async function retryMail(
  { store, now, hasMailServer }: StoreDeps & { readonly hasMailServer: () => boolean },
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const mail = await mailById(trx, store.key, id)
    if (mail === undefined) throw new DomainError('mail_unknown', { id })
    if (mail.state === 'sent') return
    if (!hasMailServer()) throw new DomainError('mail_server_missing')
    const { failure } = mail
    await saveMailProgress(trx, { id, state: 'waiting', attempts: 0, failure, dueAt: now(), sentAt: null })
    await recordAudit(trx, {
      account,
      action: 'mail.retried',
      subject: String(id),
      details: { kind: mail.kind },
      now: now(),
    })
  })
}

/**
 * Deletes mails that were sent or given up 90 days ago, and newsletter addresses that were not confirmed within 30
 * days.
 * @returns how many
 */
export async function deleteOldMails({ store, now }: StoreDeps): Promise<number> {
  return store.write(async trx => {
    const mails = await deleteMailsBefore(trx, expiredBefore('mails', now()))
    return mails + (await deleteUnconfirmedBefore(trx, expiredBefore('unconfirmed', now())))
  })
}
