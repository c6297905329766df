import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { mailById, saveMailProgress } from '#store/mail/outbox.ts'
import type { Store } from '#store/store.ts'

/**
 * Lets a mail that failed or waits be tried at once, and as often as a new one. One that was sent stays as it is.
 * Throws mail_unknown.
 */
export async function retryMail(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const mail = await mailById(trx, id)
    if (mail === undefined) throw new DomainError('mail_unknown', { id })
    if (mail.state === 'sent') return
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
