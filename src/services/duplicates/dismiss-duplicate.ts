import { DomainError } from '#domain/errors.ts'
import { getBusiness } from '#services/businesses/get-business.ts'
import { recordAudit } from '#store/audit.ts'
import { dismissPair } from '#store/duplicates/duplicate-pairs.ts'
import type { StoreDeps } from '#store/store.ts'

export interface DismissDuplicateInput {
  /** The two businesses, in any order. */
  readonly a: number
  readonly b: number
  readonly account: string
}

/**
 * Records for good that two businesses are different: the pair is never suggested again.
 * Throws business_unknown, and merge_impossible for a business with itself.
 */
export async function dismissDuplicate(
  { store, now }: StoreDeps,
  { a, b, account }: DismissDuplicateInput,
): Promise<void> {
  if (a === b) throw new DomainError('merge_impossible', { id: a })
  await store.write(async trx => {
    const first = await getBusiness(trx, Math.min(a, b))
    const second = await getBusiness(trx, Math.max(a, b))
    const pair = { a: first.business.id, b: second.business.id }
    await dismissPair(trx, { ...pair, account, now: now() })
    await recordAudit(trx, {
      account,
      action: 'duplicate.dismissed',
      subject: `${pair.a} ${pair.b}`,
      details: { names: [first.business.name, second.business.name] },
      now: now(),
    })
  })
}
