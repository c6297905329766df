import type { HistoryKind } from '#domain/business/history.ts'
import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, markTouched } from '#store/businesses/business-records.ts'
import { isErased } from '#store/businesses/erased-businesses.ts'
import { mergedChain } from '#store/businesses/merged-businesses.ts'
import { takeBackOwners } from '#store/businesses/owners.ts'
import { takeNumbers } from '#store/counters.ts'
import { takeBackPictures } from '#store/pictures/pictures.ts'
import { unsuppress } from '#store/privacy/suppressions.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { takeBackSubmissions } from '#store/submissions.ts'
import { requireFreePlaceId } from './edit-business.ts'
import { getBusiness } from './get-business.ts'
import { type BusinessAction, saveBusiness } from './save-business.ts'

/**
 * Restores a removed business, and removes from the suppression list what its removal added. A merged business is
 * separate again, with its uploaded pictures, the e-mail addresses on file and the submissions about it; the facts that the
 * other one took over stay there. Does nothing for a live business.
 * Throws business_unknown, business_erased when a person's request erased it, and place_id_taken when another live
 * business has its place id.
 */
export async function restoreBusiness(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const record = await getBusiness(trx, id)
    if (!(await restoreFor(trx, record, { account, now: now() }))) return
    await recordAudit(trx, {
      account,
      action: 'business.restored',
      subject: String(id),
      details: { name: record.business.name },
      now: now(),
    })
  })
}

export interface RestoreAction extends Omit<BusinessAction, 'kind'> {
  /** 'restored' by default. */
  readonly kind?: HistoryKind
}

/** Restores one removed business in a transaction. Throws place_id_taken. @returns false when it is live */
export async function restoreFor(
  trx: Db,
  record: BusinessRecord,
  { kind = 'restored', ...action }: RestoreAction,
): Promise<boolean> {
  if (record.removedAt === null) return false
  const { business } = record
  if (isErased(business)) throw new DomainError('business_erased', { id: business.id })
  await requireFreePlaceId(trx, business)
  await unsuppress(trx, business.id)
  if (record.mergedInto !== null) {
    await takeBackPictures(trx, business.id)
    await takeBackSubmissions(trx, business.id)
  }
  const winners = await mergedChain(trx, record.mergedInto)
  for (const winnerId of winners) await markTouched(trx, winnerId, await takeNumbers(trx, 'change', 1))
  await saveBusiness(trx, record, { ...business, updatedAt: action.now }, { ...action, kind })
  if (winners.length > 0) await takeBackOwners(trx, business.id, winners)
  return true
}
