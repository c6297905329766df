import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteSuppression } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'

/** Takes a key off the suppression list: the next import may bring its business back. Throws suppression_unknown. */
export async function removeSuppression(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const removed = await deleteSuppression(trx, id)
    if (removed === undefined) throw new DomainError('suppression_unknown', { id })
    const { kind, reason } = removed
    await recordAudit(trx, {
      account,
      action: 'suppression.removed',
      subject: String(id),
      details: { kind, reason },
      now: now(),
    })
  })
}
