import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteSubscriber, subscriberById } from '#store/mail/subscribers.ts'
import type { Store } from '#store/store.ts'

/**
 * Deletes an address from the newsletter, with the proof of consent. The log names its number only: a deleted address
 * must not live on there. Throws subscriber_unknown.
 */
export async function removeSubscriber(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    if ((await subscriberById(trx, id)) === undefined) throw new DomainError('subscriber_unknown', { id })
    await deleteSubscriber(trx, id)
    await recordAudit(trx, { account, action: 'subscriber.removed', subject: String(id), now: now() })
  })
}
