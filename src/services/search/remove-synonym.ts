import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteSynonym } from '#store/search/synonyms.ts'
import type { Store } from '#store/store.ts'

/** Takes back what a word means, with all its meanings. Throws synonym_unknown. */
export async function removeSynonym(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const removed = await deleteSynonym(trx, id)
    if (removed === undefined) throw new DomainError('synonym_unknown', { id })
    const { term, means } = removed
    await recordAudit(trx, {
      account,
      action: 'synonym.removed',
      subject: term,
      details: { means },
      now: now(),
    })
  })
}
