import { recordAudit } from '#store/audit.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import { mergedIntoEach } from '#store/merged-businesses.ts'
import type { Db } from '#store/store.ts'
import { suppressForGood } from '#store/suppressions.ts'
import { keysEverKnown } from './keys-ever-known.ts'

/**
 * Keeps a business out of the directory because somebody objected: by every place id and every name and address that it
 * or what was merged into it is or was known by, and by its telephone numbers where wanted. Restoring the business does
 * not take the keys off again.
 */
export async function suppressBusiness(
  trx: Db,
  { business }: HeldBusiness,
  {
    reason,
    alsoPhone,
    account,
    now,
  }: {
    readonly reason: string
    readonly alsoPhone: boolean
    readonly account: string
    readonly now: number
  },
): Promise<void> {
  const merged = await mergedIntoEach(trx, [business.id])
  const parts = await Promise.all(merged.map(part => heldBusiness(trx, part.id)))
  for (const part of [business, ...parts.flatMap(held => held?.business ?? [])]) {
    const { placeIds, matchKeys, phones } = await keysEverKnown(trx, part)
    for (const value of placeIds) await suppressForGood(trx, { kind: 'place_id', value, reason, now })
    for (const value of matchKeys) await suppressForGood(trx, { kind: 'name_address', value, reason, now })
    if (!alsoPhone) continue
    for (const value of phones) await suppressForGood(trx, { kind: 'phone', value, reason, now })
  }
  await recordAudit(trx, {
    account,
    action: 'suppression.added',
    subject: String(business.id),
    details: { reason, kinds: ['place_id', 'name_address', ...(alsoPhone ? ['phone'] : [])] },
    now,
  })
}
