import type { BusinessField } from '#domain/business/business.ts'
import { mergedBusiness } from '#domain/business/merge-businesses.ts'
import { MERGED_FACT, MERGED_INTO_FACT, note, PICTURES_FACT } from '#domain/business/undo.ts'
import { DomainError } from '#domain/errors.ts'
import type { OwnPicture } from '#domain/picture.ts'
import { recordAudit } from '#store/audit.ts'
import { forgetPairsOf } from '#store/duplicate-pairs.ts'
import { movePictures } from '#store/merged-pictures.ts'
import { copyOwners } from '#store/owners.ts'
import { picturesOf } from '#store/pictures.ts'
import type { AdminDeps } from './admin-deps.ts'
import { liveBusiness } from './show-admin-business.ts'
import { storeBusiness, storeRemoval } from './store-business.ts'

export interface MergeBusinessesInput {
  readonly winnerId: number
  readonly loserId: number
  /** Fields that the winner takes from the loser. */
  readonly take: readonly BusinessField[]
  readonly account: string
}

/**
 * Makes one business of two. The winner takes the fields chosen and fills its own gaps; reviews are never added up.
 * The loser's addresses, former ones and its number lead to the winner, and so do its rows in files to come; the e-mail
 * addresses on file for it are the winner's as well. Its uploaded pictures stand behind the winner's.
 * Throws business_unknown, business_gone, and merge_impossible for a business with itself.
 */
export async function mergeBusinesses(
  { store, now }: Pick<AdminDeps, 'store' | 'now'>,
  { winnerId, loserId, take, account }: MergeBusinessesInput,
): Promise<void> {
  if (winnerId === loserId) throw new DomainError('merge_impossible', { id: winnerId })
  await store.write(async trx => {
    const winner = await liveBusiness(trx, winnerId)
    const loser = await liveBusiness(trx, loserId)
    // First the loser: a place id belongs to one live business at a time.
    await storeRemoval(trx, loserId, {
      kind: 'removed',
      account,
      now: now(),
      mergedInto: winnerId,
      notes: [note(MERGED_INTO_FACT, null, winnerId)],
    })
    const pictures = await picturesOf(trx, winnerId)
    await movePictures(trx, { from: loserId, to: winnerId })
    await storeBusiness(trx, winner, mergedBusiness(winner.business, loser.business, take, now()), {
      kind: 'merged',
      account,
      now: now(),
      notes: [note(MERGED_FACT, null, loserId), ...pictureNotes(pictures, await picturesOf(trx, winnerId))],
    })
    await forgetPairsOf(trx, loserId)
    await copyOwners(trx, { from: loserId, to: winnerId })
    await recordAudit(trx, {
      account,
      action: 'business.merged',
      subject: String(winnerId),
      details: { name: winner.business.name, merged: loserId, mergedName: loser.business.name, take },
      now: now(),
    })
  })
}

function pictureNotes(before: readonly OwnPicture[], after: readonly OwnPicture[]) {
  const textsOf = (pictures: readonly OwnPicture[]) => pictures.map(({ alt }) => alt)
  return after.length === before.length ? [] : [note(PICTURES_FACT, textsOf(before), textsOf(after))]
}
