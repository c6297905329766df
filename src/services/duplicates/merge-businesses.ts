import type { BusinessField } from '#domain/business/fields.ts'
import { MERGED_FACT, MERGED_INTO_FACT, note, PICTURES_FACT } from '#domain/edit/entry-facts.ts'
import { mergedBusiness } from '#domain/edit/merge-businesses.ts'
import { DomainError } from '#domain/errors.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import { getLiveBusiness } from '#services/businesses/get-business.ts'
import { saveBusiness, saveRemoval } from '#services/businesses/save-business.ts'
import { recordAudit } from '#store/audit.ts'
import { copyOwners } from '#store/businesses/owners.ts'
import { movePictures, picturesOf } from '#store/pictures/pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { moveSubmissions } from '#store/submissions.ts'

export interface MergeBusinessesInput {
  readonly winnerId: number
  readonly loserId: number
  /** The fields that the winner takes from the loser. */
  readonly take: readonly BusinessField[]
  readonly account: string
}

/**
 * Merges two businesses. The winner takes the chosen fields and fills its own gaps; reviews are never added up. The
 * loser's addresses, former ones and its number lead to the winner, and so do its rows in files to come; the e-mail
 * addresses on file for it are the winner's as well. Its uploaded pictures come after the winner's, and submissions about
 * it that nobody has decided on are about the winner. Undoing the merge (undoHistory) gives all of this back.
 * Throws business_unknown, business_gone, and merge_impossible for a business with itself.
 */
export async function mergeBusinesses(
  { store, now }: StoreDeps,
  { winnerId, loserId, take, account }: MergeBusinessesInput,
): Promise<void> {
  if (winnerId === loserId) throw new DomainError('merge_impossible', { id: winnerId })
  await store.write(async trx => {
    const winner = await getLiveBusiness(trx, winnerId)
    const loser = await getLiveBusiness(trx, loserId)
    // The loser first, because a place id belongs to one live business at a time.
    await saveRemoval(trx, loserId, {
      kind: 'removed',
      account,
      now: now(),
      mergedInto: winnerId,
      notes: [note(MERGED_INTO_FACT, null, winnerId)],
    })
    const pictures = await picturesOf(trx, winnerId)
    await movePictures(trx, { from: loserId, to: winnerId })
    await saveBusiness(trx, winner, mergedBusiness(winner.business, loser.business, take, now()), {
      kind: 'merged',
      account,
      now: now(),
      notes: [note(MERGED_FACT, null, loserId), ...pictureNotes(pictures, await picturesOf(trx, winnerId))],
    })
    await copyOwners(trx, { from: loserId, to: winnerId })
    await moveSubmissions(trx, { from: loserId, to: winnerId })
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
