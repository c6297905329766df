import type { Business } from '#domain/business/business.ts'
import { eraseBusiness } from '#store/businesses/erased-businesses.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { takeNumbers } from '#store/counters.ts'
import type { Db } from '#store/store.ts'

/**
 * Erases a removed business and the businesses merged into it: facts, history, and what imports and the audit log
 * store. The keys for the suppression list must be read before. Call it in the transaction of the decision.
 */
export async function eraseFor(trx: Db, id: number): Promise<void> {
  const merged = await mergedIntoEach(trx, [id])
  for (const part of [id, ...merged.map(business => business.id)]) {
    await eraseBusiness(trx, part, await takeNumbers(trx, 'change', 1))
  }
}

/** Whether a business was erased. */
export function isErased({ name }: Pick<Business, 'name'>): boolean {
  return name === ''
}
