import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { suppressForGood } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'
import { keysFromHistory } from './keys-ever-known.ts'

/**
 * Keeps a business out of the directory because somebody objected: by every place id and every name and address that it
 * or what was merged into it is or was known by, and by its telephone numbers where wanted. Restoring the business does
 * not take the keys off again.
 */
export async function suppressBusiness(
  trx: Db,
  { business }: BusinessRecord,
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
  const parts = await Promise.all(merged.map(part => businessRecord(trx, part.id)))
  for (const part of [business, ...parts.flatMap(record => record?.business ?? [])]) {
    const { placeIds, matchKeys, phones } = await keysFromHistory(trx, part)
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
