import { note, PICTURES_FACT } from '#domain/edit/entry-facts.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import { getLiveBusiness } from '#services/businesses/get-business.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { recordAudit } from '#store/audit.ts'
import { picturesOf } from '#store/pictures/pictures.ts'
import type { Db } from '#store/store.ts'

/**
 * Changes a business's own pictures in a transaction, with its change number, its history and the audit log.
 * @param change makes the change, given the present pictures; null where there is nothing to change
 * @returns the pictures afterwards
 * Throws business_unknown, business_gone, and whatever `change` throws.
 */
export async function changePictures(
  trx: Db,
  id: number,
  { account, now }: { readonly account: string; readonly now: number },
  change: (
    pictures: readonly OwnPicture[],
  ) => { readonly what: 'added' | 'arranged' | 'removed'; readonly store: () => Promise<void> } | null,
): Promise<readonly OwnPicture[]> {
  const record = await getLiveBusiness(trx, id)
  const before = await picturesOf(trx, id)
  const wanted = change(before)
  if (wanted === null) return before
  await wanted.store()
  const after = await picturesOf(trx, id)
  const notes = [note(PICTURES_FACT, textsOf(before), textsOf(after))]
  const business = { ...record.business, updatedAt: now }
  await saveBusiness(trx, record, business, { kind: 'changed', account, now, notes })
  await recordAudit(trx, {
    account,
    action: 'business.pictures-changed',
    subject: String(id),
    details: { name: record.business.name, what: wanted.what, pictures: after.length },
    now,
  })
  return after
}

function textsOf(pictures: readonly OwnPicture[]): string[] {
  return pictures.map(({ alt }) => alt)
}
