import type { FactChange, HistoryKind } from '#domain/business/history.ts'
import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { takeNumbers } from '#store/counters.ts'
import { type HeldBusiness, markTouched } from '#store/held-businesses.ts'
import { mergedChain } from '#store/merged-businesses.ts'
import { takeBackPictures } from '#store/merged-pictures.ts'
import type { Db } from '#store/store.ts'
import { unsuppress } from '#store/suppressions.ts'
import type { AdminDeps } from './admin-deps.ts'
import { demandFreePlaceId } from './edit-business.ts'
import { isErased } from './erase-business.ts'
import { knownBusiness } from './show-admin-business.ts'
import { storeBusiness } from './store-business.ts'

/**
 * Brings a removed business back, and takes off the suppression list what its removal put there. One that was merged
 * into another is its own business again, with its uploaded pictures; what else the other took over stays there. A live one stays as it is.
 * Throws business_unknown, business_erased when a person's request left nothing to bring back, and place_id_taken when another live business has its place id by now.
 */
export async function restoreBusiness(
  { store, now }: Pick<AdminDeps, 'store' | 'now'>,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const held = await knownBusiness(trx, id)
    if (!(await restoreFor(trx, held, { account, now: now() }))) return
    await recordAudit(trx, {
      account,
      action: 'business.restored',
      subject: String(id),
      details: { name: held.business.name },
      now: now(),
    })
  })
}

export interface RestoreDeed {
  readonly account: string | null
  readonly now: number
  readonly kind?: HistoryKind
  readonly notes?: readonly FactChange[]
}

/** Brings one removed business back in a transaction. Throws place_id_taken. @returns false when it is live already */
export async function restoreFor(
  trx: Db,
  held: HeldBusiness,
  { account, now, kind = 'restored', notes = [] }: RestoreDeed,
): Promise<boolean> {
  if (held.removedAt === null) return false
  const { business } = held
  if (isErased(business)) throw new DomainError('business_erased', { id: business.id })
  await demandFreePlaceId(trx, business)
  await unsuppress(trx, business.id)
  if (held.mergedInto !== null) await takeBackPictures(trx, business.id)
  for (const winnerId of await mergedChain(trx, held.mergedInto))
    await markTouched(trx, winnerId, await takeNumbers(trx, 'change', 1))
  await storeBusiness(trx, held, { ...business, updatedAt: now }, { kind, account, now, notes })
  return true
}
